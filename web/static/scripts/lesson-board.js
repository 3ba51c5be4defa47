// <lesson-board>: a part of a lesson that is brought to life: a board to step through, a question answered on the board,
// a roll to be played, or a question with answers to choose from. It knows no rule: what is right, and what to say, comes with the page.
//
//   part.addEventListener("solved", (event) => event.target.id);

import { interrupt } from "./announce.js";
import { playRoll } from "./lesson-play.js";
import { stageOf, taught } from "./lesson-stage.js";
import { say } from "./lesson-words.js";

/** @typedef {import("./lesson-stage.js").Picture} Frame */
/** @typedef {import("./lesson-stage.js").Stage} Stage */

/** @typedef {{ frames: Frame[] }} StepsData */
/**
 * @typedef {object} FindData
 * @property {Frame} frame
 * @property {{ square: string, after: Frame | null }[]} right
 * @property {{ text: string, squares: string[] }[]} wrong
 * @property {boolean} ordered
 * @property {Frame | null} end what the board shows when all are found, if it changes then
 * @property {string} done
 */
/** @typedef {{ frame: Frame, right: string, why: [string, string][] }} ChooseData */

const stage = await stageOf(taught());

class LessonBoard extends HTMLElement {
  #data = /** @type {unknown} */ (null);
  #board = /** @type {Stage} */ (/** @type {unknown} */ (null));
  #said = document.createElement("p");

  connectedCallback() {
    if (this.#data) return;
    this.#data = JSON.parse(this.querySelector("script.data")?.textContent ?? "{}");
    const place = this.querySelector(".board");
    this.#board = stage(place?.getAttribute("data-label") ?? "");
    place?.replaceChildren(this.#board.element);
    this.#said.className = "said";
    if (this.classList.contains("steps")) this.#steps(/** @type {StepsData} */ (this.#data));
    else if (this.classList.contains("find")) this.#find(/** @type {FindData} */ (this.#data));
    else if (this.classList.contains("play")) playRoll(this, this.#board, this.#said, /** @type {any} */ (this.#data), (text, kind) => this.#tell(text, kind));
    else this.#choose(/** @type {ChooseData} */ (this.#data));
  }

  /** Says it below the board, and to a screen reader. @param {string} text @param {"right" | "wrong" | ""} kind */
  #tell(text, kind) {
    this.#said.textContent = text;
    this.#said.dataset.kind = kind;
    interrupt(text);
  }

  #solved() {
    this.dispatchEvent(new CustomEvent("solved", { bubbles: true }));
  }

  /** @returns {Element} */
  get #answer() {
    return this.querySelector(".answer") ?? this;
  }

  /** @param {StepsData} data */
  #steps({ frames }) {
    const bar = document.createElement("div");
    bar.className = "stepper";
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", say("lesson-replay"));
    const place = document.createElement("span");
    place.className = "place";
    const last = frames.length - 1;
    let at = 0;
    /** @param {number} to @param {boolean} [aloud] */
    const go = (to, aloud = true) => {
      const still = to !== at + 1;
      at = Math.max(0, Math.min(last, to));
      const frame = frames[at];
      if (!frame) return;
      this.#board.draw(frame, { still });
      place.textContent = say("lesson-step", { step: at + 1, steps: frames.length });
      for (const [button, off] of ends) button.setAttribute("aria-disabled", String(off()));
      if (aloud) this.#tell(frame.text, "");
      else this.#said.textContent = frame.text;
    };
    const first = button("lesson-first", "M6 5v14M18 5l-9 7 9 7z", () => go(0));
    const previous = button("lesson-previous", "M16 5l-9 7 9 7z", () => go(at - 1));
    const next = button("lesson-next", "M8 5l9 7-9 7z", () => go(at + 1));
    const end = button("lesson-last", "M18 5v14M6 5l9 7-9 7z", () => go(last));
    next.classList.add("primary");
    /** @type {[HTMLButtonElement, () => boolean][]} */
    const ends = [[first, () => at === 0], [previous, () => at === 0], [next, () => at === last], [end, () => at === last]];
    bar.append(first, previous, place, next, end);
    this.#answer.replaceChildren(bar, this.#said);
    go(0, false);
  }

  /** @param {FindData} data */
  #find({ frame, right, wrong, ordered, end, done }) {
    /** @type {string[]} */
    let found = [];
    let over = false;
    const again = document.createElement("button");
    again.type = "button";
    again.className = "small again";
    again.textContent = say("lesson-again");
    again.hidden = true;
    const solution = this.querySelector(".solution");
    this.#answer.prepend(this.#said, again);
    this.#board.ask(true);
    this.#board.draw(frame, { still: true });
    again.addEventListener("click", () => {
      found = [];
      over = false;
      again.hidden = true;
      this.#said.textContent = "";
      delete this.#said.dataset.kind;
      this.#board.ask(true);
      this.#board.draw(frame, { still: true });
      this.#board.enter();
    });
    const name = this.#board.name;
    this.#board.listen((square) => {
      if (over) return;
      const next = ordered ? right[found.length] : right.find((one) => one.square === square);
      if (found.includes(square) && !(ordered && next?.square === square)) {
        this.#tell(say("lesson-found-again", { square: name(square) }), "");
      } else if (next?.square === square) {
        found = [...found, square];
        // One of several moves that do the same is as good as all of them.
        over = next.after !== null || found.length === right.length;
        const turned = next.after ?? (over ? end : null);
        this.#board.draw(turned ?? frame, { found: turned ? [] : found });
        if (over) {
          this.#tell(`${say("lesson-right")} ${done}`, "right");
          this.#board.ask(false);
          again.hidden = false;
          if (solution instanceof HTMLDetailsElement) solution.open = false;
          this.#solved();
        } else {
          const tally = say("lesson-found", { square: name(square), count: found.length, need: right.length });
          const follows = ordered ? ` ${say("lesson-next-square", { square: name(right[found.length]?.square ?? "") })}` : "";
          this.#tell(tally + follows, "right");
        }
      } else {
        const reason = wrong.find((one) => one.squares.includes(square))?.text ?? say("lesson-wrong");
        this.#board.refuse(square);
        this.#tell(reason.replaceAll("{square}", name(square)), "wrong");
      }
    });
  }

  /** @param {ChooseData} data */
  #choose({ frame, right, why }) {
    this.#board.draw(frame, { still: true });
    const list = this.querySelector(".options");
    const group = document.createElement("div");
    group.className = "choices";
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", say("lesson-options"));
    for (const item of list?.querySelectorAll("li") ?? []) {
      const letter = item.dataset.letter ?? "";
      const choice = document.createElement("button");
      choice.type = "button";
      choice.textContent = item.textContent;
      choice.setAttribute("aria-pressed", "false");
      choice.addEventListener("click", () => {
        for (const other of group.querySelectorAll("button")) {
          other.setAttribute("aria-pressed", String(other === choice));
          delete other.dataset.kind;
        }
        const good = letter === right;
        choice.dataset.kind = good ? "right" : "wrong";
        const text = why.find(([of]) => of === letter)?.[1] ?? "";
        this.#tell(good ? `${say("lesson-right")} ${text}` : text, good ? "right" : "wrong");
        if (good) this.#solved();
      });
      group.append(choice);
    }
    list?.replaceWith(group);
    group.after(this.#said);
  }
}

/**
 * @param {string} name
 * @param {string} path
 * @param {() => void} act
 */
function button(name, path, act) {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "quiet";
  element.title = say(name);
  element.setAttribute("aria-label", say(name));
  element.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
  element.addEventListener("click", () => {
    if (element.getAttribute("aria-disabled") !== "true") act();
  });
  return element;
}

if (!customElements.get("lesson-board")) customElements.define("lesson-board", LessonBoard);

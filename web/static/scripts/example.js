// The example game: steps through it, with what there is to say about each move, and hands it over to be played on.

import { announce } from "./announce.js";
import { stageOf, taught } from "./lesson-stage.js";
import { say } from "./lesson-words.js";

/** @typedef {import("./lesson-stage.js").Picture} Frame */

/**
 * @typedef {object} PlyData
 * @property {number} number
 * @property {string} words
 * @property {import("./wire.js").Side | ""} by
 * @property {[number, number][]} scales
 * @property {string} open
 */
/** @typedef {Frame & PlyData} Ply */

/**
 * @template {Element} E
 * @param {string} id
 * @param {new () => E} kind
 * @returns {E}
 */
function find(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the page lacks #${id}`);
  return element;
}

const stage = await stageOf(taught());

class Example {
  #at = -1;

  constructor() {
    /** @type {Ply[]} */
    this.plies = JSON.parse(find("plies", HTMLScriptElement).textContent ?? "[]");
    const place = find("stage", HTMLElement);
    this.board = stage(place.dataset.label ?? "");
    place.replaceChildren(this.board.element);
    this.slider = find("slider", HTMLInputElement);
    this.moves = find("moves", HTMLOListElement);
    this.#makeMoves();
    this.#listen();
    const asked = Number(/^#(\d+)$/.exec(location.hash)?.[1] ?? 0);
    this.#go(asked, false);
  }

  /** The list of moves becomes a list of buttons; what is said about a move stands beside the board. */
  #makeMoves() {
    for (const item of this.moves.querySelectorAll("li")) {
      const ply = this.plies[Number(item.dataset.number)];
      const move = item.querySelector(".move");
      if (!ply || !move) continue;
      const button = document.createElement("button");
      button.type = "button";
      button.append(...move.childNodes);
      if (ply.by) button.setAttribute("aria-label", say("example-move", { side: ply.by, number: ply.number, square: ply.words }));
      button.addEventListener("click", () => this.#go(ply.number));
      move.replaceWith(button);
    }
    this.moves.classList.add("alive");
  }

  #listen() {
    const last = this.plies.length - 1;
    /** @type {Record<string, () => number>} */
    const steps = { first: () => 0, previous: () => this.#at - 1, next: () => this.#at + 1, last: () => last };
    for (const [id, to] of Object.entries(steps)) find(id, HTMLButtonElement).addEventListener("click", () => this.#go(to()));
    this.slider.addEventListener("input", () => this.#go(Number(this.slider.value)));
    document.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      const target = event.target;
      if (target instanceof Element && target.closest("reversi-board, backgammon-board, input, select, textarea")) return;
      const to = { ArrowLeft: this.#at - 1, ArrowRight: this.#at + 1, Home: 0, End: last }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      this.#go(to);
    });
  }

  /**
   * @param {number} to
   * @param {boolean} [aloud]
   */
  #go(to, aloud = true) {
    const at = Math.max(0, Math.min(this.plies.length - 1, to));
    const ply = this.plies[at];
    if (!ply || at === this.#at) return;
    this.board.draw(ply, { still: at !== this.#at + 1 });
    this.#at = at;
    this.slider.value = String(at);
    const title = ply.by ? say("example-at", { number: at, side: ply.by, square: ply.words }) : say("example-at", { number: 0 });
    this.slider.setAttribute("aria-valuetext", title);
    const said = this.moves.querySelector(`li[data-number="${at}"] .said`);
    const comment = find("comment", HTMLElement);
    comment.replaceChildren(...[...(said?.childNodes ?? [])].map((node) => node.cloneNode(true)));
    find("comment-title", HTMLElement).textContent = title;
    this.#scales(ply);
    this.#ends(at);
    this.#mark(at);
    this.#takeOver(ply);
    history.replaceState(null, "", at === 0 ? location.pathname : `#${at}`);
    if (aloud) announce(`${title}. ${comment.textContent ?? ""}`);
  }

  /** @param {Ply} ply */
  #scales(ply) {
    const scales = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#scales .scale"));
    for (const [at, scale] of scales.entries()) {
      const [black, white] = ply.scales[at] ?? [0, 0];
      const [left, right] = [scale.querySelector(".scale-black"), scale.querySelector(".scale-white")];
      if (left) left.textContent = String(black);
      if (right) right.textContent = String(white);
      const part = black + white === 0 ? 0.5 : black / (black + white);
      scale.style.setProperty("--part", `${100 * part}%`);
    }
  }

  /** @param {number} at */
  #ends(at) {
    for (const id of ["first", "previous"]) find(id, HTMLButtonElement).setAttribute("aria-disabled", String(at === 0));
    for (const id of ["next", "last"]) find(id, HTMLButtonElement).setAttribute("aria-disabled", String(at === this.plies.length - 1));
  }

  /** @param {number} at */
  #mark(at) {
    for (const item of this.moves.querySelectorAll("li")) {
      const button = item.querySelector("button");
      if (Number(item.dataset.number) !== at) button?.removeAttribute("aria-current");
      else if (button) {
        button.setAttribute("aria-current", "step");
        const list = this.moves;
        const top = item.offsetTop - list.offsetTop;
        if (list.scrollHeight > list.clientHeight + 4) list.scrollTo({ top: top - list.clientHeight / 2 });
      }
    }
  }

  /** @param {Ply} ply */
  #takeOver(ply) {
    find("take-text", HTMLInputElement).value = ply.open;
    const over = ply.open === "";
    find("take-words", HTMLElement).textContent = say(over ? "example-take-over" : "example-take-at", { number: ply.number });
    for (const id of ["take-black", "take-white"]) find(id, HTMLButtonElement).disabled = over;
  }
}

new Example();

// The position editor of Backgammon: the board, the fields beside it and the line of text are one; the server judges what is made.

import { announce } from "./announce.js";
import { BackgammonBoard } from "./backgammon-board.js";
import { told } from "./backgammon-words.js";
import { Editor } from "./editor.js";
import { find, part } from "./page-parts.js";
import { START, boardOf, read, write } from "./xgid.js";

/** @typedef {import("./wire.js").Side} Side */
/** @typedef {import("./xgid.js").Fields} Fields */

/** The checkers of a side. */
const ALL = 15;
/** The bars of the two sides. @type {Record<Side, number>} */
const BAR = { white: 25, black: 0 };

/** How many checkers of a side lie at a place. @param {number[]} board @param {number} at @param {Side} side */
function held(board, at, side) {
  if (at === BAR.white || at === BAR.black) return at === BAR[side] ? board[at] : 0;
  return Math.max(0, side === "white" ? board[at] : -board[at]);
}

/** How many checkers of a side lie on the board and its bar. @param {number[]} board @param {Side} side */
const count = (board, side) => board.reduce((sum, _, at) => sum + held(board, at, side), 0);

/** The board with so many checkers of a side at a place, and none of the other's. @param {number[]} board @param {number} at @param {Side} side @param {number} count */
const lay = (board, at, side, count) => board.map((old, i) => (i !== at ? old : side === "black" && at !== BAR.black ? -count || 0 : count));

class MatchEditor extends Editor {
  board = find("#board", BackgammonBoard);
  text = part("position", "textarea");
  /** What the text says, or said when it last said something. @type {Fields} */
  fields = read(this.text.value) ?? { board: boardOf(START), cube: 1, owner: null, turn: "white", dice: "00", points: [0, 0], flags: 0, length: 0, rest: ":10" };

  constructor() {
    super();
    // Any place may be chosen.
    this.board.classList.add("asking");
    this.board.addEventListener("place", (event) => {
      if (event instanceof CustomEvent) this.#put(event.detail, (held) => held + (this.brush === "take" ? -1 : 1));
    });
    this.board.addEventListener("keydown", (event) => this.#key(event));
    this.text.addEventListener("input", () => {
      this.fields = read(this.text.value) ?? this.fields;
      this.#draw();
      this.changed();
    });
    this.form.addEventListener("input", ({ target }) => {
      if (target instanceof HTMLElement && target.closest("[data-part]")) this.#take(target);
    });
    this.#draw();
    void this.check();
  }

  /** @override @returns {Record<string, () => void>} */
  get tools() {
    return {
      start: () => this.#lay(boardOf(START)),
      clear: () => this.#lay(Array(26).fill(0)),
      swap: () => this.#lay(this.fields.board.map((_, at, board) => (at === BAR.white || at === BAR.black ? board[25 - at] : -board[25 - at] || 0))),
    };
  }

  /** @override */
  get question() {
    return { at: "/setup/backgammon/check", fields: new URLSearchParams({ position: this.text.value }) };
  }

  /**
   * What another program's id says is written as an XGID.
   * @override @param {import("./editor.js").Verdict} verdict
   */
  judged(verdict) {
    if (verdict.position && !read(this.text.value)) {
      this.text.value = verdict.position;
      this.fields = read(verdict.position) ?? this.fields;
      this.#draw();
    }
    for (const box of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-part]"))) {
      const isAtFault = !verdict.ok && box.dataset.part === verdict.field;
      box.classList.toggle("bad", isAtFault);
      const fault = box.querySelector(".fault");
      if (!(fault instanceof HTMLElement)) continue;
      fault.hidden = !isAtFault;
      fault.textContent = isAtFault ? verdict.text : "";
    }
    super.judged(verdict);
  }

  /** Puts these checkers on the board. @param {number[]} board */
  #lay(board) {
    this.fields = { ...this.fields, board };
    this.#write();
  }

  /**
   * Puts checkers on a place, or takes some away. A place of the other side's is taken over.
   * @param {string} place
   * @param {(held: number) => number} change how many lie there afterwards
   * @param {boolean} [takes] whether it is meant for whoever lies there
   */
  #put(place, change, takes = this.brush === "take") {
    if (place.startsWith("off")) return this.refuse(told("setup-off"));
    const at = place === "bar-white" ? BAR.white : place === "bar-black" ? BAR.black : Number(place);
    const { board } = this.fields;
    const lying = at === BAR.black || board[at] < 0 ? "black" : "white";
    const side = takes || place.startsWith("bar") ? lying : this.brush === "black" ? "black" : "white";
    const after = lay(board, at, side, Math.max(0, change(held(board, at, side))));
    if (count(after, side) > ALL) return this.refuse(told("setup-all-out", { side }));
    this.#lay(after);
    announce(this.board.labelOf(place));
  }

  /** On the board: a digit says how many lie there, plus and minus one more and one less. @param {KeyboardEvent} event */
  #key(event) {
    const place = event.target instanceof HTMLElement ? event.target.dataset.place : undefined;
    if (!place || event.ctrlKey || event.altKey || event.metaKey) return;
    const { key } = event;
    if (key === "+") this.#put(place, (held) => held + 1);
    else if (["-", "Delete", "Backspace"].includes(key)) this.#put(place, (held) => held - 1, true);
    else if (/^\d$/.test(key)) this.#put(place, () => Number(key));
    else return;
    event.preventDefault();
  }

  /** Takes the fields beside the board. @param {HTMLElement} changed one of them */
  #take(changed) {
    const { value: owner } = find('[name="set-owner"]:checked', HTMLInputElement);
    const { value: turn } = find('[name="set-turn"]:checked', HTMLInputElement);
    const isOwned = owner !== "middle";
    // A cube that nobody has turned is nobody's: whoever gives it to a side means a turned one.
    const cube = Math.max(isOwned && changed.id !== "set-cube" ? 2 : 1, Number(part("set-cube", "select").value));
    const length = number("set-length");
    this.fields = {
      ...this.fields,
      cube,
      owner: cube > 1 && (owner === "white" || owner === "black") ? owner : null,
      turn: turn === "black" ? "black" : "white",
      dice: part("set-dice", "select").value,
      length,
      points: length > 0 ? [number("set-white"), number("set-black")] : [0, 0],
      flags: length > 0 ? Number(part("set-crawford", "input").checked) : Number(part("set-jacoby", "input").checked) + 2 * Number(part("set-beavers", "input").checked),
    };
    this.#write();
  }

  #write() {
    this.text.value = write(this.fields);
    this.#draw();
    this.changed();
  }

  #draw() {
    const { board, cube, owner, turn, dice, points, flags, length } = this.fields;
    const faces = /^[1-6]{2}$/.test(dice) ? [...dice].map(Number) : null;
    this.board.show({
      board,
      off: [Math.max(0, ALL - count(board, "white")), Math.max(0, ALL - count(board, "black"))],
      viewer: "white",
      mover: "white",
      cube: { value: cube, owner: owner ?? undefined, offered: dice === "D" ? 2 * cube : undefined },
      dice: faces && { by: turn, faces, left: faces },
      still: true,
    });
    find(`[name="set-turn"][value="${turn}"]`, HTMLInputElement).checked = true;
    find(`[name="set-owner"][value="${owner ?? "middle"}"]`, HTMLInputElement).checked = true;
    choose("set-cube", String(cube));
    choose("set-dice", faces ? faces.sort().reverse().join("") : dice);
    fill("set-length", length);
    fill("set-white", points[0]);
    fill("set-black", points[1]);
    part("set-crawford", "input").checked = length > 0 && flags === 1;
    part("set-jacoby", "input").checked = length === 0 && (flags & 1) > 0;
    part("set-beavers", "input").checked = length === 0 && (flags & 2) > 0;
    for (const box of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-for]"))) box.hidden = (box.dataset.for === "match") !== length > 0;
    for (const side of /** @type {const} */ (["white", "black"])) {
      const on = count(board, side);
      part(`have-${side}`, "span").textContent = told("setup-have", { side, on, off: Math.max(0, ALL - on) });
    }
  }
}

/** Chooses from a list, whose rarer values are not all in it. @param {string} id @param {string} value */
function choose(id, value) {
  const select = part(id, "select");
  if (![...select.options].some((option) => option.value === value)) select.append(new Option(value, value));
  select.value = value;
}

/** Fills a field, unless it says so already in whatever digits. @param {string} id @param {number} value */
function fill(id, value) {
  if (number(id) !== value) part(id, "input").value = String(value);
}

/** @param {string} id a field with a whole number */
function number(id) {
  return Math.max(0, Math.trunc(Number(part(id, "input").value)) || 0);
}

new MatchEditor();

// <reversi-board>: a grid of named squares. It knows no rule: it shows what it is told, and says which square was chosen.
//
//   board.show({ side: 8, board: "…", legal: [{ square: "d3", flips: ["d4"] }], toMove: "black", interactive: true });
//   board.addEventListener("square", (event) => event.detail.square);

import { digit } from "./reversi-keys.js";
import { isStill } from "./motion.js";
import { valueMark } from "./value-list.js";
import { say } from "./words.js";
import { worthWords } from "./worth.js";

/** @typedef {import("./wire.js").Side} Side */
/** @typedef {import("./wire.js").Legal} Legal */

/**
 * What squares are worth, and which are best.
 * @typedef {Map<string, import("./wire.js").Worth & { best: boolean }>} Values
 */

/**
 * What a board shows.
 * @typedef {object} BoardView
 * @property {number} side 8 or 6
 * @property {string} board row by row from a1: `X` black, `O` white, `-` empty
 * @property {Legal[]} [legal] where the side to move may play, and what that flips
 * @property {string | null} [played] the square played last
 * @property {string[]} [flipped] what that flipped
 * @property {Side | null} [toMove]
 * @property {boolean} [interactive] whether legal squares are offered (marks, previews)
 * @property {boolean} [marks] whether legal squares are marked; by default as the settings say
 * @property {string | null} [hint] a square to point out
 * @property {string[]} [shown] squares to point at, in lessons
 * @property {Values} [values] what stands on the squares
 * @property {boolean} [still] show at once, without movement
 * @property {(square: string, disc: string) => string} [label] another way to name the squares
 */

const FLIP_MS = 340;
const WAVE_MS = 70;
const SIDES = /** @type {const} */ ({ X: "black", O: "white" });

export class ReversiBoard extends HTMLElement {
  /** @type {BoardView} */
  #view = { side: 8, board: "" };
  /** @type {Map<string, HTMLButtonElement>} */
  #squares = new Map();
  #focused = "";
  #letter = "";

  connectedCallback() {
    if (this.#squares.size === 0) this.#build(Number(this.getAttribute("side") ?? 8));
    this.addEventListener("click", this.#click);
    this.addEventListener("keydown", this.#key);
    this.addEventListener("focusin", this.#focus);
    this.addEventListener("pointerover", this.#preview);
    this.addEventListener("pointerleave", this.#preview);
    this.addEventListener("focusout", this.#preview);
  }

  get view() {
    return this.#view;
  }

  /** The names of the squares, row by row from a1. */
  get names() {
    return [...this.#squares.keys()];
  }

  /**
   * Shows a position; what changed since the one before moves, unless it may not.
   * @param {BoardView} view
   * @returns {number} how long that takes, in milliseconds
   */
  show(view) {
    const before = this.#view;
    if (view.side !== before.side || this.#squares.size === 0) this.#build(view.side);
    this.#view = view;
    const offered = new Map((view.interactive ? view.legal : [])?.map((legal) => [legal.square, legal.flips]));
    const marks = view.marks ?? document.documentElement.dataset.marks !== "false";
    const still = view.still || isStill() || before.side !== view.side || before.board.length !== view.board.length;
    const wave = new Wave(view, before.board);
    let index = 0;
    for (const [name, square] of this.#squares) {
      const disc = view.board[index] ?? "-";
      const old = before.board[index] ?? "-";
      const flips = offered.get(name);
      square.dataset.disc = disc;
      square.classList.toggle("legal", flips !== undefined && marks);
      square.classList.toggle("open", flips !== undefined);
      square.classList.toggle("last", name === view.played);
      square.classList.toggle("flipped", view.flipped?.includes(name) ?? false);
      square.classList.toggle("hinted", name === view.hint);
      square.classList.toggle("shown", view.shown?.includes(name) ?? false);
      square.classList.remove("asked");
      square.setAttribute("aria-label", this.#label(name, disc, flips));
      mark(square, view.values?.get(name));
      if (!still && disc !== old) wave.move(square, index, disc, old);
      index += 1;
    }
    this.dataset.toMove = view.toMove ?? "";
    this.toggleAttribute("offering", offered.size > 0);
    this.#preview();
    return wave.length;
  }

  /**
   * Shows other values on the same position.
   * @param {Values} values
   * @param {boolean} settled whether they will not change again soon: the name of the square under a screen reader's cursor waits for that
   */
  tell(values, settled) {
    this.#view = { ...this.#view, values };
    const offered = new Map((this.#view.interactive ? this.#view.legal : [])?.map((legal) => [legal.square, legal.flips]));
    for (const [name, square] of this.#squares) {
      mark(square, values.get(name));
      if (settled || square !== document.activeElement) square.setAttribute("aria-label", this.#label(name, square.dataset.disc ?? "-", offered.get(name)));
    }
  }

  /**
   * Marks a square whose playing has been asked for and not yet answered.
   * @param {string} name
   */
  ask(name) {
    this.#squares.get(name)?.classList.add("asked");
  }

  /**
   * Shakes a square that was refused.
   * @param {string} name
   */
  refuse(name) {
    const square = this.#squares.get(name);
    square?.classList.remove("asked");
    if (isStill()) return;
    const steps = [0, -3, 3, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    square?.animate(steps, { duration: 260, easing: "ease-out" });
  }

  /** Moves the focus to the square that the Tab key stops at. */
  enter() {
    this.#squares.get(this.#focused)?.focus({ preventScroll: true });
  }

  /**
   * Moves the focus to a square, if there is such a one.
   * @param {string} name
   */
  focusSquare(name) {
    this.#stop(name);
    this.#squares.get(name)?.focus();
  }

  /** @param {number} side */
  #build(side) {
    this.#squares.clear();
    const grid = document.createElement("div");
    grid.className = "grid";
    grid.setAttribute("role", "grid");
    grid.setAttribute("aria-label", this.getAttribute("label") ?? say("play-board"));
    for (let row = 1; row <= side; row += 1) {
      const line = document.createElement("div");
      line.className = "rank";
      line.setAttribute("role", "row");
      for (let column = 0; column < side; column += 1) line.append(this.#square(`${letter(column)}${row}`));
      grid.append(line);
    }
    const columns = Array.from({ length: side }, (_, i) => letter(i));
    const rows = Array.from({ length: side }, (_, i) => String(i + 1));
    this.dataset.side = String(side);
    this.replaceChildren(edge("files", columns), edge("ranks", rows), grid);
    this.#stop(this.#squares.has(this.#focused) ? this.#focused : "a1");
  }

  /** @param {string} name */
  #square(name) {
    const cell = document.createElement("div");
    cell.className = "cell";
    cell.setAttribute("role", "gridcell");
    const square = document.createElement("button");
    square.type = "button";
    square.className = "square";
    square.dataset.square = name;
    square.tabIndex = -1;
    const disc = document.createElement("span");
    disc.className = "disc";
    disc.append(document.createElement("i"), document.createElement("i"));
    square.append(disc);
    cell.append(square);
    this.#squares.set(name, square);
    return cell;
  }

  /**
   * @param {string} name
   * @param {string} disc
   * @param {string[] | undefined} flips
   */
  #label(name, disc, flips) {
    if (this.#view.label) return this.#view.label(name, disc);
    const { played, flipped, hint, values } = this.#view;
    const worth = values?.get(name);
    const args = { square: name, count: flips?.length ?? 0 };
    const what = disc === "X" ? "square-black" : disc === "O" ? "square-white" : flips ? "square-legal" : "square-empty";
    let label = say(what, args);
    if (name === played) label += say("square-last");
    if (flipped?.includes(name)) label += say("square-flipped");
    if (name === hint) label += say("square-hinted");
    if (worth) label += say("square-worth", { worth: worthWords(worth) });
    if (worth?.best) label += say("worth-best-said");
    return label;
  }

  /** @param {Event} event */
  #click = (event) => {
    const square = squareOf(event.target);
    if (square) this.dispatchEvent(new CustomEvent("square", { bubbles: true, detail: { square } }));
  };

  /** @param {Event} event */
  #focus = (event) => {
    const square = squareOf(event.target);
    if (square) this.#stop(square);
    this.#preview(event);
  };

  /**
   * Makes a square the one that the Tab key stops at.
   * @param {string} name
   */
  #stop(name) {
    const next = this.#squares.get(name);
    if (!next) return;
    const old = this.#squares.get(this.#focused);
    if (old) old.tabIndex = -1;
    next.tabIndex = 0;
    this.#focused = name;
  }

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    if (event.defaultPrevented || event.altKey || event.metaKey) return;
    const side = this.#view.side;
    let column = this.#focused.charCodeAt(0) - 97;
    let row = Number(this.#focused.slice(1)) - 1;
    const last = side - 1;
    switch (event.key) {
      case "ArrowLeft": column = Math.max(0, column - 1); break;
      case "ArrowRight": column = Math.min(last, column + 1); break;
      case "ArrowUp": row = Math.max(0, row - 1); break;
      case "ArrowDown": row = Math.min(last, row + 1); break;
      case "Home": column = 0; if (event.ctrlKey) row = 0; break;
      case "End": column = last; if (event.ctrlKey) row = last; break;
      case "PageUp": row = 0; break;
      case "PageDown": row = last; break;
      default: this.#type(event); return;
    }
    event.preventDefault();
    this.focusSquare(`${letter(column)}${row + 1}`);
  };

  /**
   * A letter and a digit lead to that square.
   * @param {KeyboardEvent} event
   */
  #type(event) {
    if (event.ctrlKey) return;
    const key = event.key.toLowerCase();
    if (/^[a-h]$/.test(key)) {
      this.#letter = key;
    } else {
      const name = this.#letter + (digit(event) ?? "");
      if (this.#squares.has(name)) {
        event.preventDefault();
        this.focusSquare(name);
      }
      this.#letter = "";
    }
  }

  /**
   * Shows what a square under the pointer or the focus would flip.
   * @param {Event} [event]
   */
  #preview = (event) => {
    const leaves = event?.type === "pointerleave" || event?.type === "focusout";
    const square = event && !leaves ? squareOf(event.target) : null;
    const legal = this.#view.interactive && square ? this.#view.legal?.find((legal) => legal.square === square) : undefined;
    for (const [name, element] of this.#squares) element.classList.toggle("would-flip", legal?.flips.includes(name) ?? false);
  };
}

/**
 * Shows what a square is worth.
 * @param {HTMLElement} square
 * @param {(import("./wire.js").Worth & { best: boolean }) | undefined} worth
 */
function mark(square, worth) {
  /** @type {HTMLElement | null} */
  const old = square.querySelector(".value");
  square.classList.toggle("best", worth?.best ?? false);
  if (worth) {
    const value = valueMark(worth, "discs", old ?? undefined);
    if (!old) square.append(value);
  } else {
    old?.remove();
  }
}

/** The movement from one position to the next: discs turn over outward from the one that was played. */
class Wave {
  length = 0;

  /**
   * @param {BoardView} view
   * @param {string} before
   */
  constructor(view, before) {
    this.side = view.side;
    const played = view.played ? place(view.played, view.side) : -1;
    /** Where the wave starts, if this is a move and not a leap. */
    this.from = played >= 0 && before[played] === "-" ? played : -1;
  }

  /**
   * @param {HTMLElement} square
   * @param {number} index
   * @param {string} disc
   * @param {string} old
   */
  move(square, index, disc, old) {
    const element = /** @type {HTMLElement | null} */ (square.querySelector(".disc"));
    if (!element) return;
    for (const animation of element.getAnimations({ subtree: true })) animation.cancel();
    if (disc === "-") return;
    if (old === "-") {
      element.animate([{ transform: "scale(1.25)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: 140, easing: "ease-out" });
      this.length = Math.max(this.length, 140);
      return;
    }
    const [dx, dy] = this.from < 0 ? [1, 0] : [column(index, this.side) - column(this.from, this.side), row(index, this.side) - row(this.from, this.side)];
    const distance = this.from < 0 ? 0 : Math.max(Math.abs(dx), Math.abs(dy));
    const delay = this.from < 0 ? 0 : 60 + distance * WAVE_MS;
    // It rolls over in the direction in which the line runs.
    const axis = `${-dy}, ${dx}, 0`;
    element.animate(
      [
        { transform: `scale(1) rotate3d(${axis}, -180deg)` },
        { transform: `scale(1.16) rotate3d(${axis}, -90deg)`, offset: 0.5 },
        { transform: `scale(1) rotate3d(${axis}, 0deg)` },
      ],
      { duration: FLIP_MS, delay, fill: "backwards", easing: "cubic-bezier(.45,.05,.4,1)" },
    );
    this.length = Math.max(this.length, delay + FLIP_MS);
  }
}

/**
 * The colour of a board's character, `null` for an empty square.
 * @param {string} disc
 * @returns {Side | null}
 */
export function sideOf(disc) {
  return disc === "X" || disc === "O" ? SIDES[disc] : null;
}

/** @param {number} index */
const letter = (index) => String.fromCharCode(97 + index);
/** @param {number} index @param {number} side */
const column = (index, side) => index % side;
/** @param {number} index @param {number} side */
const row = (index, side) => Math.floor(index / side);
/** @param {string} name @param {number} side */
const place = (name, side) => (Number(name.slice(1)) - 1) * side + name.charCodeAt(0) - 97;

/**
 * @param {string} name
 * @param {string[]} texts
 */
function edge(name, texts) {
  const element = document.createElement("div");
  element.className = name;
  element.setAttribute("aria-hidden", "true");
  element.append(
    ...texts.map((text) => {
      const mark = document.createElement("span");
      mark.textContent = text;
      return mark;
    }),
  );
  return element;
}

/** @param {EventTarget | null} target */
function squareOf(target) {
  const square = target instanceof Element ? target.closest(".square") : null;
  return square instanceof HTMLElement ? (square.dataset.square ?? null) : null;
}

if (!customElements.get("reversi-board")) customElements.define("reversi-board", ReversiBoard);

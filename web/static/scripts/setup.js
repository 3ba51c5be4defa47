// The position editor: the board and its line of text are one; the server judges what is made.

import { announce } from "./announce.js";
import { Editor, fieldsOf } from "./editor.js";
import { find, part } from "./page-parts.js";
import { ReversiBoard, sideOf } from "./reversi-board.js";
import { startBoard } from "./transcript.js";
import { say } from "./words.js";

/** @typedef {import("./wire.js").Side} Side */

const NEXT = /** @type {Record<string, string>} */ ({ "-": "X", X: "O", O: "-" });

class ReversiEditor extends Editor {
  board = find("#board", ReversiBoard);
  text = part("text-board", "textarea");
  variant = part("variant", "select");
  cells = "";
  /** Whether the text names the side to move. */
  #names = false;

  constructor() {
    super();
    this.#read();
    this.#listen();
    this.#draw();
    void this.check();
  }

  get side() {
    return this.variant.value.endsWith("6x6") ? 6 : 8;
  }

  /** @override @returns {Record<string, () => void>} */
  get tools() {
    /** @param {string} cells */
    const make = (cells) => {
      this.cells = cells;
      this.#write();
    };
    return {
      start: () => make(startBoard(this.side)),
      clear: () => make("-".repeat(this.side * this.side)),
      swap: () => make(this.cells.replace(/[XO]/g, (disc) => (disc === "X" ? "O" : "X"))),
    };
  }

  #listen() {
    this.board.addEventListener("square", (event) => {
      if (event instanceof CustomEvent) this.#put(event.detail.square);
    });
    this.text.addEventListener("input", () => {
      this.#read();
      this.#draw();
      this.changed();
    });
    this.variant.addEventListener("change", () => {
      this.cells = fit(this.cells, this.side);
      this.#write();
    });
    this.form.addEventListener("change", () => this.changed());
    // The side to move that stands behind a board is told by its own field.
    this.form.addEventListener("formdata", ({ formData }) => {
      if (this.#names) formData.set("board", this.cells);
    });
    for (const button of document.querySelectorAll("button[data-corners]")) {
      button.addEventListener("click", () => this.#corners(Number(button.getAttribute("data-corners"))));
    }
  }

  /** Takes the board from the text, and the side to move if one stands behind it. */
  #read() {
    const need = this.side * this.side;
    const cells = clean(this.text.value);
    const mover = /\s\S$/.test(this.text.value.trim()) ? cells[need] : undefined;
    this.#names = cells.length === need + 1 && (mover === "X" || mover === "O");
    this.cells = this.#names ? cells.slice(0, need) : cells;
    if (this.#names) find(`[name="to_move"][value="${mover}"]`, HTMLInputElement).checked = true;
  }

  /** @param {string} square */
  #put(square) {
    const index = this.board.names.indexOf(square);
    const cells = this.#whole();
    const old = cells[index];
    const disc = this.brush === "cycle" ? NEXT[old] : this.brush === old ? "-" : this.brush;
    this.cells = cells.slice(0, index) + disc + cells.slice(index + 1);
    this.#write();
    announce(name(square, disc));
  }

  /**
   * Gives corners as the old handicap does: a1, h8, h1, a8 in turn, from the start position.
   * @param {number} count
   */
  #corners(count) {
    const side = this.side;
    const last = side * side - 1;
    const colour = part("corner-colour", "select").value;
    const cells = [...startBoard(side)];
    for (const corner of [0, last, side - 1, last - side + 1].slice(0, count)) cells[corner] = colour;
    this.cells = cells.join("");
    const to = find(`[name="to_move"][value="X"]`, HTMLInputElement);
    to.checked = true;
    this.#write();
  }

  /** The cells of the whole board, however many the text has. */
  #whole() {
    const need = this.side * this.side;
    return this.cells.slice(0, need).padEnd(need, "-");
  }

  #write() {
    this.#names = false;
    this.text.value = this.cells;
    this.#draw();
    this.changed();
  }

  #draw() {
    const side = this.side;
    this.board.show({ side, board: this.#whole(), label: name, still: true });
  }

  /** @override */
  get question() {
    return { at: "/setup/check", fields: fieldsOf(this.form) };
  }

  /** @override */
  async check() {
    const need = this.side * this.side;
    if (this.cells.length === need) await super.check();
    else this.refuse(say("editor-length", { side: this.side, need, have: this.cells.length }));
  }
}

/**
 * @param {string} square
 * @param {string} disc
 */
function name(square, disc) {
  return say("editor-square", { square, disc: sideOf(disc) ?? "empty" });
}

/**
 * The characters of a board in a text, whatever stands between them.
 * @param {string} text
 */
function clean(text) {
  return [...text.toUpperCase()]
    .map((sign) => (sign === "*" || sign === "B" ? "X" : sign === "W" || sign === "0" ? "O" : sign === "." || sign === "_" ? "-" : sign))
    .filter((sign) => "XO-".includes(sign))
    .join("");
}

/**
 * A board of another size: its middle.
 * @param {string} cells
 * @param {number} side
 */
function fit(cells, side) {
  const old = Math.round(Math.sqrt(cells.length));
  if (old === side || old * old !== cells.length) return cells;
  const shift = (old - side) / 2;
  return Array.from({ length: side * side }, (_, i) => {
    const [x, y] = [(i % side) + shift, Math.floor(i / side) + shift];
    return x < 0 || y < 0 || x >= old || y >= old ? "-" : (cells[y * old + x] ?? "-");
  }).join("");
}

new ReversiEditor();

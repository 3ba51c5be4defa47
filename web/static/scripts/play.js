// The Reversi page.

import { Analysis } from "./analysis.js";
import { announce } from "./announce.js";
import { GameTree } from "./game-tree.js";
import { MoveList } from "./move-list.js";
import { find, part } from "./page-parts.js";
import { PlayView } from "./play-view.js";
import { ReversiBoard } from "./reversi-board.js";
import { spell } from "./reversi-keys.js";
import { TablePage, openTable } from "./table-page.js";
import { say } from "./words.js";

/** @typedef {import("./wire.js").GameNode} GameNode */

/** A second click sooner than this is the second half of a double click, in milliseconds. */
const DOUBLE_MS = 500;

/** @extends {TablePage<GameNode>} */
export class Play extends TablePage {
  /** Who sat at the table when a game was seen to end, by its last node. @type {Map<number, string>} */
  ended = new Map();
  /** @type {{ square: string, at: number }} */
  last = { square: "", at: 0 };
  board = find("#board", ReversiBoard);
  /** @type {Analysis<GameNode>} */
  #analysis = new Analysis(this, { unit: "discs" });
  #view = new PlayView(this, this.board, find("#moves", MoveList));

  /** @override */
  get view() {
    return this.#view;
  }

  /** @override */
  get analysis() {
    return this.#analysis;
  }

  /** @override */
  open() {
    super.open();
    this.board.addEventListener("square", (event) => {
      if (event instanceof CustomEvent) void this.play(event.detail.square, false);
    });
    spell(this);
    this.#tellOutcome(this.node);
  }

  /** @override */
  copyOf(/** @type {import("./wire.js").TableView} */ table) {
    return new GameTree(table, positionText);
  }

  /** @override @param {GameNode} node */
  actor(node) {
    return node.toMove;
  }

  /** @override @param {GameNode} node */
  tell(node) {
    if (node.result) this.ended.set(node.id, this.tree.standing.seats.join(", "));
    const side = node.seat === "second" ? "white" : "black";
    announce(say("say-move", { side, square: node.text, count: node.flipped.length }));
    this.#tellOutcome(node);
  }

  /** @override @param {GameNode} node */
  went(node) {
    // Whoever goes back may play the same square at once.
    this.last = { square: "", at: 0 };
    announce(say("say-position", { ply: node.ply }));
    this.#tellOutcome(node);
  }

  /**
   * What follows from a position of itself: a pass, or the end.
   * @param {GameNode} node
   */
  #tellOutcome(node) {
    if (node.passed) announce(say("status-pass", { side: node.passed }));
    if (node.result) announce(this.view.resultText(node));
  }

  /** @override @param {import("./wire.js").Evaluation} evaluation */
  valued(evaluation) {
    this.board.tell(this.values(), evaluation.done);
  }

  /**
   * What stands on the squares: the analysis, else the hint's value.
   * @returns {import("./reversi-board.js").Values}
   */
  values() {
    const { hint, node } = this;
    const { shown } = this.analysis;
    if (shown) return new Map(shown.actions.map((action) => [action.text, action]));
    return new Map(hint?.at === node.id ? [[hint.play, { ...hint.worth, best: false }]] : []);
  }

  /** @override @param {string} text */
  async typed(text) {
    await this.play(text, true);
  }

  /**
   * A square was clicked, or typed.
   * @param {string} text
   * @param {boolean} typed
   */
  async play(text, typed) {
    // Whoever types is ahead of the answers; no word of theirs is lost.
    while (typed && this.asked) await this.asked;
    if (this.looking !== null) {
      this.say(say("looking-click"), "refused");
      return;
    }
    if (this.pace.lags) {
      // What is clicked was aimed at a board that is about to change.
      this.pace.flush();
      if (!typed) return;
    }
    const again = text === this.last.square && performance.now() - this.last.at < DOUBLE_MS;
    if (this.asked || again) return;
    this.board.ask(text);
    const answer = await this.alone({ t: "play", at: this.tree.standing.current, text });
    if (answer.t === "refused") this.board.refuse(text);
    else this.last = { square: text, at: performance.now() };
  }

  async copy() {
    const field = part("transcript", "input");
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      // Without a safe address a page may not write there; the old way still may.
      field.select();
      document.execCommand("copy");
    }
    this.say(say("play-copied"), "plain");
  }

  /** @override */
  get buttons() {
    return { ...super.buttons, copy: () => void this.copy() };
  }

  /** @param {string} text what has been typed of a square */
  typing(text) {
    this.view.typing(text, text.length > 1);
    if (text.length === 2 && this.board.contains(document.activeElement)) this.board.focusSquare(text);
  }
}

/**
 * A position's text; a finished game's names a side to move that the page is not told.
 * @param {import("./wire.js").Setup} setup
 * @param {GameNode} node
 */
const positionText = ({ variant }, { board, toMove }) => (toMove ? `${variant} ${board} ${toMove === "black" ? "X" : "O"}` : null);

openTable((id, table) => new Play(id, table, ["black", "white"]));

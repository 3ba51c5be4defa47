// What the page of a table looks like, of whatever game: the seats, the line of moves, what is said and what may be pressed.

import { announce } from "./announce.js";
import { button, part } from "./page-parts.js";
import { Seats } from "./seats.js";
import { say } from "./words.js";

/** @typedef {import("./wire.js").AnyNode} AnyNode */

/** How a board comes to a node: at once, or by more than one step. @typedef {{ still?: boolean, leap?: boolean }} How */

/** The seats' names, in the order of their sides. */
export const SEATS = /** @type {const} */ (["first", "second"]);

/**
 * @template {AnyNode} N
 * @abstract
 */
export class TableView {
  #lost = false;
  #title = document.title;

  /**
   * @param {import("./table-page.js").TablePage<N>} page
   * @param {HTMLElement & { enter(): void }} board
   * @param {import("./line-list.js").LineList<N>} moves
   */
  constructor(page, board, moves) {
    this.page = page;
    this.board = board;
    this.moves = moves;
    this.seats = new Seats((seats) => void page.sit(seats), () => page.tree.standing.seats);
    this.drawSound();
    document.addEventListener("visibilitychange", () => this.drawStatus());
  }

  /**
   * Draws everything.
   * @param {How} [how]
   * @returns {number} how long the board's movement takes, in milliseconds
   */
  draw(how = {}) {
    const length = this.drawBoard(how);
    this.#drawPlayers();
    this.drawMoves();
    this.drawStatus();
    return length;
  }

  /** @abstract @param {How} _how @returns {number} how long its movement takes, in milliseconds */
  drawBoard(_how) {
    return 0;
  }

  /** What a seat has, as its count shows it. @abstract @param {N} _node @param {0 | 1} _seat */
  countText(_node, _seat) {
    return "";
  }

  /** Whose turn it is and what may be done, in words. @abstract @param {N} _node */
  statusText(_node) {
    return "";
  }

  /** What happened of itself before a node. @abstract @param {N} _node */
  messageText(_node) {
    return "";
  }

  /** A node, said in one breath. @abstract @param {N} _node */
  nodeText(_node) {
    return "";
  }

  /** That one looks at a node. @abstract @param {N} _node */
  lookingText(_node) {
    return "";
  }

  /** How the game ended, and what counted. @abstract @param {N} _node @returns {[string, string]} */
  overTexts(_node) {
    return ["", ""];
  }

  /** How much moves at a node, for the ear. @abstract @param {N} _node */
  weight(_node) {
    return 0;
  }

  /** Draws what this game has beside the others. @param {N} _node @param {boolean} _thinks */
  drawOwn(_node, _thinks) {}

  #drawPlayers() {
    const { node, tree, sides } = this.page;
    SEATS.forEach((seat, i) => {
      part(`count-${seat}`, "strong").textContent = this.countText(node, i === 0 ? 0 : 1);
      const box = part(`player-${seat}`, "div");
      box.classList.toggle("to-move", this.page.actor(node) === sides[i]);
      box.classList.toggle("won", node.result?.winner === sides[i]);
    });
    this.seats.draw();
    this.able("swap", tree.standing.seats[0] !== tree.standing.seats[1]);
  }

  /** The moves, and where on them the board stands. */
  drawMoves() {
    const { node, line, tree } = this.page;
    const here = line.findIndex((other) => other.id === node.id);
    this.moves.show({ tree, line, shown: node.id });
    const slider = part("slider", "input");
    slider.max = String(line.length - 1);
    slider.value = String(here);
    slider.setAttribute("aria-valuetext", this.nodeText(node));
    slider.disabled = line.length < 2;
    this.able("first", here > 0);
    this.able("previous", here > 0);
    this.able("next", here < line.length - 1);
    this.able("last", here < line.length - 1);
    this.drawKeep(node, line);
  }

  /** What can be taken away of a line. @abstract @param {N} _node @param {N[]} _line */
  drawKeep(_node, _line) {}

  /** Whose turn it is, what was said, and what may be pressed. */
  drawStatus() {
    const { page } = this;
    const { node, tree, looking } = page;
    const focused = document.activeElement;
    const away = looking !== null;
    const thinks = !away && page.actor(node) !== null && !page.isPersons(node) && page.thinking !== null && !page.pace.lags;
    const status = part("status", "p");
    status.textContent = this.statusText(node);
    status.hidden = away || page.isOver(node);
    status.classList.toggle("thinking", thinks);
    button("now").hidden = !thinks || page.isDemo;
    this.#drawPause(node);
    this.#drawMessage(node);
    part("looking", "div").hidden = !away;
    part("looking-text", "p").textContent = this.lookingText(node);
    this.#drawOver(node, away);
    this.able("undo", tree.standing.undo !== null);
    this.able("redo", tree.standing.redo !== null);
    this.able("hint", page.actor(node) !== null && !thinks);
    this.drawOwn(node, thinks);
    page.analysis.follow();
    page.analysis.draw();
    this.#drawTitle(node);
    // A button that goes away hands the focus to the board.
    if (focused?.closest("[hidden]")) this.board.enter();
  }

  /**
   * Calls a reader who is looking elsewhere back to the table.
   * @param {N} node
   */
  #drawTitle(node) {
    const calls = document.hidden && this.page.looking === null && this.page.isPersons(node) && this.page.own !== null;
    document.title = calls ? `● ${this.statusText(node)}` : this.#title;
  }

  /** @param {N} node */
  #drawPause(node) {
    const { page } = this;
    const isPaused = sessionStorage.getItem(`paused:${page.id}`) !== null && page.tree.standing.seats.every((seat) => seat === "person");
    const pause = button("pause");
    pause.hidden = page.looking !== null || page.isOver(node) || !(page.isDemo || isPaused);
    pause.textContent = say(isPaused ? "play-resume" : "play-pause");
  }

  /** @param {N} node */
  #drawMessage(node) {
    const { notice } = this.page;
    const message = part("message", "p");
    const text = notice?.text ?? this.messageText(node);
    message.textContent = text;
    message.hidden = text === "";
    message.dataset.kind = notice?.kind ?? "pass";
  }

  /** @param {N} node @param {boolean} away */
  #drawOver(node, away) {
    part("over", "section").hidden = !node.result || away;
    if (!node.result) return;
    [part("over-title", "h2").textContent, part("over-count", "p").textContent] = this.overTexts(node);
    part("over-actions", "div").hidden = !this.page.isOver(node);
    this.able("over-undo", this.page.tree.standing.undo !== null);
  }

  /**
   * A button that cannot do anything now. It keeps the focus, and pressed all the same it lets the server say why not.
   * @param {string} id
   * @param {boolean} able
   */
  able(id, able) {
    button(id).setAttribute("aria-disabled", String(!able));
  }

  drawSound() {
    button("sound").setAttribute("aria-pressed", String(this.page.sound.on));
  }

  /** @param {string} text what has been typed so far @param {boolean} [whole] whether Enter would play it */
  typing(text, whole = true) {
    const chip = part("typing", "p");
    chip.hidden = text === "";
    chip.textContent = `${text}${whole ? " ⏎" : "…"}`;
  }

  /** @param {"open" | "lost" | "gone"} state */
  connection(state) {
    const net = part("net", "p");
    const isOpen = state === "open";
    const text = isOpen ? "" : say(state === "gone" ? "net-gone" : "net-lost");
    if (isOpen && this.#lost) announce(say("net-back"));
    if (!isOpen && !this.#lost) announce(text);
    this.#lost = !isOpen;
    net.hidden = isOpen;
    net.textContent = text;
  }

  /** What the computer does, in words. */
  thinkingText() {
    const depth = this.page.thinking?.depth ?? 0;
    return depth > 0 ? say("status-thinking-depth", { depth }) : say("status-thinking");
  }
}

// What the play page looks like, drawn from what the page knows.

import { announce } from "./announce.js";
import { transcript } from "./transcript.js";
import { say } from "./words.js";

/** @typedef {import("./wire.js").GameNode} GameNode */
/** @typedef {import("./wire.js").Seat} Seat */
/** @typedef {import("./wire.js").Side} Side */
/** @typedef {import("./play.js").Play} Play */

/** @type {[Seat, Side][]} */
const SEATS = [["first", "black"], ["second", "white"]];

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {string} id
 * @param {T} tag
 * @returns {HTMLElementTagNameMap[T]}
 */
function part(id, tag) {
  const element = document.getElementById(id);
  if (element?.localName !== tag) throw new Error(`the page lacks ${tag} ${id}`);
  return /** @type {HTMLElementTagNameMap[T]} */ (element);
}

/** @param {string} seats */
const isPerson = (seats) => seats === "person";

export class PlayView {
  #lost = false;
  #title = document.title;

  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    SEATS.forEach(([seat], index) => this.#furnish(seat, index));
    this.drawSound();
    document.addEventListener("visibilitychange", () => this.drawStatus());
  }

  /**
   * The seat's list of who may play it.
   * @param {Seat} seat
   * @param {number} index
   */
  #furnish(seat, index) {
    const select = part(`seat-${seat}`, "select");
    const computer = document.createElement("optgroup");
    computer.label = say("seat-computer");
    for (let level = 1; level <= 9; level += 1) computer.append(new Option(say("seat-level", { level }), `computer ${level}`));
    select.append(new Option(say("seat-person"), "person"), computer);
    select.addEventListener("change", () => {
      const seats = [...this.play.tree.standing.seats];
      seats[index] = select.value;
      void this.play.sit([seats[0], seats[1]]);
    });
  }

  /**
   * Draws everything.
   * @param {{ still?: boolean }} [how]
   * @returns {number} how long the board's movement takes, in milliseconds
   */
  draw(how = {}) {
    const { board, tree, node, hint } = this.play;
    const looking = this.play.looking !== null;
    const length = board.show({
      side: tree.setup.side,
      board: node.board,
      legal: node.legal,
      played: node.played,
      flipped: node.flipped,
      toMove: node.toMove,
      interactive: !looking && this.#isPersons(node),
      hint: hint?.at === node.id ? hint.square : null,
      values: this.play.analysis.values(),
      still: how.still,
    });
    this.#drawPlayers();
    this.drawMoves();
    this.drawStatus();
    return length;
  }

  #drawPlayers() {
    const { node, tree } = this.play;
    for (const [seat, side] of SEATS) {
      part(`count-${seat}`, "strong").textContent = String(node[side]);
      part(`player-${seat}`, "div").classList.toggle("to-move", node.toMove === side);
      part(`player-${seat}`, "div").classList.toggle("won", node.result?.winner === side);
    }
    SEATS.forEach(([seat], index) => {
      const select = part(`seat-${seat}`, "select");
      if (select.value !== tree.standing.seats[index]) select.value = tree.standing.seats[index];
    });
    this.#able("swap", tree.standing.seats[0] !== tree.standing.seats[1]);
  }

  /** The moves, and where on them the board stands. */
  drawMoves() {
    const { node, line, tree } = this.play;
    const here = line.findIndex((other) => other.id === node.id);
    this.play.moves.show({ tree, line, shown: node.id });
    const slider = part("slider", "input");
    slider.max = String(line.length - 1);
    slider.value = String(here);
    slider.setAttribute("aria-valuetext", this.nodeText(node));
    slider.disabled = line.length < 2;
    this.#able("first", here > 0);
    this.#able("previous", here > 0);
    this.#able("next", here < line.length - 1);
    this.#able("last", here < line.length - 1);
    const text = transcript(tree.setup, line);
    part("transcript", "input").value = text;
    this.#able("copy", text !== "");
    const query = new URLSearchParams({ variant: tree.setup.variant, board: node.board, to_move: node.toMove === "white" ? "O" : "X" });
    part("to-editor", "a").href = `/setup?${query}`;
  }

  /** Whose turn it is, what was said, and what may be pressed. */
  drawStatus() {
    const { node, tree, looking, notice } = this.play;
    const { undo, redo } = tree.standing;
    const focused = document.activeElement;
    const away = looking !== null;
    const thinks = !away && this.#thinks(node);
    part("status", "p").textContent = this.#status(node);
    part("status", "p").hidden = away || node.result !== null;
    part("status", "p").classList.toggle("thinking", thinks);
    part("now", "button").hidden = !thinks || this.isDemo();
    this.#drawPause(node);
    this.#drawMessage(node, notice);
    part("looking", "div").hidden = !away;
    part("looking-text", "p").textContent = say("looking", { ply: node.ply });
    this.#drawOver(node, away);
    this.#able("undo", undo !== null);
    this.#able("redo", redo !== null);
    this.#able("hint", node.toMove !== null && !thinks);
    this.play.analysis.follow();
    this.play.analysis.draw();
    this.#drawTitle(node);
    // A button that goes away hands the focus to the board.
    if (focused?.closest("[hidden]")) this.play.board.enter();
  }

  /**
   * Calls a reader who is looking elsewhere back to the table.
   * @param {GameNode} node
   */
  #drawTitle(node) {
    const calls = document.hidden && this.#isPersons(node) && !this.play.tree.standing.seats.every(isPerson);
    document.title = calls && node.toMove ? `● ${say("status-your-turn", { side: node.toMove })}` : this.#title;
  }

  /** @param {GameNode} node */
  #drawPause(node) {
    const pause = part("pause", "button");
    const paused = sessionStorage.getItem(`paused:${this.play.id}`) !== null && this.play.tree.standing.seats.every(isPerson);
    pause.hidden = this.play.looking !== null || node.result !== null || !(this.isDemo() || paused);
    pause.textContent = say(paused ? "play-resume" : "play-pause");
  }

  /**
   * @param {GameNode} node
   * @param {Play["notice"]} notice
   */
  #drawMessage(node, notice) {
    const message = part("message", "p");
    const text = notice?.text ?? (node.passed ? say("status-pass", { side: node.passed }) : "");
    message.textContent = text;
    message.hidden = text === "";
    message.dataset.kind = notice?.kind ?? "pass";
  }

  /**
   * @param {GameNode} node
   * @param {boolean} away
   */
  #drawOver(node, away) {
    const over = part("over", "section");
    over.hidden = node.result === null || away;
    if (!node.result) return;
    part("over-title", "h2").textContent = this.resultText(node);
    part("over-count", "p").textContent = this.#countText(node);
    this.#able("over-undo", this.play.tree.standing.undo !== null);
  }

  /**
   * A button that cannot do anything now. It keeps the focus, and pressed all the same it lets the server say why not.
   * @param {string} id
   * @param {boolean} able
   */
  #able(id, able) {
    part(id, "button").setAttribute("aria-disabled", String(!able));
  }

  drawSound() {
    part("sound", "button").setAttribute("aria-pressed", String(this.play.sound.on));
  }

  /** @param {string} text */
  typing(text) {
    const chip = part("typing", "p");
    chip.hidden = text === "";
    chip.textContent = text.length === 1 ? `${text}…` : `${text} ⏎`;
  }

  /** @param {"open" | "lost" | "gone"} state */
  connection(state) {
    const net = part("net", "p");
    if (state === "open") {
      if (this.#lost) announce(say("net-back"));
      this.#lost = false;
      net.hidden = true;
      return;
    }
    const text = say(state === "gone" ? "net-gone" : "net-lost");
    if (!this.#lost) announce(text);
    this.#lost = true;
    net.textContent = text;
    net.hidden = false;
  }

  /** Whether the computer plays both sides. */
  isDemo() {
    return !this.play.tree.standing.seats.some(isPerson);
  }

  /** @param {GameNode} node */
  #isPersons(node) {
    return node.toMove !== null && isPerson(this.play.tree.standing.seats[node.toMove === "black" ? 0 : 1]);
  }

  /** @param {GameNode} node */
  #thinks(node) {
    return node.toMove !== null && !this.#isPersons(node) && this.play.thinking !== null && !this.play.pace.lags;
  }

  /** @param {GameNode} node */
  #status(node) {
    if (!node.toMove) return say("status-over");
    const side = node.toMove;
    if (this.isDemo()) return say("status-demo", { side });
    if (!this.#isPersons(node)) {
      const depth = this.play.thinking?.depth ?? 0;
      return depth > 0 ? say("status-thinking-depth", { depth }) : say("status-thinking");
    }
    const both = this.play.tree.standing.seats.every(isPerson);
    return say(both ? "status-turn" : "status-your-turn", { side });
  }

  /**
   * A node, said in one breath.
   * @param {GameNode} node
   */
  nodeText(node) {
    if (node.parent === null) return say("move-start");
    return say("move-label", { side: node.seat === "second" ? "white" : "black", ply: node.ply, square: node.text });
  }

  /**
   * The result by colours; by persons only when they are known to have sat there at the end.
   * @param {GameNode} node
   */
  resultText(node) {
    const { result } = node;
    if (!result) return "";
    const { winner, black, white } = result;
    if (winner === "draw") return say("over-draw", { black, white });
    const seats = this.play.tree.standing.seats;
    if (seats.filter(isPerson).length === 1 && this.play.ended.get(node.id) === seats.join(", ")) {
      const own = isPerson(seats[0]) ? "black" : "white";
      const other = own === "black" ? "white" : "black";
      return say(winner === own ? "over-you-win" : "over-you-lose", { own: result[own], other: result[other] });
    }
    return say("over-wins", { side: winner, black, white });
  }

  /** @param {GameNode} node */
  #countText(node) {
    const { empties, result, black, white } = node;
    const isAnti = this.play.tree.setup.variant.startsWith("anti");
    if (isAnti) return say("over-empties-anti", { empties });
    if (empties === 0) return say("over-empties", { empties });
    const share = say(result?.winner === "draw" ? "over-empties-split" : "over-empties", { empties });
    return `${say("over-discs", { black, white })} ${share}`;
  }
}

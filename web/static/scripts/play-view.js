// What the Reversi page looks like, drawn from what the page knows.

import { part } from "./page-parts.js";
import { TableView } from "./table-view.js";
import { transcript } from "./transcript.js";
import { say } from "./words.js";

/** @typedef {import("./wire.js").GameNode} GameNode */

/** @extends {TableView<GameNode>} */
export class PlayView extends TableView {
  /**
   * @param {import("./play.js").Play} play
   * @param {import("./reversi-board.js").ReversiBoard} board
   * @param {import("./move-list.js").MoveList} moves
   */
  constructor(play, board, moves) {
    super(play, board, moves);
    this.play = play;
  }

  /** @override @param {import("./table-view.js").How} how */
  drawBoard({ still }) {
    const { board, tree, node, hint, looking } = this.play;
    return board.show({
      side: tree.setup.side,
      board: node.board,
      legal: node.legal,
      played: node.played,
      flipped: node.flipped,
      toMove: node.toMove,
      interactive: looking === null && this.play.isPersons(node),
      hint: hint?.at === node.id ? hint.play : null,
      values: this.play.values(),
      still,
    });
  }

  /** @override @param {GameNode} node @param {0 | 1} seat */
  countText(node, seat) {
    return String(node[this.play.sides[seat]]);
  }

  /** @override @param {GameNode} node */
  weight(node) {
    return node.flipped.length;
  }

  /** @override @param {GameNode} node @param {GameNode[]} line */
  drawKeep(node, line) {
    const { setup } = this.play.tree;
    const text = transcript(setup, line);
    part("transcript", "input").value = text;
    this.able("copy", text !== "");
    const query = new URLSearchParams({ variant: setup.variant, board: node.board, to_move: node.toMove === "white" ? "O" : "X" });
    part("to-editor", "a").href = `/setup?${query}`;
  }

  /** @override @param {GameNode} node */
  messageText(node) {
    return node.passed ? say("status-pass", { side: node.passed }) : "";
  }

  /** @override @param {GameNode} node */
  statusText(node) {
    if (!node.toMove) return say("status-over");
    const side = node.toMove;
    if (this.play.isDemo) return say("status-demo", { side });
    if (!this.play.isPersons(node)) return this.thinkingText();
    return say(this.play.own ? "status-your-turn" : "status-turn", { side });
  }

  /** @override @param {GameNode} node */
  lookingText(node) {
    return say("looking", { ply: node.ply });
  }

  /** @override @param {GameNode} node */
  nodeText(node) {
    if (node.parent === null) return say("move-start");
    return say("move-label", { side: node.seat === "second" ? "white" : "black", ply: node.ply, square: node.text });
  }

  /** @override @param {GameNode} node @returns {[string, string]} */
  overTexts(node) {
    return [this.resultText(node), this.#countText(node)];
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
    const { own, tree } = this.play;
    if (own && this.play.ended.get(node.id) === tree.standing.seats.join(", ")) {
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

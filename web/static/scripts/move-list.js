// <move-list>: the moves of a line of Reversi, Black's left and White's right, with the passes between, and where other
// lines leave.

import { LineList, note, row, small, to } from "./line-list.js";
import { say } from "./words.js";

/** @typedef {import("./wire.js").GameNode} GameNode */
/** @typedef {import("./game-tree.js").GameTree<GameNode>} GameTree */

/** @extends {LineList<GameNode>} */
export class MoveList extends LineList {
  /** @override @param {import("./line-list.js").LineView<GameNode>} view @param {number} i */
  rows({ tree, line }, i) {
    const node = line[i];
    const before = line[i - 1];
    return [
      node.parent === null ? row("start", to(node, say("move-start"))) : move(node),
      ...(node.passed ? [pass(node.passed)] : []),
      // What else was tried where this move was played, or where the line ends.
      ...(before ? others(tree, before, node) : []),
      ...(i === line.length - 1 ? others(tree, node, null) : []),
    ];
  }
}

/** @param {GameNode} node */
function move(node) {
  const side = node.seat === "second" ? "white" : "black";
  // The column says the colour to the eye.
  const colour = note(say("side-name", { side }));
  colour.className = "unseen";
  return row(side, to(node, small(String(node.ply)), colour, node.text));
}

/** @param {import("./wire.js").Side} side */
function pass(side) {
  const text = note(say("move-pass"));
  text.title = say("status-pass", { side });
  return row(`${side} pass`, text);
}

/**
 * The moves played from a node instead of the line's.
 * @param {GameTree} tree
 * @param {GameNode} from
 * @param {GameNode | null} instead
 */
function others(tree, from, instead) {
  const siblings = tree.children(from.id).filter((child) => child.id !== instead?.id);
  if (siblings.length === 0) return [];
  const buttons = siblings.map((node) => to(node, say("move-other-line", { square: node.text, count: tree.lengthFrom(node) })));
  return [row("branches", note(say("move-other-lines", { ply: from.ply })), ...buttons)];
}

if (!customElements.get("move-list")) customElements.define("move-list", MoveList);

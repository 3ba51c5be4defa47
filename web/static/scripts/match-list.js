// <match-list>: what happened in a line of Backgammon, a turn a row, game by game, and where other lines leave.

import { playText, rollText, sideOf } from "./backgammon-text.js";
import { told } from "./backgammon-words.js";
import { LineList, note, row, small, to } from "./line-list.js";
import { say } from "./words.js";

/** @typedef {import("./backgammon-wire.js").BackgammonNode} BackgammonNode */

/** @extends {LineList<BackgammonNode>} */
export class MatchList extends LineList {
  /** @override @param {import("./line-list.js").LineView<BackgammonNode>} view @param {number} i */
  rows({ tree, line }, i) {
    const node = line[i];
    const others = tree.children(node.id).filter((child) => child.id !== line[i + 1]?.id);
    return [
      ...(node.number !== line[i - 1]?.number ? [heading(node)] : []),
      node.parent === null ? row("start", to(node, say("move-start"))) : row(node.seat ? sideOf(node) : "both", to(node, ...content(node, line[i - 1]))),
      ...(node.passed ? [row("pass", note(told("status-cannot", { side: node.passed.by, dice: node.passed.dice.join("-") })))] : []),
      ...(others.length > 0 ? [row("branches", note(told("other-lines")), ...others.map((other) => to(other, brief(other))))] : []),
    ];
  }
}

/** @param {BackgammonNode} node */
const brief = (node) => (node.verb === "roll" ? (node.thrown ?? []).join("-") : playText(node));

/**
 * A roll is its dice, a play its text behind the dice it was made with.
 * @param {BackgammonNode} node
 * @param {BackgammonNode} before
 */
function content(node, before) {
  if (node.verb === "roll") return [note(rollText(node))];
  const dice = node.played && before.dice ? before.dice.join("") : "";
  const words = note(playText(node));
  return dice ? [small(`${dice}:`), words] : [words];
}

/** @param {BackgammonNode} node */
function heading(node) {
  const [white, black] = node.score.points;
  return row("game", note(told("game-number", { number: node.number, white, black })));
}

if (!customElements.get("match-list")) customElements.define("match-list", MatchList);

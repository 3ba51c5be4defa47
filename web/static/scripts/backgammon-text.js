// Rolls, plays and results in words.

import { told } from "./backgammon-words.js";

/** @typedef {import("./backgammon-wire.js").BackgammonNode} Node */
/** @typedef {import("./wire.js").Side} Side */

/** The side of a node's seat. @param {Node} node @returns {Side} */
export const sideOf = (node) => (node.seat === "second" ? "black" : "white");

/** @param {Node} node */
export function rollText(node) {
  const dice = (node.thrown ?? node.dice ?? []).join("-");
  if (node.seat) return told("say-roll", { side: sideOf(node), dice });
  const [white, black] = node.thrown ?? [0, 0];
  return told("say-opening", { white, black });
}

/**
 * What was done at a node, by whom: a play, or a word about the cube or the end.
 * @param {Node} node
 */
export function playText(node) {
  const side = node.played?.by ?? sideOf(node);
  const resigns = /resigns (\w+)/.exec(node.text);
  if (resigns) return told("say-resign", { side: node.text.startsWith("black") ? "black" : "white", outcome: resigns[1] });
  const words = ["double", "take", "drop", "beaver", "accept", "refuse", "roll"];
  if (words.includes(node.text)) return told("say-act", { side, act: told(`act-${node.text}`) });
  return told("say-play", { side, play: node.text });
}

/** @param {import("./backgammon-wire.js").Award} result */
export function outcomeText({ winner, outcome, points, matchWinner }) {
  if (matchWinner) return told("over-match", { side: matchWinner });
  return told("over-game", { side: winner, outcome: told("outcome", { outcome }), points: told("points", { points }) });
}

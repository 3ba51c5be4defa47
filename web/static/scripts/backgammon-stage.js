// What the lessons draw on a Backgammon board: pictures of positions, and places to choose.

import { BackgammonBoard } from "./backgammon-board.js";
import { told } from "./backgammon-words.js";

/** @typedef {import("./backgammon-board.js").Way} Way */
/** @typedef {import("./wire.js").Side} Side */

/**
 * A picture of a position. Places are in White's numbering: `1` … `24`, `bar-white`, `off-black`.
 * @typedef {object} Frame
 * @property {number[]} board
 * @property {[number, number]} off
 * @property {Side} mover whose numbering the board shows
 * @property {Side | null} own whose checkers are called yours
 * @property {import("./backgammon-board.js").Thrown | null} dice
 * @property {import("./backgammon-wire.js").Cube} cube
 * @property {{ by: Side, hops: import("./backgammon-wire.js").Hop[] } | null} played
 * @property {string[]} shown places pointed at
 * @property {boolean} letters whether the points wear their letters
 * @property {string} text
 */

/** @type {import("./lesson-stage.js").MakeStage} */
export function stage(label) {
  const board = new BackgammonBoard();
  board.setAttribute("label", label);
  return {
    element: board,
    draw: (frame, how) => draw(board, frame, how),
    ask: (asking) => void board.classList.toggle("asking", asking),
    refuse: (place) => board.refuse(place),
    enter: () => board.enter(),
    name: placeName,
    listen: (listener) => board.addEventListener("place", (event) => event instanceof CustomEvent && listener(event.detail)),
  };
}

/**
 * @param {BackgammonBoard} board
 * @param {Frame} frame
 * @param {{ found?: string[], still?: boolean, reach?: Way[] }} [how]
 */
export function draw(board, frame, { found = [], still = false, reach } = {}) {
  board.show({ ...frame, viewer: "white", shown: frame.shown, found, still, reach });
}

/** @param {string} place */
function placeName(place) {
  if (place === "bar-white") return told("place-bar", { side: "own" });
  if (place === "bar-black") return told("place-bar", { side: "their" });
  if (place === "off-white") return told("place-off", { side: "own" });
  if (place === "off-black") return told("place-off", { side: "their" });
  return told("place-point", { point: Number(place) });
}

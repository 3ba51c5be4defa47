// What the lessons draw on a Reversi board: one picture of a position, its names for a screen reader, and its lines.

import { say } from "./lesson-words.js";
import { ReversiBoard, sideOf } from "./reversi-board.js";

/** @typedef {import("./wire.js").Side} Side */

/**
 * A picture of a board.
 * @typedef {object} Frame
 * @property {number} side
 * @property {string} board
 * @property {string | null} played
 * @property {string[]} flipped
 * @property {string[]} shown squares pointed at
 * @property {[string, string][]} lines
 * @property {Side | null} toMove
 * @property {string} text
 */

/** @type {import("./lesson-stage.js").MakeStage} */
export function stage(label) {
  const board = new ReversiBoard();
  board.setAttribute("label", label);
  return {
    element: board,
    draw: (frame, how) => draw(board, frame, how),
    ask: (asking) => void board.classList.toggle("asking", asking),
    refuse: (square) => board.refuse(square),
    enter: () => board.focusSquare(board.names[0] ?? ""),
    name: (square) => square,
    listen: (listener) => board.addEventListener("square", (event) => event instanceof CustomEvent && listener(event.detail.square)),
  };
}

/**
 * Shows a frame on a board.
 * @param {ReversiBoard} board
 * @param {Frame} frame
 * @param {{ found?: string[], still?: boolean }} [how]
 */
function draw(board, frame, { found = [], still = false } = {}) {
  board.show({
    side: frame.side,
    board: frame.board,
    played: frame.played,
    flipped: frame.flipped,
    toMove: frame.toMove,
    shown: [...frame.shown, ...found],
    still,
    label: (square, disc) => label(frame, found, square, disc),
  });
  board.classList.toggle("finding", found.length > 0);
  rule(board, frame);
}

/**
 * @param {Frame} frame
 * @param {string[]} found
 * @param {string} square
 * @param {string} disc
 */
function label(frame, found, square, disc) {
  let text = say(`lesson-square-${sideOf(disc) ?? "empty"}`, { square });
  if (frame.shown.includes(square)) text += say("lesson-square-shown");
  if (found.includes(square)) text += say("lesson-square-found");
  if (frame.played === square) text += say("lesson-square-last");
  if (frame.flipped.includes(square)) text += say("lesson-square-flipped");
  return text;
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * Draws the frame's lines over the squares.
 * @param {ReversiBoard} board
 * @param {Frame} frame
 */
function rule(board, frame) {
  const grid = board.querySelector(".grid");
  grid?.querySelector("svg")?.remove();
  if (!grid || frame.lines.length === 0) return;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "ruled");
  svg.setAttribute("viewBox", `0 0 ${frame.side} ${frame.side}`);
  svg.setAttribute("aria-hidden", "true");
  for (const name of ["drawn-line casing", "drawn-line"]) {
    for (const [from, to] of frame.lines) {
      const line = document.createElementNS(SVG, "path");
      line.setAttribute("class", name);
      line.setAttribute("d", `M${middle(from)}L${middle(to)}`);
      svg.append(line);
    }
  }
  grid.append(svg);
}

/** @param {string} square */
const middle = (square) => `${square.charCodeAt(0) - 96.5} ${Number(square.slice(1)) - 0.5}`;

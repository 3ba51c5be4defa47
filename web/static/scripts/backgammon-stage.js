// What the lessons draw on a Backgammon board: pictures of positions, and places to choose.

import { BAR, BackgammonBoard, OFF } from "./backgammon-board.js";
import { diceOf } from "./backgammon-reach.js";
import { told } from "./backgammon-words.js";

/** @typedef {import("./backgammon-board.js").Way} Way */
/** @typedef {import("./backgammon-wire.js").Turn} Turn */
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
    play: (frame, /** @type {Turn} */ turn, hops) => draw(board, { ...frame, ...after(frame, turn, hops) }, { reach: turn.reach.map((way) => ({ ...way, dice: diceOf(turn, way) })), still: hops.length === 0 }),
    tries: (tried) => {
      board.addEventListener("way", (event) => event instanceof CustomEvent && tried(`${short(event.detail.from)}/${short(event.detail.to)}`));
      board.addEventListener("deny", (event) => {
        if (!(event instanceof CustomEvent)) return;
        const { from, to } = event.detail;
        tried(to === null ? `${short(from)}:` : `${short(from)}/${short(to)}`);
      });
    },
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

/**
 * What a turn has changed in a picture.
 * @param {Frame} frame
 * @param {Turn} turn
 * @param {Turn["hops"]} hops those just made
 */
function after(frame, turn, hops) {
  const dice = frame.dice && { ...frame.dice, left: turn.dice };
  return { board: turn.board, off: turn.off, dice, played: hops.length > 0 ? { by: turn.by, hops } : null, shown: turn.hops.length > 0 ? [] : frame.shown };
}

/** A place in a hop's text. @param {number} at */
const short = (at) => (at === BAR ? "bar" : at === OFF ? "off" : String(at));

/** @param {string} place */
function placeName(place) {
  if (place === "bar-white") return told("place-bar", { side: "own" });
  if (place === "bar-black") return told("place-bar", { side: "their" });
  if (place === "off-white") return told("place-off", { side: "own" });
  if (place === "off-black") return told("place-off", { side: "their" });
  return told("place-point", { point: Number(place) });
}

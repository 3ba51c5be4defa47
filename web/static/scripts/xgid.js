// Positions of Backgammon as the line of text that programs exchange: an XGID, as the server reads and writes it. What may be played
// from it, and whether it can be at all, only the server knows.

/** @typedef {import("./wire.js").Side} Side */

/**
 * The fields of an XGID.
 * @typedef {object} Fields
 * @property {number[]} board 26 numbers in White's numbering: positive White's, negative Black's; 25 and 0 the bars of White and Black, not negative
 * @property {number} cube its value
 * @property {Side | null} owner
 * @property {Side} turn
 * @property {string} dice `00` before the roll, `31`, `D` when the cube is offered
 * @property {[number, number]} points White's and Black's
 * @property {number} flags in a match 1 for the Crawford game; for money 1 for Jacoby, 2 for beavers, 3 for both
 * @property {number} length of the match, 0 for money
 * @property {string} rest the largest cube and what stands behind the line
 */

/** The start of a game, before anyone has rolled. */
export const START = "-b----E-C---eE---c-e----B-";
const LINE = /^\s*(?:XGID=)?([-A-O]{26}):(\d{1,2}):(0|-?1):(-?1):(\w{1,2}):(\d+):(\d+):(\d):(\d+)(:\d+)?(\s+\S.*?)?\s*$/i;

/** @param {string} side */
const sideOf = (side) => (side === "1" ? "black" : side === "-1" ? "white" : null);
/** @param {Side | null} side */
const signOf = (side) => (side === "black" ? 1 : side === "white" ? -1 : 0);

/** Its letters are seen by Black: capitals Black's, small ones White's. @param {string} letters */
export function boardOf(letters) {
  const board = Array(26).fill(0);
  [...letters].forEach((letter, at) => {
    if (letter === "-") return;
    const count = letter.toUpperCase().charCodeAt(0) - 64;
    board[25 - at] = at < 25 && letter === letter.toUpperCase() ? -count : count;
  });
  return board;
}

/** @param {number[]} board */
function letters(board) {
  return board.map((_, at) => {
    const count = board[25 - at];
    const letter = String.fromCharCode(96 + Math.abs(count));
    return count === 0 ? "-" : count < 0 || at === 25 ? letter.toUpperCase() : letter;
  }).join("");
}

/** @param {string} text @returns {Fields | null} null for anything but an XGID */
export function read(text) {
  const found = LINE.exec(text);
  if (!found) return null;
  const [, board, cube, owner, turn, dice, black, white, flags, length, most = ":10", rest = ""] = found;
  return {
    board: boardOf(board),
    cube: 2 ** Number(cube),
    owner: sideOf(owner),
    turn: sideOf(turn) ?? "white",
    dice: dice.toUpperCase(),
    points: [Number(white), Number(black)],
    flags: Number(flags),
    length: Number(length),
    rest: most + rest,
  };
}

/** @param {Fields} fields */
export function write({ board, cube, owner, turn, dice, points: [white, black], flags, length, rest }) {
  return `XGID=${letters(board)}:${Math.log2(cube)}:${signOf(owner)}:${signOf(turn)}:${dice}:${black}:${white}:${flags}:${length}${rest}`;
}

// A line of moves as a text that opens as the same game: its rules, its start and its moves.

/** @typedef {import("./wire.js").GameNode} GameNode */
/** @typedef {import("./wire.js").Setup} Setup */

/**
 * The four discs in the middle.
 * @param {number} side 8 or 6
 */
export function startBoard(side) {
  const cells = Array(side * side).fill("-");
  const low = (side / 2 - 1) * (side + 1);
  [cells[low], cells[low + 1], cells[low + side], cells[low + side + 1]] = ["O", "X", "X", "O"];
  return cells.join("");
}

/**
 * What stands before the moves; nothing before those of plain Reversi.
 * @param {Setup} setup
 * @param {GameNode} root
 */
function start({ variant, side, opening }, root) {
  // A drawn opening leads from the four discs to the root, which is then no start.
  const mover = root.passed ?? root.toMove;
  const isStandard = opening.length > 0 || (root.board === startBoard(side) && mover === "black");
  if (!isStandard) return `${variant} ${root.board} ${mover === "white" ? "O" : "X"}`;
  return variant === "8x8" ? "" : variant;
}

/**
 * @param {Setup} setup
 * @param {GameNode[]} line from the root on
 */
export function transcript(setup, line) {
  const moves = [...setup.opening, ...line.slice(1).map((node) => node.text)].join("");
  return `${start(setup, line[0])} ${moves}`.trim();
}

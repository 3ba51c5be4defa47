// The messages between a page and the server, as types; nothing of this file is run. Their sense is told in the
// server's `wire` crate, of which this is the mirror.

/** @typedef {"black" | "white"} Side */
/** @typedef {"first" | "second"} Seat */

/** @typedef {{ square: string, flips: string[] }} Legal */
/** @typedef {{ winner: Side | "draw", black: number, white: number }} Result */

/**
 * What the nodes of every game have.
 * @typedef {object} AnyNode
 * @property {number} id
 * @property {number | null} parent
 * @property {Seat | null} seat
 * @property {string} text
 * @property {{ winner: Side | "draw" } | null} [result]
 */

/**
 * A node of the game tree of Reversi and its position.
 * @typedef {object} GameNode
 * @property {number} id
 * @property {number | null} parent
 * @property {Seat | null} seat
 * @property {string} text
 * @property {number} ply
 * @property {string} board
 * @property {string | null} played
 * @property {string[]} flipped
 * @property {Side | null} passed
 * @property {Side | null} toMove
 * @property {Legal[]} legal
 * @property {number} black
 * @property {number} white
 * @property {number} empties
 * @property {Result | null} result
 */

/**
 * Where a table stands.
 * @typedef {object} Standing
 * @property {number} current
 * @property {number[]} line
 * @property {[string, string]} seats
 * @property {number | null} undo
 * @property {number | null} redo
 * @property {string} hash
 * @property {"drawn" | "typed"} [dice] dice are due, and who throws them
 * @property {import("./backgammon-wire.js").Turn} [part] the turn to be put together, before its first checker
 */

/** @typedef {{ game: "reversi", variant: string, side: number, opening: string[] }} Setup */
/** @typedef {Standing & { seq: number, setup: any, nodes: any[] }} TableView its set-up and nodes are those of its game */
/** @typedef {Standing & { seq: number, verb: string, seat: Seat | null, text: string, node: any }} Entry */

/** @typedef {{ t: "ack", id: number, seq: number }} Ack */
/** @typedef {{ t: "refused", id: number, key: string, text: string }} Refused */
/**
 * A value, the acting seat's view, and how sure it is.
 * @typedef {{ value: number } & ({ sure: "exact" } | { sure: "outcome" } | { sure: "likely", percent: number }
 *   | { sure: "likely-outcome", percent: number } | { sure: "estimate", depth: number })} Worth
 */
/** An action and its worth; where only the outcome is known, what is expected beside it. @typedef {Worth & { text: string, best: boolean, expected?: number }} ActionWorth */
/** @typedef {Worth & { at: number, seat: Seat, actions: ActionWorth[], done: boolean }} Evaluation */
/** @typedef {{ t: "hint", id: number, at: number, play: string, text: string, key: string, worth: Worth }} Hint */
/** @typedef {{ t: "thinking", seat: Seat, level: number, depth: number }} Thinking */
/** @typedef {{ t: "part", id: number, at: number, part: import("./backgammon-wire.js").Turn }} Part */
/** @typedef {{ t: "dice", id: number, at: number, dice: { sides: [import("./backgammon-wire.js").Faces, import("./backgammon-wire.js").Faces] } }} Dice */
/** @typedef {Ack | Refused | Hint | Part | Dice} Answer */
/**
 * @typedef {(TableView & { t: "table" }) | { t: "resumed", seq: number } | (Entry & { t: "entry" })
 *   | Answer | Thinking | { t: "idle" } | (Evaluation & { t: "evaluation" })} ServerMessage
 */

/**
 * @typedef {{ t: "play", at: number, text: string } | { t: "undo" } | { t: "redo" } | { t: "go", to: number }
 *   | { t: "seats", text: string } | { t: "hint", at: number } | { t: "evaluate", at: number | null } | { t: "now" }
 *   | { t: "roll", at: number, text?: string } | { t: "part", at: number, parts: string[] } | { t: "dice", at: number }} Wish
 */

export {};

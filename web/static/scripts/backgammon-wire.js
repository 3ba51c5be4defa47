// The messages about Backgammon, as types; nothing of this file is run. Their sense is told in the server's `wire` crate.

/** @typedef {import("./wire.js").Side} Side */
/** @typedef {import("./wire.js").Seat} Seat */

/** @typedef {{ from: number, to: number, hit?: boolean, die?: number }} Hop */
/** @typedef {{ from: number, to: number, hops: Hop[] }} Reach */
/** @typedef {{ value: number, owner?: Side, offered?: number, unused?: boolean }} Cube */
/** @typedef {"single" | "gammon" | "backgammon"} Outcome */
/** @typedef {{ points: [number, number], length?: number, crawford?: boolean, postCrawford?: boolean }} Score */
/**
 * @typedef {{ winner: Side, outcome: Outcome, points: number, ending: "borne-off" | "dropped" | "resigned", score: Score,
 *   matchWinner?: Side }} Award
 */

/**
 * A node and its position; what is absent is not the case.
 * @typedef {object} BackgammonNode
 * @property {number} id
 * @property {number | null} parent
 * @property {Seat | null} seat
 * @property {"play" | "roll" | null} verb
 * @property {string} text
 * @property {number} number
 * @property {"opening" | "roll" | "play" | "double" | "beaver" | "resignation" | "next" | "over"} due
 * @property {Side} [by]
 * @property {number[]} board
 * @property {[number, number]} off
 * @property {[number, number]} pips
 * @property {[number, number]} [dice]
 * @property {[number, number]} [thrown]
 * @property {{ by: Side, hops: Hop[] }} [played]
 * @property {{ by: Side, dice: [number, number] }} [passed]
 * @property {Cube} cube
 * @property {boolean} [mayDouble]
 * @property {boolean} [mayBeaver]
 * @property {boolean} [deadCube]
 * @property {boolean} [asked]
 * @property {{ by: Side, outcome: Outcome, points: number }} [resignation]
 * @property {Score} score
 * @property {Award | null} [result]
 */

/**
 * A roll in the course of being played.
 * @typedef {object} Turn
 * @property {Side} by
 * @property {Hop[]} hops
 * @property {number[]} board
 * @property {[number, number]} off
 * @property {[number, number]} pips
 * @property {number[]} dice
 * @property {Hop[]} choices
 * @property {Reach[]} reach
 * @property {string} [play]
 * @property {number} plays
 * @property {string} [forced]
 * @property {string} [bearOff]
 */

/**
 * @typedef {{ sample: number, counts: number[], expected: number, rolls: number, doublets: number, expectedDoublets: number,
 *   pips: number, expectedPips: number, pairs: { roll: string, count: number, expected: number }[] }} Faces
 */

/** @typedef {{ game: "backgammon", length: "single" | "money" | "match", points: number, dice: "drawn" | "typed", cube: boolean, crawford: boolean, jacoby: boolean, beavers: boolean, automaticDoubles: number }} BackgammonSetup */

export {};

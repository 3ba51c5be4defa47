// Boards that show pictures, whatever the game: what a lesson or a demonstration needs of a board, and which it gets.

/**
 * A picture of a position as the server sends it; what is in it is the game's own.
 * @typedef {{ text: string }} Picture
 */

/**
 * A board that shows pictures.
 * @typedef {object} Stage
 * @property {HTMLElement} element
 * @property {(picture: any, how?: { found?: string[], still?: boolean }) => void} draw
 * @property {(asking: boolean) => void} ask whether places may be chosen now
 * @property {(place: string) => void} refuse shows that a place is not right
 * @property {() => void} enter moves the focus to the board
 * @property {(place: string) => string} name a place as sentences call it
 * @property {(listener: (place: string) => void) => void} listen to places that are chosen
 * @property {(picture: any, turn: any, hops: any[]) => void} [play] a roll in the course of being played, and the hops just made
 * @property {(tried: (hop: string) => void) => void} [tries] hops that are tried, as text; `8:` is a checker taken up that may not move
 */

/** Makes a board with this name for a screen reader. @typedef {(label: string) => Stage} MakeStage */

/**
 * What makes a board of a game.
 * @param {string} game `reversi` or `backgammon`
 * @returns {Promise<MakeStage>}
 */
export async function stageOf(game) {
  return game === "backgammon" ? (await import("./backgammon-stage.js")).stage : (await import("./reversi-stage.js")).stage;
}

/** The game that this page teaches. */
export const taught = () => document.querySelector("main [data-game]")?.getAttribute("data-game") ?? "reversi";

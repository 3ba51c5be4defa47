// Where checkers may go, as boards are told it.

/**
 * The dice that a way takes. Bearing off may take a larger one than the way is long.
 * @param {import("./backgammon-wire.js").Turn} turn
 * @param {import("./backgammon-wire.js").Reach} way
 */
export function diceOf(turn, way) {
  return way.hops.map((hop) => {
    const choice = way.hops.length === 1 ? turn.choices.find((choice) => choice.from === hop.from && choice.to === hop.to) : undefined;
    return hop.die ?? choice?.die ?? hop.from - hop.to;
  });
}

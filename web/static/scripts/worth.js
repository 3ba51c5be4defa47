// Values in words and figures: how much, for whom, and how sure that is.

import { say } from "./words.js";

/** @typedef {import("./wire.js").Worth} Worth */
/** @typedef {import("./wire.js").Side} Side */
/** @typedef {import("./wire.js").Evaluation} Evaluation */

const lang = document.documentElement.lang || "en";
const whole = new Intl.NumberFormat(lang, { signDisplay: "exceptZero", maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat(lang, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 });

const thousandths = new Intl.NumberFormat(lang, { signDisplay: "exceptZero", minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** What values count: discs, or points of equity. @typedef {"discs" | "equity"} Unit */

/**
 * A number with its sign. Discs are whole when they are known to the disc or many, else in tenths; equity is in thousandths.
 * @param {Worth} worth
 * @param {Unit} unit
 * @param {number} [value] instead of the worth's own
 */
function figure({ value: own, sure }, unit, value = own) {
  const format = unit === "equity" ? thousandths : sure === "estimate" && Math.abs(value) < 9.95 ? tenths : whole;
  return format.format(value).replace("-", "\u2212");
}

/** @param {number} value @returns {"win" | "draw" | "loss"} */
const outcome = (value) => (value > 0 ? "win" : value < 0 ? "loss" : "draw");

/**
 * What stands on a square: `+1.3`, `+4`, `win`.
 * @param {Worth} worth
 * @param {Unit} [unit]
 */
export function worthFigure(worth, unit = "discs") {
  const isOutcome = worth.sure === "outcome" || worth.sure === "likely-outcome";
  return isOutcome ? say("worth-outcome", { outcome: outcome(worth.value) }) : figure(worth, unit);
}

/**
 * The same for whoever does not see how it is drawn.
 * @param {Worth} worth
 * @param {Unit} [unit]
 */
export function worthWords(worth, unit = "discs") {
  const value = figure(worth, unit);
  switch (worth.sure) {
    case "exact":
      return say("worth-exact-said", { value });
    case "outcome":
      return say("worth-outcome-said", { outcome: outcome(worth.value) });
    case "likely":
      return say("worth-likely-said", { value, percent: worth.percent });
    case "likely-outcome":
      return say("worth-likely-outcome-said", { outcome: outcome(worth.value), percent: worth.percent });
    case "estimate":
      return say("worth-estimate-said", { value });
  }
}

/**
 * An estimate beside an outcome: `+1.3`.
 * @param {number} value
 * @param {Unit} unit
 */
export function expectedFigure(value, unit) {
  return figure({ value, sure: "estimate", depth: 0 }, unit);
}

/**
 * What is known of a whole position, in one line, seen by the side that is ahead.
 * @param {Evaluation} evaluation
 * @param {Unit} unit
 * @param {[Side, Side]} sides who sits first and who second
 */
export function worthLine(evaluation, unit, sides) {
  const { seat, value, sure } = evaluation;
  const [first, second] = sides;
  const ahead = value < 0 === (seat === "first") ? second : first;
  const text = figure(evaluation, unit, Math.abs(value));
  const side = figure(evaluation, unit) === figure(evaluation, unit, 0) ? "none" : ahead;
  switch (sure) {
    case "exact":
      return say("worth-line-exact", { side, value: text });
    case "outcome":
      return say("worth-line-outcome", { side });
    case "likely":
      return say("worth-line-likely", { side, value: text, percent: evaluation.percent });
    case "likely-outcome":
      return say("worth-line-likely-outcome", { side, percent: evaluation.percent });
    case "estimate":
      return say(unit === "equity" ? "worth-line-equity" : "worth-line-estimate", { side, value: text, ahead: say("worth-ahead", { depth: evaluation.depth }) });
  }
}

// How the dice have fallen: counts, what was to be expected, and of how many.

import { told } from "./backgammon-words.js";
import { part } from "./page-parts.js";

/** @typedef {import("./backgammon-wire.js").Faces} Faces */
/** @typedef {import("./wire.js").Answer} Answer */

const one = new Intl.NumberFormat(document.documentElement.lang || "en", { maximumFractionDigits: 1 });

export class DicePanel {
  #at = 0;

  /** @param {(at: number) => Promise<Answer>} ask */
  constructor(ask) {
    this.ask = ask;
    part("dice-panel", "details").addEventListener("toggle", () => void this.#draw());
  }

  /** @param {number} at */
  follow(at) {
    this.#at = at;
    void this.#draw();
  }

  async #draw() {
    if (!part("dice-panel", "details").open) return;
    const at = this.#at;
    const answer = await this.ask(at);
    if (answer.t !== "dice" || at !== this.#at) return;
    const [white, black] = answer.dice.sides;
    const table = document.createElement("table");
    table.append(head(), ...rows(white, black));
    part("dice-counts", "div").replaceChildren(table);
  }
}

/** @param {string[]} cells @param {string} [tag] */
function row(cells, tag = "td") {
  const line = document.createElement("tr");
  line.append(
    ...cells.map((text, i) => {
      const cell = document.createElement(i === 0 || tag === "th" ? "th" : "td");
      if (cell.localName === "th") cell.scope = tag === "th" ? "col" : "row";
      cell.textContent = text;
      return cell;
    }),
  );
  return line;
}

function head() {
  return row([told("dice-what"), told("dice-white"), told("dice-black")], "th");
}

/** @param {Faces} white @param {Faces} black */
function rows(white, black) {
  /** @param {number} count @param {number} expected */
  const of = (count, expected) => told("dice-of", { count, expected: one.format(expected) });
  const faces = [0, 1, 2, 3, 4, 5].map((face) => row([told("dice-face", { face: face + 1 }), of(white.counts[face], white.expected), of(black.counts[face], black.expected)]));
  return [
    ...faces,
    row([told("dice-doublets"), of(white.doublets, white.expectedDoublets), of(black.doublets, black.expectedDoublets)]),
    row([told("dice-pips"), of(white.pips, white.expectedPips), of(black.pips, black.expectedPips)]),
    row([told("dice-sample"), String(white.sample), String(black.sample)]),
  ];
}

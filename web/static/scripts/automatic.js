// What the page does by itself, where the reader wants it: rolling, the only legal play, bearing off in a race.

/** @typedef {import("./backgammon-wire.js").BackgammonNode} Node */
/** @typedef {import("./backgammon-wire.js").Turn} Turn */

const NAMES = /** @type {const} */ (["auto-roll", "auto-forced", "auto-bear-off"]);

/** The page's setting of this name. @param {typeof NAMES[number]} name */
const setting = (name) => /** @type {"autoRoll" | "autoForced" | "autoBearOff"} */ (name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()));

export class Automatic {
  /** @param {() => void} changed */
  constructor(changed) {
    for (const name of NAMES) {
      const box = document.getElementById(name);
      if (!(box instanceof HTMLInputElement)) throw new Error(`the page lacks ${name}`);
      box.checked = this.#on(name);
      box.addEventListener("change", () => {
        document.documentElement.dataset[setting(name)] = String(box.checked);
        void fetch("/settings", { method: "POST", redirect: "manual", body: new URLSearchParams({ [name.replaceAll("-", "_")]: String(box.checked) }) });
        changed();
      });
    }
  }

  /** @param {typeof NAMES[number]} name */
  #on(name) {
    return document.documentElement.dataset[setting(name)] === "true";
  }

  /**
   * What to do now: `roll`, a play in notation, or nothing.
   * @param {{ node: Node, turn: Turn | null, begun: boolean, drawn: boolean, mine: boolean }} at
   * @returns {string | null}
   */
  next({ node, turn, begun, drawn, mine }) {
    if (node.due === "roll" && mine && drawn && !node.mayDouble && this.#on("auto-roll")) return "roll";
    if (!turn || begun) return null;
    if (turn.forced && this.#on("auto-forced")) return turn.forced;
    return turn.bearOff && this.#on("auto-bear-off") ? turn.bearOff : null;
  }
}

// The first page, left alone, demonstrates a game of the variant that is chosen on it. Whatever its reader does ends that,
// and does nothing else. Nothing of it is read aloud, and nothing moves the focus: who listens to the page is not disturbed.

import { stageOf } from "./lesson-stage.js";

/** @typedef {import("./lesson-stage.js").Picture} Picture */
/** @typedef {{ game: string, frames: Picture[] }} Demonstration */

/** How long the page is left alone before. */
const PATIENCE_MS = 40_000;
/** How long a position is shown, and the last. */
const PACE_MS = { reversi: 1_200, backgammon: 2_400 };
const END_MS = 8_000;

class Unattended {
  /** The next thing to happen by itself. */
  #timer = 0;
  /** Counts what was begun, so that what comes late is seen to be so. */
  #begun = 0;

  /** @param {HTMLElement} screen */
  constructor(screen) {
    this.screen = screen;
    this.board = /** @type {HTMLElement} */ (screen.querySelector(".demonstration-board"));
    this.text = /** @type {HTMLElement} */ (screen.querySelector(".demonstration-text"));
    for (const sign of ["pointerdown", "wheel", "scroll", "focusin", "input"]) addEventListener(sign, () => this.#touched(), { capture: true, passive: true });
    addEventListener("keydown", (event) => this.#key(event), { capture: true });
    // What moves below a resting pointer tells of moves as well, but of none that has a length.
    addEventListener("pointermove", (event) => (event.movementX !== 0 || event.movementY !== 0) && this.#touched(), { passive: true });
    // A finger that ends the demonstration presses nothing below it.
    screen.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
    screen.addEventListener("touchend", (event) => { event.preventDefault(); this.#touched(); }, { passive: false });
    document.addEventListener("visibilitychange", () => this.#touched());
    this.#touched();
  }

  /** Somebody is here: the page is theirs again. */
  #touched() {
    this.#begun += 1;
    clearTimeout(this.#timer);
    if (!this.screen.hidden) {
      this.screen.hidden = true;
      this.board.replaceChildren();
    }
    if (!document.hidden) this.#timer = window.setTimeout(() => void this.#demonstrate(), PATIENCE_MS);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.screen.hidden && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.#touched();
  }

  async #demonstrate() {
    const begun = this.#begun;
    const chosen = document.querySelector('input[name="variant"]:checked');
    const found = await load(chosen instanceof HTMLInputElement ? chosen.value : "8x8");
    if (!found || begun !== this.#begun) return;
    if (found.game === "backgammon") await this.#style();
    const make = await stageOf(found.game);
    if (begun !== this.#begun) return;
    const stage = make(this.board.dataset.label ?? "");
    this.board.replaceChildren(stage.element);
    this.screen.hidden = false;
    this.#show(stage, found, 0);
  }

  /**
   * @param {import("./lesson-stage.js").Stage} stage
   * @param {Demonstration} game
   * @param {number} at
   */
  #show(stage, game, at) {
    const frame = game.frames[at];
    if (!frame) return;
    stage.draw(frame, { still: at === 0 });
    this.text.textContent = frame.text;
    const isLast = at + 1 === game.frames.length;
    const pace = isLast ? END_MS : PACE_MS[game.game === "backgammon" ? "backgammon" : "reversi"];
    this.#timer = window.setTimeout(() => this.#show(stage, game, isLast ? 0 : at + 1), pace);
  }

  /** The look of a board that the first page has no other use for. @returns {Promise<void>} */
  #style() {
    const href = this.screen.dataset.styles ?? "";
    if (document.querySelector("link[data-demonstration]")) return Promise.resolve();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.dataset.demonstration = "";
    return new Promise((resolve) => {
      for (const end of ["load", "error"]) link.addEventListener(end, () => resolve());
      document.head.append(link);
    });
  }
}

/** @param {string} variant @returns {Promise<Demonstration | null>} */
async function load(variant) {
  try {
    const answer = await fetch(`/demonstration/${encodeURIComponent(variant)}`);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

const screen = document.getElementById("demonstration");
if (screen) new Unattended(screen);

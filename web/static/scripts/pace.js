// Shows what happened at a pace that the eye can follow, and never lags far behind.

const CALM_MS = 750;
const HURRIED_MS = 120;

export class Pace {
  /** @type {number[]} */
  #waiting = [];
  #timer = 0;
  #free = 0;

  /** @param {(node: number) => number} show shows a node, and says how long its movement takes in milliseconds */
  constructor(show) {
    this.show = show;
    document.addEventListener("visibilitychange", () => document.hidden && this.flush());
  }

  /** Whether something has happened that is not yet shown. */
  get lags() {
    return this.#waiting.length > 0;
  }

  /** @param {number} node */
  push(node) {
    this.#waiting.push(node);
    if (document.hidden) this.flush();
    else this.#next();
  }

  /** Shows the latest at once. */
  flush() {
    const last = this.#waiting.pop();
    this.#waiting = [];
    clearTimeout(this.#timer);
    if (last !== undefined) this.#show(last);
  }

  /** Shows the latest at once, and also what comes next. */
  hasten() {
    this.flush();
    this.#free = 0;
  }

  /** Forgets what waits: something else is shown. */
  drop() {
    this.#waiting = [];
    clearTimeout(this.#timer);
    this.#free = 0;
  }

  #next() {
    clearTimeout(this.#timer);
    if (this.#waiting.length === 0) return;
    const wait = this.#free - performance.now();
    if (wait > 0) {
      this.#timer = window.setTimeout(() => this.#next(), wait);
      return;
    }
    const node = this.#waiting.shift();
    if (node !== undefined) this.#show(node);
    this.#next();
  }

  /** @param {number} node */
  #show(node) {
    const movement = this.show(node);
    const calm = Math.max(HURRIED_MS, CALM_MS - 90 * Math.max(0, this.#waiting.length - 1));
    this.#free = performance.now() + (this.#waiting.length > 3 ? calm : Math.max(calm, movement + 150));
  }
}

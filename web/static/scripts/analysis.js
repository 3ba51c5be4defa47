// What everything that can be played is worth, as long as the reader wants to know it and looks.

import { announce } from "./announce.js";
import { button, find, part } from "./page-parts.js";
import { ValueList } from "./value-list.js";
import { say } from "./words.js";
import { worthLine } from "./worth.js";

/** @typedef {import("./wire.js").AnyNode} AnyNode */
/** @typedef {import("./wire.js").Evaluation} Evaluation */

/** How a game's values are told: their unit, what an action is called, how many are seen at once. @typedef {{ unit: import("./worth.js").Unit, name?: (text: string) => string, most?: number }} Manner */

/** @template {AnyNode} N */
export class Analysis {
  /** What is known, by node. @type {Map<number, Evaluation>} */
  #known = new Map();
  /** The node that the server has been asked about. @type {number | null} */
  #asked = null;
  /** A node whose values were asked for along with a hint. @type {number | null} */
  #once = null;
  #connected = false;
  /** What a screen reader was told last, so that it hears each finding once. */
  #told = "";

  /**
   * @param {import("./table-page.js").TablePage<N>} page
   * @param {Manner} manner
   */
  constructor(page, manner) {
    this.page = page;
    this.manner = manner;
    this.list = find("value-list", ValueList);
    this.on = localStorage.getItem(this.#store) === "on";
    document.addEventListener("visibilitychange", () => this.follow());
  }

  /** Games against the computer remember it apart: there it is a crutch, elsewhere a magnifying glass. */
  get #store() {
    return this.page.own ? "analysis-against" : "analysis";
  }

  toggle() {
    this.on = !this.on;
    this.#once = null;
    localStorage.setItem(this.#store, this.on ? "on" : "off");
    this.#told = "";
    announce(say(this.on ? "analysis-on" : "analysis-off"));
    this.page.view.draw();
  }

  /** Shows the values of one node, whether the analysis is on or not. @param {number} node */
  once(node) {
    this.#once = node;
    this.page.view.draw();
  }

  /** Whether the values of the node on the board are wanted. */
  get #isOn() {
    return (this.on || this.#once === this.page.node.id) && this.page.isWorth(this.page.node);
  }

  /** What is known of the node on the board, if it is to be shown. */
  get shown() {
    return this.#isOn ? (this.#known.get(this.page.node.id) ?? null) : null;
  }

  /** Asks about the node that is looked at, or about none any more. */
  follow() {
    if (!this.#connected) return;
    const wanted = this.#wanted();
    if (wanted === this.#asked) return;
    this.#asked = wanted;
    void this.page.wish({ t: "evaluate", at: wanted });
  }

  /** @returns {number | null} */
  #wanted() {
    const { node } = this.page;
    if (!this.#isOn || document.hidden || this.#known.get(node.id)?.done) return null;
    return this.#waits ? null : node.id;
  }

  /** The computer's own move goes first. A demonstration always thinks: there the server finds the gaps. */
  get #waits() {
    return this.page.thinking !== null && !this.page.isDemo;
  }

  /** The line to the server stands, or stands again: a new one knows nothing of what the old one was asked. */
  connected() {
    this.#connected = true;
    this.#asked = null;
    this.follow();
  }

  /** @param {Evaluation} evaluation */
  hear(evaluation) {
    this.#known.set(evaluation.at, evaluation);
    if (evaluation.at !== this.page.node.id) return;
    this.page.valued(evaluation);
    this.draw();
    if (evaluation.done) this.follow();
  }

  /** The line, the list and the button. */
  draw() {
    const { node } = this.page;
    const known = this.shown;
    button("analysis").setAttribute("aria-pressed", String(this.on));
    const line = part("worth", "p");
    line.hidden = !this.#isOn;
    part("values", "section").hidden = line.hidden;
    if (line.hidden) return;
    line.textContent = known ? this.#line(known) : say(this.#waits ? "analysis-waits" : "analysis-begins");
    line.classList.toggle("thinking", this.#asked === node.id);
    line.dataset.sure = known?.sure ?? "";
    this.list.show(known, this.manner);
    this.#tell(known);
  }

  /** @param {Evaluation} known */
  #line(known) {
    return worthLine(known, this.manner.unit, this.page.sides);
  }

  /**
   * What is found out for good is announced once; what only gets deeper can be read at any time.
   * @param {Evaluation | null} known
   */
  #tell(known) {
    if (!known || !(known.done || known.sure === "exact" || known.sure === "outcome")) return;
    const { name = (text) => text } = this.manner;
    const best = known.actions.filter((action) => action.best).map((action) => name(action.text));
    const text = say("analysis-found", { worth: this.#line(known), best: best.join(", ") });
    const once = `${known.at} ${text}`;
    if (once === this.#told) return;
    this.#told = once;
    announce(text);
  }
}

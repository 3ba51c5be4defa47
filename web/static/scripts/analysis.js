// What everything that can be played is worth, as long as the reader wants to know it and looks.

import { announce } from "./announce.js";
import { ValueList } from "./value-list.js";
import { say } from "./words.js";
import { worthLine } from "./worth.js";

/** @typedef {import("./wire.js").Evaluation} Evaluation */
/** @typedef {import("./play.js").Play} Play */

export class Analysis {
  /** What is known, by node. @type {Map<number, Evaluation>} */
  #known = new Map();
  /** The node that the server has been asked about. @type {number | null} */
  #asked = null;
  #connected = false;
  /** What a screen reader was told last, so that it hears each finding once. */
  #told = "";

  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    this.on = localStorage.getItem(this.#store) === "on";
    document.addEventListener("visibilitychange", () => this.follow());
  }

  /** Games against the computer remember it apart: there it is a crutch, elsewhere a magnifying glass. */
  get #store() {
    const { seats } = this.play.tree.standing;
    return seats.some((seat) => seat !== "person") && seats.includes("person") ? "analysis-against" : "analysis";
  }

  toggle() {
    this.on = !this.on;
    localStorage.setItem(this.#store, this.on ? "on" : "off");
    this.#told = "";
    announce(say(this.on ? "analysis-on" : "analysis-off"));
    this.play.view.draw();
  }

  /** What is known of the node on the board, if it is to be shown. */
  get shown() {
    return this.on ? (this.#known.get(this.play.node.id) ?? null) : null;
  }

  /** Asks about the node that is looked at, or about none any more. */
  follow() {
    if (!this.#connected) return;
    const wanted = this.#wanted();
    if (wanted === this.#asked) return;
    this.#asked = wanted;
    void this.play.socket.wish({ t: "evaluate", at: wanted });
  }

  /** @returns {number | null} */
  #wanted() {
    const { node } = this.play;
    if (!this.on || document.hidden || !node.toMove || this.#known.get(node.id)?.done) return null;
    return this.#waits ? null : node.id;
  }

  /** The computer's own move goes first. A demonstration always thinks: there the server finds the gaps. */
  get #waits() {
    return this.play.thinking !== null && !this.play.view.isDemo();
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
    if (evaluation.at !== this.play.node.id) return;
    this.play.board.tell(this.values(), evaluation.done);
    this.draw();
    if (evaluation.done) this.follow();
  }

  /**
   * What stands on the squares: the analysis, else the hint's value.
   * @returns {import("./reversi-board.js").Values}
   */
  values() {
    const { hint, node } = this.play;
    if (this.shown) return new Map(this.shown.actions.map((action) => [action.text, action]));
    return new Map(hint?.at === node.id ? [[hint.square, { ...hint.worth, best: false }]] : []);
  }

  /** The line, the list and the button. */
  draw() {
    const { node } = this.play;
    const known = this.shown;
    element("analysis").setAttribute("aria-pressed", String(this.on));
    const line = element("worth");
    line.hidden = !this.on || node.result !== null;
    element("values").hidden = line.hidden;
    if (line.hidden) return;
    line.textContent = known ? worthLine(known) : say(this.#waits ? "analysis-waits" : "analysis-begins");
    line.classList.toggle("thinking", this.#asked === node.id);
    line.dataset.sure = known?.sure ?? "";
    const list = element("value-list");
    if (list instanceof ValueList) list.show(known);
    this.#tell(known);
  }

  /**
   * What is found out for good is announced once; what only gets deeper can be read at any time.
   * @param {Evaluation | null} known
   */
  #tell(known) {
    if (!known || !(known.done || known.sure === "exact" || known.sure === "outcome")) return;
    const best = known.actions.filter((action) => action.best).map((action) => action.text);
    const text = say("analysis-found", { worth: worthLine(known), best: best.join(", ") });
    const once = `${known.at} ${text}`;
    if (once === this.#told) return;
    this.#told = once;
    announce(text);
  }
}

/** @param {string} id */
function element(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page lacks ${id}`);
  return element;
}

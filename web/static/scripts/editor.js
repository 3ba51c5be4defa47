// What the position editors of all games share: what a click puts down, and the server's judgement of what is made.

import { announce } from "./announce.js";
import { find, part } from "./page-parts.js";
import { say } from "./words.js";

const PAUSE_MS = 200;

/** What the server says of a position. @typedef {{ ok: boolean, text: string, field?: string, position?: string }} Verdict */

/** @abstract */
export class Editor {
  #timer = 0;
  #asked = 0;
  #said = "";
  /** Whether the reader is being told why something was not done. */
  #refused = false;
  /** What a click puts down. */
  brush = find('.brush[aria-pressed="true"]', HTMLButtonElement).dataset.brush ?? "";
  form = part("setup", "form");

  constructor() {
    for (const button of document.querySelectorAll("button.brush")) button.addEventListener("click", () => this.#take(button));
    for (const [name, make] of Object.entries(this.tools)) find(`[data-tool="${name}"]`, HTMLButtonElement).addEventListener("click", make);
  }

  /** What is done to the whole board, by the names of the buttons. @abstract @returns {Record<string, () => void>} */
  get tools() {
    return {};
  }

  /** What the server is asked of. @abstract @returns {{ at: string, fields: URLSearchParams }} */
  get question() {
    return { at: "", fields: new URLSearchParams() };
  }

  /** @param {Element} button */
  #take(button) {
    this.brush = button.getAttribute("data-brush") ?? "";
    for (const other of document.querySelectorAll("button.brush")) other.setAttribute("aria-pressed", String(other === button));
  }

  /** Something was changed: it is judged when nothing more is for a moment. */
  changed() {
    this.#refused = false;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.check(), PAUSE_MS);
  }

  async check() {
    const asked = ++this.#asked;
    const { at, fields } = this.question;
    /** @type {Verdict} */
    let verdict;
    try {
      verdict = await (await fetch(at, { method: "POST", body: fields })).json();
    } catch {
      verdict = { ok: false, text: say("net-lost") };
    }
    if (asked === this.#asked) this.judged(verdict);
  }

  /** @param {Verdict} verdict */
  judged({ ok, text }) {
    if (!this.#refused) this.tell(ok, text || say("editor-good"));
  }

  /**
   * Says why something was not done. That stands until something is: an answer about the position as it was does not talk over it.
   * @param {string} text
   */
  refuse(text) {
    this.#refused = true;
    this.tell(false, text);
  }

  /**
   * @param {boolean} good
   * @param {string} text
   */
  tell(good, text) {
    const verdict = part("verdict", "p");
    verdict.textContent = text;
    verdict.className = `verdict ${good ? "good" : "bad"}`;
    if (text !== this.#said && this.#said !== "") announce(text);
    this.#said = text;
  }
}

/** The form's fields. @param {HTMLFormElement} form */
export function fieldsOf(form) {
  const fields = new URLSearchParams();
  for (const [key, value] of new FormData(form)) if (typeof value === "string") fields.append(key, value);
  return fields;
}

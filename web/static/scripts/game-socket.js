// The line to the server. It resumes where it broke off, and sends again what was not answered: the server does each
// wish once, by its number.

/** @typedef {import("./wire.js").Wish} Wish */
/** @typedef {import("./wire.js").Answer} Answer */
/** @typedef {import("./wire.js").ServerMessage} ServerMessage */

/**
 * What the socket's owner does with what comes in.
 * @typedef {object} Listener
 * @property {() => number} seq the number of the last entry known, -1 for none
 * @property {(message: Exclude<ServerMessage, Answer>) => boolean} hear false when the copy is broken and must be had anew
 * @property {(state: "open" | "lost" | "gone") => void} state
 */

const VERSION = 1;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

export class GameSocket {
  /** @type {Map<number, { text: string, answer: (answer: Answer) => void }>} */
  #waiting = new Map();
  /** @type {WebSocket | null} */
  #socket = null;
  #ready = false;
  #client = crypto.getRandomValues(new Uint32Array(4)).join("-");
  #wishes = 0;
  #failures = 0;
  #timer = 0;
  #anew = false;
  #gone = false;

  /**
   * @param {string} game
   * @param {Listener} listener
   */
  constructor(game, listener) {
    this.game = game;
    this.listener = listener;
    const wake = () => {
      if (!this.#socket && document.visibilityState === "visible") this.#connect();
    };
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    // A page taken back from the browser's cache has a dead socket.
    addEventListener("pageshow", (event) => event.persisted && this.#again());
    this.#connect();
  }

  /**
   * Sends a wish; its answer comes when the server has it safely stored, however often the line breaks meanwhile.
   * @param {Wish} wish
   * @returns {Promise<Answer>}
   */
  wish(wish) {
    const id = ++this.#wishes;
    const text = JSON.stringify({ id, ...wish });
    return new Promise((answer) => {
      this.#waiting.set(id, { text, answer });
      if (this.#ready) this.#socket?.send(text);
    });
  }

  #connect() {
    if (this.#gone) return;
    clearTimeout(this.#timer);
    const from = this.#anew ? -1 : this.listener.seq();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ from: String(from), client: this.#client, v: String(VERSION) });
    const socket = new WebSocket(`${scheme}://${location.host}/game/${this.game}/socket?${query}`);
    this.#socket = socket;
    socket.addEventListener("message", (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data));
    });
    socket.addEventListener("close", (event) => {
      if (socket === this.#socket) this.#lost(event);
    });
  }

  /** @param {CloseEvent} event */
  #lost(event) {
    this.#socket = null;
    this.#ready = false;
    if (event.code === 1000 && event.reason === "gone") {
      this.#gone = true;
      this.listener.state("gone");
      return;
    }
    this.#failures += 1;
    // The first failure is often no more than a server that starts again: nothing is said of it yet.
    if (this.#failures > 1) this.listener.state("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    this.#timer = window.setTimeout(() => this.#connect(), wait * (0.7 + Math.random() * 0.6));
  }

  #again() {
    const socket = this.#socket;
    this.#socket = null;
    this.#ready = false;
    socket?.close();
    this.#connect();
  }

  /** @param {ServerMessage} message */
  #hear(message) {
    switch (message.t) {
      case "ack":
      case "refused":
      case "hint":
      case "part":
      case "dice":
        this.#waiting.get(message.id)?.answer(message);
        this.#waiting.delete(message.id);
        return;
      case "table":
      case "resumed":
        this.#anew = false;
        this.listener.hear(message);
        this.#greeted();
        return;
      default:
        if (!this.listener.hear(message)) {
          this.#anew = true;
          this.#again();
        }
    }
  }

  #greeted() {
    this.#ready = true;
    this.#failures = 0;
    this.listener.state("open");
    for (const { text } of this.#waiting.values()) this.#socket?.send(text);
  }
}

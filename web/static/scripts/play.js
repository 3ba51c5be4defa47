// The play page: it shows the table, and sends wishes. What is legal, and why something is not, the server says.

import { Analysis } from "./analysis.js";
import { announce, interrupt } from "./announce.js";
import { GameSocket } from "./game-socket.js";
import { GameTree } from "./game-tree.js";
import { listen, setSingleKeys, singleKeys } from "./keys.js";
import { MoveList } from "./move-list.js";
import { Pace } from "./pace.js";
import { PlayView } from "./play-view.js";
import { ReversiBoard } from "./reversi-board.js";
import { Sound } from "./sound.js";
import { say } from "./words.js";

/** @typedef {import("./wire.js").GameNode} GameNode */
/** @typedef {import("./wire.js").Entry} Entry */
/** @typedef {import("./wire.js").TableView} TableView */
/** @typedef {import("./wire.js").Thinking} Thinking */
/** @typedef {import("./wire.js").Wish} Wish */
/** @typedef {import("./wire.js").Answer} Answer */
/** @typedef {import("./wire.js").ServerMessage} ServerMessage */

/**
 * @template {Element} E
 * @param {string} id
 * @param {new () => E} kind
 * @returns {E}
 */
function find(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the page lacks ${id}`);
  return element;
}

class Play {
  /** @type {Thinking | null} */
  thinking = null;
  /** The node looked at instead of the table's. @type {number | null} */
  looking = null;
  /** @type {{ at: number, square: string, text: string, worth: import("./wire.js").Worth } | null} */
  hint = null;
  /** What was said about the reader's last wish. @type {{ text: string, kind: "refused" | "hint" | "plain" } | null} */
  notice = null;
  /** The answer that a played square waits for. @type {Promise<Answer> | null} */
  asked = null;
  /** The node whose hint has been asked for and not yet come. @type {number | null} */
  hinting = null;
  /** Another node whose hint is wanted after that. @type {number | null} */
  hintNext = null;
  /** Who sat at the table when a game was seen to end, by its last node. @type {Map<number, string>} */
  ended = new Map();
  /** @type {{ square: string, at: number }} */
  last = { square: "", at: 0 };

  /**
   * @param {string} id
   * @param {TableView} table
   */
  constructor(id, table) {
    this.id = id;
    this.tree = new GameTree(table);
    /** The node of the table's that the board has come to. */
    this.shown = this.tree.standing.current;
    this.sound = new Sound(document.documentElement.dataset.sound === "true");
    this.board = find("board", ReversiBoard);
    this.moves = find("moves", MoveList);
    this.analysis = new Analysis(this);
    this.view = new PlayView(this);
    this.pace = new Pace((node) => this.#arrive(node));
    this.view.draw({ still: true });
    this.socket = new GameSocket(id, {
      seq: () => this.tree.seq,
      hear: (message) => this.#hear(message),
      state: (state) => {
        this.view.connection(state);
        if (state === "open") this.analysis.connected();
      },
    });
    this.#listen();
    this.#tellOutcome(this.node);
  }

  /** The node on the board. */
  get node() {
    return this.tree.node(this.looking ?? this.shown);
  }

  /** The line that the node on the board lies on. */
  get line() {
    return this.tree.lineThrough(this.node.id);
  }

  /** @param {Exclude<ServerMessage, Answer>} message */
  #hear(message) {
    switch (message.t) {
      case "table":
        this.tree = new GameTree(message);
        if (this.looking !== null && !this.tree.has(this.looking)) this.looking = null;
        this.#leap();
        return true;
      case "resumed":
        this.thinking = null;
        this.view.draw();
        return true;
      case "entry":
        return this.#follow(message);
      case "thinking":
        this.thinking = message;
        this.view.drawStatus();
        return true;
      case "idle":
        this.thinking = null;
        this.view.drawStatus();
        return true;
      case "evaluation":
        this.analysis.hear(message);
        return true;
    }
  }

  /** @param {Entry} entry */
  #follow(entry) {
    if (entry.seq <= this.tree.seq) return true;
    if (!this.tree.push(entry)) return false;
    if (this.looking === entry.current) this.looking = null;
    switch (entry.verb) {
      case "play": {
        this.thinking = null;
        const node = this.tree.current;
        if (node.result) this.ended.set(node.id, this.tree.standing.seats.join(", "));
        this.#tell(node);
        this.pace.push(node.id);
        // A person has seen the own move coming.
        if (this.tree.standing.seats[entry.seat === "second" ? 1 : 0] === "person") this.pace.flush();
        break;
      }
      case "go":
        this.thinking = null;
        // Whoever goes back may play the same square at once.
        this.last = { square: "", at: 0 };
        announce(say("say-position", { ply: this.tree.current.ply }));
        this.#tellOutcome(this.tree.current);
        this.#leap();
        break;
      default:
        // The same person at the computer's seat has nothing to wait for.
        this.thinking = null;
        this.view.draw();
    }
    return true;
  }

  /** @param {GameNode} node */
  #tell(node) {
    const side = node.seat === "second" ? "white" : "black";
    announce(say("say-move", { side, square: node.text, count: node.flipped.length }));
    this.#tellOutcome(node);
  }

  /**
   * What follows from a position of itself: a pass, or the end.
   * @param {GameNode} node
   */
  #tellOutcome(node) {
    if (node.passed) announce(say("status-pass", { side: node.passed }));
    if (node.result) announce(this.view.resultText(node));
  }

  /** Shows the table's node at once. */
  #leap() {
    this.pace.drop();
    this.shown = this.tree.standing.current;
    this.hint = null;
    this.notice = null;
    this.view.draw();
  }

  /**
   * The board comes to a node.
   * @param {number} id
   * @returns {number} the movement's length in milliseconds
   */
  #arrive(id) {
    this.shown = id;
    if (this.looking !== null) {
      this.view.drawMoves();
      return 0;
    }
    this.hint = null;
    this.notice = null;
    this.sound.play(this.node.flipped.length);
    if (this.node.result) this.sound.end();
    return this.view.draw();
  }

  /**
   * Sends a wish, and shows the reason if it is refused.
   * @param {Wish} wish
   */
  async wish(wish) {
    const answer = await this.socket.wish(wish);
    if (answer.t === "refused") this.say(answer.text, "refused");
    return answer;
  }

  /**
   * @param {string} text
   * @param {"refused" | "hint" | "plain"} kind
   */
  say(text, kind) {
    this.notice = { text, kind };
    this.view.drawStatus();
    if (kind === "refused") interrupt(text);
    else announce(text);
  }

  /**
   * A square was clicked, or typed.
   * @param {string} text
   * @param {boolean} typed
   */
  async play(text, typed) {
    // Whoever types is ahead of the answers; no word of theirs is lost.
    while (typed && this.asked) await this.asked;
    if (this.looking !== null) {
      this.say(say("looking-click"), "refused");
      return;
    }
    if (this.pace.lags) {
      // What is clicked was aimed at a board that is about to change.
      this.pace.flush();
      if (!typed) return;
    }
    // The second half of a double click asks for nothing.
    const again = text === this.last.square && performance.now() - this.last.at < 500;
    if (this.asked || again) return;
    this.board.ask(text);
    this.asked = this.wish({ t: "play", at: this.tree.standing.current, text });
    const answer = await this.asked;
    this.asked = null;
    if (answer.t === "refused") this.board.refuse(text);
    else this.last = { square: text, at: performance.now() };
  }

  /** @param {number} id */
  look(id) {
    const before = this.node.id;
    this.pace.flush();
    this.looking = id === this.tree.standing.current ? null : id;
    this.hint = null;
    this.notice = null;
    this.view.draw();
    if (this.node.id !== before) announce(this.view.nodeText(this.node));
  }

  /** @param {number} by */
  step(by) {
    this.pace.flush();
    const line = this.line;
    const here = line.findIndex((node) => node.id === this.node.id);
    const to = Math.min(line.length - 1, Math.max(0, here + by));
    if (to !== here) this.look(line[to].id);
  }

  back() {
    if (this.looking !== null) this.look(this.tree.standing.current);
  }

  async continueHere() {
    if (this.looking !== null) await this.wish({ t: "go", to: this.looking });
  }

  /** @param {"undo" | "redo"} t */
  async turn(t) {
    this.looking = null;
    const answer = await this.wish({ t });
    if (answer.t === "ack") announce(say(t === "undo" ? "say-undone" : "say-redone"));
    else this.view.draw();
  }

  /** One hint at a time: each costs the server some work. */
  async askHint() {
    this.pace.flush();
    const at = this.node.id;
    if (this.hinting !== null) {
      this.hintNext = at === this.hinting ? null : at;
      return;
    }
    this.say(say("hint-asked"), "plain");
    this.hinting = at;
    const answer = await this.wish({ t: "hint", at });
    this.hinting = null;
    const next = this.hintNext;
    this.hintNext = null;
    if (this.node.id !== at) {
      if (this.node.id === next) void this.askHint();
      return;
    }
    if (answer.t !== "hint") return;
    this.hint = { at, square: answer.play, text: answer.text, worth: answer.worth };
    this.say(say("hint-says", { text: answer.text }), "hint");
    this.view.draw();
  }

  /** The computer plays what it has found so far; what it has played already is shown. */
  now() {
    this.pace.hasten();
    if (this.thinking && this.looking === null && !this.view.isDemo()) void this.wish({ t: "now" });
  }

  /** @param {[string, string]} seats */
  async sit(seats) {
    const answer = await this.wish({ t: "seats", text: seats.join(", ") });
    if (answer.t === "refused") this.view.draw();
  }

  swap() {
    const [first, second] = this.tree.standing.seats;
    void this.sit([second, first]);
  }

  /** Stops a demonstration, or lets it go on. */
  pause() {
    const key = `paused:${this.id}`;
    const paused = sessionStorage.getItem(key)?.split(", ");
    if (this.view.isDemo()) {
      sessionStorage.setItem(key, this.tree.standing.seats.join(", "));
      this.pace.flush();
      void this.sit(["person", "person"]);
    } else if (paused?.length === 2) {
      sessionStorage.removeItem(key);
      void this.sit([paused[0], paused[1]]);
    }
  }

  async toggleSound() {
    this.sound.on = !this.sound.on;
    this.sound.play(0);
    this.view.drawSound();
    await fetch("/settings", { method: "POST", redirect: "manual", body: new URLSearchParams({ sound: String(this.sound.on) }) });
  }

  async copy() {
    const field = find("transcript", HTMLInputElement);
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      // Without a safe address a page may not write there; the old way still may.
      field.select();
      document.execCommand("copy");
    }
    this.say(say("play-copied"), "plain");
  }

  #listen() {
    this.board.addEventListener("square", (event) => {
      if (event instanceof CustomEvent) void this.play(event.detail.square, false);
    });
    this.moves.addEventListener("node", (event) => {
      if (event instanceof CustomEvent) this.look(event.detail.id);
    });
    const help = find("help", HTMLDialogElement);
    const openHelp = () => help.showModal();
    /** @type {Record<string, () => void>} */
    const buttons = {
      undo: () => void this.turn("undo"),
      redo: () => void this.turn("redo"),
      hint: () => void this.askHint(),
      now: () => this.now(),
      pause: () => this.pause(),
      swap: () => this.swap(),
      analysis: () => this.analysis.toggle(),
      sound: () => void this.toggleSound(),
      "help-open": openHelp,
      first: () => this.step(-Infinity),
      previous: () => this.step(-1),
      next: () => this.step(1),
      last: () => this.step(Infinity),
      continue: () => void this.continueHere(),
      return: () => this.back(),
      "over-undo": () => void this.turn("undo"),
      "over-step": () => this.look(this.line[0].id),
      copy: () => void this.copy(),
    };
    for (const [id, press] of Object.entries(buttons)) find(id, HTMLButtonElement).addEventListener("click", press);
    const slider = find("slider", HTMLInputElement);
    slider.addEventListener("input", () => this.look(this.line[Number(slider.value)].id));
    const single = find("single-keys", HTMLInputElement);
    single.checked = singleKeys();
    single.addEventListener("change", () => setSingleKeys(single.checked));
    find("type-move", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      const field = find("typed", HTMLInputElement);
      if (field.value.trim()) void this.play(field.value.trim(), true);
      field.value = "";
    });
    /** @param {string} id */
    const press = (id) => () => {
      const button = find(id, HTMLButtonElement);
      if (!button.disabled && !button.hidden) button.click();
    };
    listen({
      play: (text) => void this.play(text, true),
      typing: (text) => this.#typing(text),
      escape: () => this.back(),
      shortcuts: {
        u: press("undo"), r: press("redo"), i: press("hint"), n: () => this.now(), s: press("swap"), v: press("analysis"),
        ",": press("previous"), ".": press("next"), "<": press("first"), ">": press("last"), "?": openHelp,
      },
      steps: { ArrowLeft: press("previous"), ArrowRight: press("next"), Home: press("first"), End: press("last") },
    });
  }

  /** @param {string} text */
  #typing(text) {
    this.view.typing(text);
    if (text.length === 2 && this.board.contains(document.activeElement)) this.board.focusSquare(text);
  }
}

const data = document.getElementById("table")?.textContent;
const id = document.getElementById("game")?.dataset.game;
if (data && id) new Play(id, JSON.parse(data));

export { find, Play };

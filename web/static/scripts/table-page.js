// The page of a table of any game: it keeps a copy of the table, shows a node of it, and sends wishes. What is legal, and
// why something is not, the server says.

import { announce, interrupt } from "./announce.js";
import { GameSocket } from "./game-socket.js";
import { GameTree } from "./game-tree.js";
import { setSingleKeys, singleKeys } from "./keys.js";
import { Pace } from "./pace.js";
import { button, part } from "./page-parts.js";
import { Sound } from "./sound.js";
import { say } from "./words.js";

/** @typedef {import("./wire.js").Side} Side */
/** @typedef {import("./wire.js").Entry} Entry */
/** @typedef {import("./wire.js").Wish} Wish */
/** @typedef {import("./wire.js").Answer} Answer */
/** @typedef {import("./wire.js").Hint} Hint */
/** @typedef {import("./wire.js").ServerMessage} ServerMessage */
/** @typedef {import("./wire.js").AnyNode} AnyNode */

/**
 * @template {AnyNode} N the game's nodes
 * @abstract
 */
export class TablePage {
  /** @type {import("./wire.js").Thinking | null} */
  thinking = null;
  /** The node looked at instead of the table's. @type {number | null} */
  looking = null;
  /** @type {Hint | null} */
  hint = null;
  /** What was said about the reader's last wish. @type {{ text: string, kind: "refused" | "hint" | "plain" } | null} */
  notice = null;
  /** The answer that what was played waits for. @type {Promise<Answer> | null} */
  asked = null;
  /** The node whose hint has been asked for and not yet come. @type {number | null} */
  #hinting = null;
  /** Another node whose hint is wanted after that. @type {number | null} */
  #hintNext = null;

  /**
   * @param {string} id
   * @param {import("./wire.js").TableView} table
   * @param {[Side, Side]} sides who sits first and who second
   */
  constructor(id, table, sides) {
    this.id = id;
    this.sides = sides;
    /** @type {GameTree<N>} */
    this.tree = this.copyOf(table);
    /** The node of the table's that the board has come to. */
    this.shown = this.tree.standing.current;
    this.sound = new Sound(document.documentElement.dataset.sound === "true");
    this.pace = new Pace((node) => this.#arrive(node));
  }

  /** What draws the page. @abstract @returns {import("./table-view.js").TableView<N>} */
  get view() {
    throw new Error("a page has its own view");
  }

  /** What is known of values. @abstract @returns {import("./analysis.js").Analysis<N>} */
  get analysis() {
    throw new Error("a page has its own analysis");
  }

  /** @param {import("./wire.js").TableView} table @returns {GameTree<N>} */
  copyOf(table) {
    return new GameTree(table);
  }

  /** Draws the table for the first time, and opens the line to the server. */
  open() {
    this.view.draw({ still: true });
    this.socket = new GameSocket(this.id, {
      seq: () => this.tree.seq,
      hear: (message) => this.#hear(message),
      state: (state) => {
        this.view.connection(state);
        if (state === "open") this.connected();
      },
    });
    this.#listen();
  }

  /** The line to the server stands, or stands again. */
  connected() {
    this.analysis.connected();
  }

  /** The node on the board. */
  get node() {
    return this.tree.node(this.looking ?? this.shown);
  }

  /** The line that the node on the board lies on. */
  get line() {
    return this.tree.lineThrough(this.node.id);
  }

  /** Whether the board shows where the table stands. */
  get isHere() {
    return this.looking === null && this.shown === this.tree.standing.current;
  }

  /** Whether nothing more can be played at a node. @param {N} node */
  isOver(node) {
    return Boolean(node.result);
  }

  /** Who has to act at a node, if anyone. @abstract @param {N} _node @returns {Side | null} */
  actor(_node) {
    return null;
  }

  /** Whether there is something to be valued at a node. @param {N} node */
  isWorth(node) {
    return this.actor(node) !== null;
  }

  /** Something new is known of the node on the board. @param {import("./wire.js").Evaluation} _evaluation */
  valued(_evaluation) {}

  /** @param {Side} side */
  isPerson(side) {
    return this.tree.standing.seats[this.sides.indexOf(side)] === "person";
  }

  /** The side that the person at the screen plays, where it is one. @returns {Side | null} */
  get own() {
    const persons = this.sides.filter((side) => this.isPerson(side));
    return persons.length === 1 ? persons[0] : null;
  }

  /** Whether the computer plays both sides. */
  get isDemo() {
    return !this.tree.standing.seats.includes("person");
  }

  /** Whether a person has to act at a node. @param {N} node */
  isPersons(node) {
    const side = this.actor(node);
    return side !== null && this.isPerson(side);
  }

  /** @param {Exclude<ServerMessage, Answer>} message */
  #hear(message) {
    switch (message.t) {
      case "table":
        this.tree = this.copyOf(message);
        if (this.looking !== null && !this.tree.has(this.looking)) this.looking = null;
        this.leap();
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
    // The same person at the computer's seat has nothing to wait for.
    this.thinking = null;
    if (this.looking === entry.current) this.looking = null;
    if (entry.verb === "play" || entry.verb === "roll") {
      const node = this.tree.current;
      this.tell(node);
      this.pace.push(node.id);
      // A person has seen the own move coming, and waits for the own dice.
      if (entry.seat === null || this.tree.standing.seats[entry.seat === "second" ? 1 : 0] === "person") this.pace.flush();
    } else if (entry.verb === "go") {
      this.went(this.tree.current);
      this.leap();
    } else {
      this.view.draw();
    }
    return true;
  }

  /** Announces what happened. @abstract @param {N} _node */
  tell(_node) {}

  /** Announces that the table went to another node. @abstract @param {N} _node */
  went(_node) {}

  /** Shows the table's node at once. */
  leap() {
    this.pace.drop();
    this.shown = this.tree.standing.current;
    this.begin();
    this.view.draw({ leap: true });
  }

  /** Forgets what was said at the node before. */
  forget() {
    this.hint = null;
    this.notice = null;
  }

  /** The table's node comes on the board, and with it nothing of what was begun at another. */
  begin() {
    this.forget();
  }

  /**
   * The board comes to a node.
   * @param {number} id
   * @returns {number} the movement's length in milliseconds
   */
  #arrive(id) {
    const leap = this.lies(this.tree.node(id));
    this.shown = id;
    if (this.looking !== null) {
      this.view.drawMoves();
      return 0;
    }
    this.begin();
    this.sound.play(this.view.weight(this.node));
    if (this.node.result) this.sound.end();
    const length = this.view.draw({ leap });
    this.arrived();
    return length;
  }

  /** Whether what led to a node lies on the board already. @param {N} _node */
  lies(_node) {
    return false;
  }

  /** The board has come to a node. */
  arrived() {}

  /**
   * Sends a wish, and shows the reason if it is refused.
   * @param {Wish} wish
   * @returns {Promise<Answer>}
   */
  async wish(wish) {
    if (!this.socket) throw new Error("the page is not open");
    const answer = await this.socket.wish(wish);
    if (answer.t === "refused") this.say(answer.text, "refused");
    return answer;
  }

  /**
   * Sends a wish whose answer others wait for.
   * @param {Wish} wish
   */
  async alone(wish) {
    this.asked = this.wish(wish);
    const answer = await this.asked;
    this.asked = null;
    return answer;
  }

  /**
   * Sends a wish that changes the table.
   * @param {Wish} wish
   * @returns {Promise<Answer | null>} null where it is not the time for it
   */
  async change(wish) {
    return this.wish(wish);
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

  /** An action was typed. @abstract @param {string} _text */
  async typed(_text) {}

  /** @param {number} id */
  look(id) {
    const before = this.node.id;
    this.pace.flush();
    const line = this.line.map((node) => node.id);
    this.looking = id === this.tree.standing.current ? null : id;
    this.forget();
    this.view.draw({ leap: Math.abs(line.indexOf(id) - line.indexOf(before)) > 1 });
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
    if (this.looking !== null) await this.change({ t: "go", to: this.looking });
  }

  /** @param {"undo" | "redo"} t */
  async turnBack(t) {
    this.looking = null;
    const answer = await this.change({ t });
    if (answer?.t === "ack") announce(say(t === "undo" ? "say-undone" : "say-redone"));
    else this.view.draw();
  }

  /** One hint at a time: each costs the server some work. */
  async askHint() {
    this.pace.flush();
    const at = this.node.id;
    if (this.#hinting !== null) {
      this.#hintNext = at === this.#hinting ? null : at;
      return;
    }
    this.say(say("hint-asked"), "plain");
    this.#hinting = at;
    const answer = await this.wish({ t: "hint", at });
    this.#hinting = null;
    const next = this.#hintNext;
    this.#hintNext = null;
    if (this.node.id !== at) {
      if (this.node.id === next) void this.askHint();
      return;
    }
    if (answer.t !== "hint") return;
    this.hint = answer;
    this.say(say("hint-says", { text: answer.text }), "hint");
    this.hinted();
  }

  /** A hint for the node on the board has come. */
  hinted() {
    this.view.draw();
  }

  /** The computer plays what it has found so far; what it has played already is shown. */
  now() {
    this.pace.hasten();
    if (this.thinking && this.looking === null && !this.isDemo) void this.wish({ t: "now" });
  }

  /** @param {[string, string]} seats */
  async sit(seats) {
    const answer = await this.change({ t: "seats", text: seats.join(", ") });
    if (answer?.t !== "ack") this.view.draw();
  }

  swap() {
    const [first, second] = this.tree.standing.seats;
    void this.sit([second, first]);
  }

  /** Stops a demonstration, or lets it go on. */
  pause() {
    const key = `paused:${this.id}`;
    const paused = sessionStorage.getItem(key)?.split(", ");
    if (this.isDemo) {
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

  /** What a press of each button does. @returns {Record<string, () => void>} */
  get buttons() {
    return {
      undo: () => void this.turnBack("undo"),
      redo: () => void this.turnBack("redo"),
      hint: () => void this.askHint(),
      now: () => this.now(),
      pause: () => this.pause(),
      swap: () => this.swap(),
      analysis: () => this.analysis.toggle(),
      sound: () => void this.toggleSound(),
      "help-open": () => part("help", "dialog").showModal(),
      first: () => this.step(-Infinity),
      previous: () => this.step(-1),
      next: () => this.step(1),
      last: () => this.step(Infinity),
      continue: () => void this.continueHere(),
      return: () => this.back(),
      "over-undo": () => void this.turnBack("undo"),
      "over-step": () => this.look(this.line[0].id),
    };
  }

  #listen() {
    for (const [id, press] of Object.entries(this.buttons)) button(id).addEventListener("click", press);
    this.view.moves.addEventListener("node", (event) => {
      if (event instanceof CustomEvent) this.look(event.detail.id);
    });
    const slider = part("slider", "input");
    slider.addEventListener("input", () => this.look(this.line[Number(slider.value)].id));
    const single = part("single-keys", "input");
    single.checked = singleKeys();
    single.addEventListener("change", () => setSingleKeys(single.checked));
    onSubmit("type-move", "typed", (text) => void this.typed(text));
  }
}

/**
 * Hands over what is typed into a field, and empties it.
 * @param {string} form
 * @param {string} field
 * @param {(text: string) => void} then
 */
export function onSubmit(form, field, then) {
  part(form, "form").addEventListener("submit", (event) => {
    event.preventDefault();
    const input = part(field, "input");
    if (input.value.trim()) then(input.value.trim());
    input.value = "";
  });
}

/**
 * Makes the page of the table that the document carries.
 * @param {(id: string, table: import("./wire.js").TableView) => TablePage<any>} make
 */
export function openTable(make) {
  const data = document.getElementById("table")?.textContent;
  const id = document.getElementById("game")?.dataset.game;
  if (data && id) make(id, JSON.parse(data)).open();
}

// The Backgammon page: it shows the table, and sends wishes. What may be played, and why something may not, the server says.

import { announce, interrupt } from "./announce.js";
import { Automatic } from "./automatic.js";
import { BAR, BackgammonBoard, OFF } from "./backgammon-board.js";
import { spell } from "./backgammon-keys.js";
import { outcomeText, playText, rollText } from "./backgammon-text.js";
import { BackgammonView } from "./backgammon-view.js";
import { told } from "./backgammon-words.js";
import { GameSocket } from "./game-socket.js";
import { GameTree } from "./game-tree.js";
import { MatchList } from "./match-list.js";
import { Pace } from "./pace.js";
import { Sound } from "./sound.js";
import { say } from "./words.js";

/** @typedef {import("./backgammon-wire.js").BackgammonNode} Node */
/** @typedef {import("./backgammon-wire.js").Turn} Turn */
/** @typedef {import("./backgammon-wire.js").Reach} Reach */
/** @typedef {import("./backgammon-wire.js").Hop} Hop */
/** @typedef {import("./wire.js").Side} Side */
/** @typedef {import("./wire.js").Wish} Wish */
/** @typedef {import("./wire.js").Entry} Entry */
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

/** @param {number} at */
const placeName = (at) => (at === BAR ? "bar" : at === OFF ? "off" : String(at));

export class Backgammon {
  /** @type {import("./wire.js").Thinking | null} */
  thinking = null;
  /** The node looked at instead of the table's. @type {number | null} */
  looking = null;
  /** What was said about the reader's last wish. @type {{ text: string, kind: "refused" | "hint" | "plain" } | null} */
  notice = null;
  /** The turn at the node `at`: before the first checker moved, and after each. @type {{ at: number, steps: { parts: string[], turn: Turn }[] } | null} */
  #turn = null;
  /** The answer that a wish to change the table waits for. @type {Promise<Answer> | null} */
  #asked = null;
  #hinting = false;
  /** What everything that can be done at a node is worth: asked for with a hint. @type {import("./wire.js").Evaluation | null} */
  evaluation = null;
  /** The node asked about. @type {number | null} */
  #evaluated = null;

  /**
   * @param {string} id
   * @param {import("./wire.js").TableView} table
   */
  constructor(id, table) {
    this.id = id;
    this.tree = new GameTree(table);
    this.shown = this.tree.standing.current;
    this.sound = new Sound(document.documentElement.dataset.sound === "true");
    this.board = find("board", BackgammonBoard);
    this.moves = find("moves", MatchList);
    this.automatic = new Automatic(() => this.#help());
    this.view = new BackgammonView(this);
    this.pace = new Pace((node) => this.#arrive(node));
    this.view.draw({ still: true });
    this.socket = new GameSocket(id, {
      seq: () => this.tree.seq,
      hear: (message) => this.#hear(message),
      state: (state) => {
        this.view.connection(state);
        if (state === "open") this.#help();
      },
    });
    this.#listen();
  }

  /** @param {number} id @returns {Node} */
  at(id) {
    return /** @type {Node} */ (/** @type {unknown} */ (this.tree.node(id)));
  }

  /** The node on the board. */
  get node() {
    return this.at(this.looking ?? this.shown);
  }

  /** The line that the node on the board lies on. @returns {Node[]} */
  get line() {
    return /** @type {Node[]} */ (/** @type {unknown} */ (this.tree.lineThrough(this.node.id)));
  }

  get setup() {
    return /** @type {import("./backgammon-wire.js").BackgammonSetup} */ (/** @type {unknown} */ (this.tree.setup));
  }

  /** Whether the board shows where the table stands. */
  get isHere() {
    return this.looking === null && this.shown === this.tree.standing.current;
  }

  /** @param {Side} side */
  isPerson(side) {
    return this.tree.standing.seats[side === "white" ? 0 : 1] === "person";
  }

  /** The side that the person at the screen plays, where it is one. @returns {Side | null} */
  get own() {
    const [white, black] = [this.isPerson("white"), this.isPerson("black")];
    return white === black ? null : white ? "white" : "black";
  }

  /** The turn being put together, if it is a person's. @returns {Turn | null} */
  get turn() {
    const { part, current } = this.tree.standing;
    if (!part || !this.isHere || !this.isPerson(part.by)) return null;
    if (this.#turn?.at !== current) this.#turn = { at: current, steps: [{ parts: [], turn: part }] };
    return this.#step.turn;
  }

  /** Where the turn has come to. */
  get #step() {
    const steps = this.#turn?.steps ?? [];
    return steps[steps.length - 1];
  }

  /** Whether a checker has been moved in this turn. */
  get hasHops() {
    return this.turn !== null && (this.#turn?.steps.length ?? 0) > 1;
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
      case "idle":
        this.thinking = null;
        this.view.draw();
        return true;
      case "entry":
        return this.#follow(message);
      case "thinking":
        this.thinking = message;
        this.view.drawStatus();
        return true;
      case "evaluation":
        if (message.at === this.#evaluated) this.evaluation = message;
        this.view.drawValues();
        return true;
    }
  }

  /** Asks what everything at a node is worth, or nothing any more. @param {number | null} at */
  evaluate(at) {
    if (at === this.#evaluated) return;
    this.#evaluated = at;
    this.evaluation = null;
    void this.socket.wish({ t: "evaluate", at });
  }

  /** @param {Entry} entry */
  #follow(entry) {
    if (entry.seq <= this.tree.seq) return true;
    if (!this.tree.push(entry)) return false;
    this.thinking = null;
    if (this.looking === entry.current) this.looking = null;
    if (entry.verb === "play" || entry.verb === "roll") {
      const node = this.at(entry.current);
      this.#tell(node);
      this.pace.push(node.id);
      // A person has seen the own play coming, and waits for the own dice.
      if (this.tree.standing.seats[entry.seat === "second" ? 1 : 0] === "person" || entry.seat === null) this.pace.flush();
    } else if (entry.verb === "go") {
      announce(this.view.nodeText(this.at(entry.current)));
      this.#leap();
    } else {
      this.view.draw();
    }
    return true;
  }

  /** @param {Node} node */
  #tell(node) {
    announce(node.verb === "roll" ? rollText(node) : playText(node));
    if (node.passed) announce(told("status-cannot", { side: node.passed.by, dice: node.passed.dice.join("-") }));
    if (node.result) announce(outcomeText(node.result));
  }

  /** Shows the table's node at once. */
  #leap() {
    this.pace.drop();
    this.shown = this.tree.standing.current;
    this.#turn = null;
    this.notice = null;
    this.view.draw({ still: true });
  }

  /**
   * The board comes to a node.
   * @param {number} id
   * @returns {number} how long its movement takes, in milliseconds
   */
  #arrive(id) {
    // What was put together hop by hop lies there already.
    const seen = this.#turn !== null && this.#turn.at === this.at(id).parent && this.#turn.steps.length > 1;
    this.shown = id;
    if (this.looking !== null) {
      this.view.drawMoves();
      return 0;
    }
    this.#turn = null;
    this.notice = null;
    this.sound.play(1);
    if (this.node.result) this.sound.end();
    this.view.draw({ still: seen });
    this.#help();
    return this.node.verb === "roll" ? 250 : 400;
  }

  /** Does what the page is set to do by itself. */
  #help() {
    if (!this.isHere || this.#asked || !this.tree.standing) return;
    const { node, turn } = this;
    const next = this.automatic.next({ node, turn, begun: this.hasHops, drawn: this.tree.standing.dice === "drawn", mine: node.by !== undefined && this.isPerson(node.by) });
    if (next === "roll") void this.roll();
    else if (next) void this.act(next);
  }

  /**
   * Sends a wish that changes the table, one at a time.
   * @param {Wish} wish
   */
  async change(wish) {
    if (this.#asked) return null;
    this.#asked = this.socket.wish(wish);
    const answer = await this.#asked;
    this.#asked = null;
    if (answer.t === "refused") this.say(answer.text, "refused");
    else this.#help();
    return answer;
  }

  /** @param {string} [text] what real dice show */
  async roll(text) {
    this.pace.flush();
    return this.change({ t: "roll", at: this.tree.standing.current, ...(text ? { text } : {}) });
  }

  /** @param {string} text an action in notation */
  async act(text) {
    this.pace.flush();
    return this.change({ t: "play", at: this.tree.standing.current, text });
  }

  /** Puts a checker on its way. @param {Reach} way */
  async way({ from, to }) {
    await this.#part(`${placeName(from)}/${placeName(to)}`);
  }

  /**
   * Asks what follows when this checker has moved too; refused, nothing has changed.
   * @param {string} part
   */
  async #part(part) {
    const now = this.turn && this.#turn;
    if (!now) return;
    const parts = [...this.#step.parts, part];
    const answer = await this.socket.wish({ t: "part", at: now.at, parts });
    if (this.#turn !== now) return;
    if (answer.t === "refused") return this.say(answer.text, "refused");
    if (answer.t !== "part") return;
    const made = this.#step.turn.hops.length;
    this.#turn = { at: now.at, steps: [...now.steps, { parts, turn: answer.part }] };
    this.notice = null;
    this.sound.play(0);
    this.view.draw({ hops: answer.part.hops.slice(made) });
    announce(told(answer.part.play === undefined ? "say-hop" : "say-complete", { hops: part }));
  }

  /** Takes the last checker back, within the turn. */
  takeBack() {
    if (!this.turn || !this.#turn || !this.hasHops) return false;
    this.#turn = { at: this.#turn.at, steps: this.#turn.steps.slice(0, -1) };
    this.notice = null;
    this.view.draw({ still: true });
    announce(say("say-undone"));
    return true;
  }

  async confirm() {
    const play = this.turn?.play;
    if (play !== undefined) await this.act(play);
  }

  /** What was typed: a whole play, or the way of one checker. @param {string} text */
  async typed(text) {
    // Whoever types is ahead of the answers; no word of theirs is lost.
    while (this.#asked) await this.#asked;
    if (this.looking !== null) return this.say(told("looking-play"), "refused");
    const { due } = this.at(this.tree.standing.current);
    if (["roll", "opening", "next"].includes(due) && /^[1-6]\s*[-,]?\s*[1-6]$/.test(text)) return void (await this.roll(text));
    const way = /^(\d+|bar)[/:](\d+|off)\*?$/i.test(text);
    if (way && this.turn && (this.hasHops || this.turn.dice.length > 1)) return void (await this.#part(text.toLowerCase().replace("*", "")));
    await this.act(text);
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

  /** @param {number} id */
  look(id) {
    const before = this.node.id;
    this.pace.flush();
    this.looking = id === this.tree.standing.current ? null : id;
    this.notice = null;
    this.view.draw({ still: Math.abs(this.line.findIndex((node) => node.id === id) - this.line.findIndex((node) => node.id === before)) > 1 });
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

  /** @param {"undo" | "redo"} t */
  async undo(t) {
    if (t === "undo" && this.takeBack()) return;
    this.looking = null;
    const answer = await this.change({ t });
    if (answer?.t === "ack") announce(say(t === "undo" ? "say-undone" : "say-redone"));
    else this.view.draw();
  }

  async hint() {
    if (this.#hinting) return;
    this.pace.flush();
    const at = this.node.id;
    this.say(say("hint-asked"), "plain");
    this.#hinting = true;
    const answer = await this.socket.wish({ t: "hint", at });
    this.#hinting = false;
    if (this.node.id !== at) return;
    if (answer.t === "refused") this.say(answer.text, "refused");
    if (answer.t !== "hint") return;
    this.say(say("hint-says", { text: answer.text }), "hint");
    this.evaluate(at);
  }

  now() {
    this.pace.hasten();
    if (this.thinking && this.looking === null) void this.socket.wish({ t: "now" });
  }

  /** @param {[string, string]} seats */
  async sit(seats) {
    await this.change({ t: "seats", text: seats.join(", ") });
    this.view.draw();
  }

  /** What Enter and the space bar do: never anything that could lose points. */
  primary() {
    const button = this.view.primaryButton();
    if (button) button.click();
    else if (["double", "beaver", "resignation"].includes(this.node.due) && this.node.by && this.isPerson(this.node.by)) this.say(told("choose-answer"), "refused");
  }

  #listen() {
    this.board.addEventListener("way", (event) => event instanceof CustomEvent && void this.way(event.detail));
    this.board.addEventListener("deny", (event) => {
      if (!(event instanceof CustomEvent) || !this.turn) return;
      const { from, to } = event.detail;
      // The server says why not.
      void this.#part(to === null ? `${placeName(from)}:${this.turn.dice[0] ?? 1}` : `${placeName(from)}/${placeName(to)}`);
    });
    this.moves.addEventListener("node", (event) => event instanceof CustomEvent && this.look(event.detail.id));
    this.view.listen();
    spell(this);
  }
}

const data = document.getElementById("table")?.textContent;
const id = document.getElementById("game")?.dataset.game;
if (data && id) new Backgammon(id, JSON.parse(data));

export { find };

// The Backgammon page.

import { Analysis } from "./analysis.js";
import { announce } from "./announce.js";
import { Automatic } from "./automatic.js";
import { BAR, BackgammonBoard, OFF } from "./backgammon-board.js";
import { spell } from "./backgammon-keys.js";
import { outcomeText, playText, rollText } from "./backgammon-text.js";
import { BackgammonView } from "./backgammon-view.js";
import { told } from "./backgammon-words.js";
import { MatchList } from "./match-list.js";
import { button, find, part } from "./page-parts.js";
import { TablePage, onSubmit, openTable } from "./table-page.js";
import { say } from "./words.js";

/** @typedef {import("./backgammon-wire.js").BackgammonNode} BackgammonNode */
/** @typedef {import("./backgammon-wire.js").Turn} Turn */
/** @typedef {import("./backgammon-wire.js").Reach} Reach */
/** @typedef {import("./wire.js").Wish} Wish */
/** @typedef {import("./wire.js").Answer} Answer */

/** Plays whose values are seen at once. */
const SEEN = 6;

/** @param {number} at */
const placeName = (at) => (at === BAR ? "bar" : at === OFF ? "off" : String(at));

/** @extends {TablePage<BackgammonNode>} */
export class Backgammon extends TablePage {
  /** The turn at the node `at`: before the first checker moved, and after each. @type {{ at: number, steps: { parts: string[], turn: Turn }[] } | null} */
  #turn = null;
  board = find("#board", BackgammonBoard);
  automatic = new Automatic(() => this.#help());
  /** @type {Analysis<BackgammonNode>} */
  #analysis = new Analysis(this, { unit: "equity", name: (act) => told("name", { act }), most: SEEN });
  #view = new BackgammonView(this, this.board, find("#moves", MatchList));

  /** @override */
  get view() {
    return this.#view;
  }

  /** @override */
  get analysis() {
    return this.#analysis;
  }

  /** @override */
  open() {
    super.open();
    this.board.addEventListener("way", (event) => event instanceof CustomEvent && void this.way(event.detail));
    this.board.addEventListener("deny", (event) => {
      if (!(event instanceof CustomEvent) || !this.turn) return;
      const { from, to } = event.detail;
      // The server says why not.
      void this.#part(to === null ? `${placeName(from)}:${this.turn.dice[0] ?? 1}` : `${placeName(from)}/${placeName(to)}`);
    });
    onSubmit("dice-form", "dice-typed", (text) => void this.roll(text));
    spell(this);
  }

  /** @override */
  connected() {
    super.connected();
    this.#help();
  }

  /** @override @param {BackgammonNode} node */
  actor(node) {
    return node.by ?? null;
  }

  /** @override @param {BackgammonNode} node */
  isOver(node) {
    return node.due === "over";
  }

  /** @override @param {BackgammonNode} node */
  isWorth(node) {
    return node.by !== undefined && node.due !== "resignation";
  }

  /** @returns {import("./backgammon-wire.js").BackgammonSetup} */
  get setup() {
    return this.tree.setup;
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

  /** @override @param {BackgammonNode} node */
  tell(node) {
    announce(node.verb === "roll" ? rollText(node) : playText(node));
    if (node.passed) announce(told("status-cannot", { side: node.passed.by, dice: node.passed.dice.join("-") }));
    if (node.result) announce(outcomeText(node.result));
  }

  /** @override @param {BackgammonNode} node */
  went(node) {
    announce(this.view.nodeText(node));
  }

  /** @override */
  begin() {
    super.begin();
    this.#turn = null;
  }

  /**
   * What was put together hop by hop lies there already.
   * @override @param {BackgammonNode} node
   */
  lies(node) {
    return this.#turn !== null && this.#turn.at === node.parent && this.#turn.steps.length > 1;
  }

  /** @override */
  arrived() {
    this.#help();
  }

  /** Does what the page is set to do by itself. */
  #help() {
    if (!this.isHere || this.asked) return;
    const { node, turn } = this;
    const next = this.automatic.next({ node, turn, begun: this.hasHops, drawn: this.tree.standing.dice === "drawn", mine: this.isPersons(node) });
    if (next === "roll") void this.roll();
    else if (next) void this.act(next);
  }

  /**
   * One at a time.
   * @override @param {Wish} wish
   * @returns {Promise<Answer | null>}
   */
  async change(wish) {
    if (this.asked) return null;
    const answer = await this.alone(wish);
    // Where the answer came before its entry, the board is still to come.
    if (answer.t === "ack" && answer.seq <= this.tree.seq) this.#help();
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
    const answer = await this.wish({ t: "part", at: now.at, parts });
    if (this.#turn !== now || answer.t !== "part") return;
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

  /**
   * A whole play, the way of one checker, or what the dice show.
   * @override @param {string} text
   */
  async typed(text) {
    // Whoever types is ahead of the answers; no word of theirs is lost.
    while (this.asked) await this.asked;
    if (this.looking !== null) return this.say(told("looking-play"), "refused");
    const { due } = this.tree.current;
    if (["roll", "opening", "next"].includes(due) && /^[1-6]\s*[-,]?\s*[1-6]$/.test(text)) return void (await this.roll(text));
    const way = /^(\d+|bar)[/:](\d+|off)\*?$/i.test(text);
    if (way && this.turn && (this.hasHops || this.turn.dice.length > 1)) return void (await this.#part(text.toLowerCase().replace("*", "")));
    await this.act(text);
  }

  /** @override @param {"undo" | "redo"} t */
  async turnBack(t) {
    if (t === "undo" && this.takeBack()) return;
    await super.turnBack(t);
  }

  /** @override */
  hinted() {
    this.analysis.once(this.node.id);
  }

  /** What Enter and the space bar do: never anything that could lose points. */
  primary() {
    const next = this.view.primaryButton();
    if (next) next.click();
    else if (["double", "beaver", "resignation"].includes(this.node.due) && this.isPersons(this.node)) this.say(told("choose-answer"), "refused");
  }

  /** @override */
  get buttons() {
    const question = new Question();
    const drop = () => {
      const { cube, due } = this.node;
      // Who drops a beaver loses the stake that the own double has made of it.
      const points = due === "beaver" ? 2 * cube.value : cube.value;
      question.ask(told("sure-drop", { points: told("points", { points }) }), () => void this.act("drop"));
    };
    const resign = () => {
      if (button("resign").getAttribute("aria-disabled") === "true") return;
      question.ask(told("sure-resign"), () => void this.act(`${this.own ?? this.node.by ?? "white"} resigns ${question.level}`), true);
    };
    return {
      ...super.buttons,
      roll: () => void this.roll(),
      double: () => void this.act("double"),
      confirm: () => void this.confirm(),
      "take-back": () => void this.takeBack(),
      take: () => void this.act("take"),
      beaver: () => void this.act("beaver"),
      refuse: () => void this.act("refuse"),
      drop,
      accept: () => void this.act("accept"),
      resign,
      "sure-yes": () => question.answer(true),
      "sure-no": () => question.answer(false),
    };
  }
}

/** The question before something that loses points. Its first answer is no. */
class Question {
  #sure = part("sure", "dialog");
  /** @type {() => void} */
  #then = () => {};

  /** @param {string} question @param {() => void} then @param {boolean} [levels] whether it is also asked how much is lost */
  ask(question, then, levels = false) {
    part("sure-text", "p").textContent = question;
    part("sure-levels", "fieldset").hidden = !levels;
    this.#then = then;
    this.#sure.showModal();
    button("sure-no").focus();
  }

  /** How much is to be lost. */
  get level() {
    return find('input[name="resign"]:checked', HTMLInputElement).value;
  }

  /** @param {boolean} yes */
  answer(yes) {
    this.#sure.close();
    if (yes) this.#then();
  }
}

openTable((id, table) => new Backgammon(id, table, ["white", "black"]));

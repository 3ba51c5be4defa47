// What the Backgammon page looks like, drawn from what the page knows.

import { announce } from "./announce.js";
import { outcomeText, playText, rollText } from "./backgammon-text.js";
import { told } from "./backgammon-words.js";
import { DicePanel } from "./dice-panel.js";
import { Seats, button, part } from "./seats.js";
import { ValueList } from "./value-list.js";
import { say } from "./words.js";

/** @typedef {import("./backgammon-wire.js").BackgammonNode} Node */
/** @typedef {import("./backgammon-wire.js").Hop} Hop */
/** @typedef {import("./wire.js").Side} Side */
/** @typedef {import("./backgammon.js").Backgammon} Backgammon */

/** @type {["first" | "second", Side][]} */
const SEATS = [["first", "white"], ["second", "black"]];
/** What may be pressed first, in this order: nothing here loses a point. */
const PRIMARY = ["confirm", "roll"];

export class BackgammonView {
  #lost = false;
  #title = document.title;
  #node = -1;

  /** @param {Backgammon} play */
  constructor(play) {
    this.play = play;
    this.seats = new Seats((seats) => void this.play.sit(seats), () => this.play.tree.standing.seats);
    this.dice = new DicePanel((at) => this.play.socket.wish({ t: "dice", at }));
    this.drawSound();
    document.addEventListener("visibilitychange", () => this.drawStatus());
  }

  /**
   * Draws everything.
   * @param {{ still?: boolean, hops?: Hop[] }} [how] hops: those just made, within a turn
   */
  draw(how = {}) {
    const { node, turn, board } = this.play;
    const now = turn ?? node;
    const mover = node.by ?? node.played?.by ?? "white";
    const by = turn?.by;
    board.show({
      board: now.board,
      off: now.off,
      viewer: this.play.own ?? "white",
      mover,
      own: this.play.own,
      reach: turn?.reach.map((way) => ({ ...way, dice: diceOf(turn, way) })),
      dice: this.#dice(node, turn),
      cube: node.cube,
      played: turn ? (by && turn.hops.length > 0 ? { by, hops: how.hops ?? turn.hops } : (node.played ?? null)) : (node.played ?? null),
      still: how.still,
    });
    this.#drawPlayers(node, now.pips);
    this.drawMoves();
    this.drawStatus();
    if (this.#node !== node.id) {
      this.dice.follow(node.id);
      if (this.#node !== -1) this.play.evaluate(null);
    }
    this.#node = node.id;
    this.drawValues();
  }

  /**
   * The dice on the board: those to be played, else those that led here.
   * @param {Node} node
   * @param {Backgammon["turn"]} turn
   * @returns {import("./backgammon-board.js").Thrown | null}
   */
  #dice(node, turn) {
    if (node.dice && node.by) return { by: node.by, faces: doubled(node.dice), left: turn ? turn.dice : doubled(node.dice) };
    // Equal first dice are rolled again.
    if (node.due === "opening" && node.thrown) return { by: "white", faces: [...node.thrown], left: [] };
    if (node.passed) return { by: node.passed.by, faces: [...node.passed.dice], left: [] };
    return null;
  }

  /** @param {Node} node @param {[number, number]} pips */
  #drawPlayers(node, pips) {
    const { own, tree } = this.play;
    SEATS.forEach(([seat, side], i) => {
      part(`pips-${seat}`, "span").textContent = told("pips", { count: pips[i] });
      const { points, length } = node.result?.score ?? node.score;
      part(`count-${seat}`, "strong").textContent = length ? told("score-of", { points: points[i], length }) : String(points[i]);
      const box = part(`player-${seat}`, "div");
      box.classList.toggle("to-move", node.by === side);
      box.classList.toggle("won", node.result?.winner === side);
      box.classList.toggle("below", (own ?? "white") === side);
    });
    this.seats.draw();
    button("swap").setAttribute("aria-disabled", String(tree.standing.seats[0] === tree.standing.seats[1]));
    const { score, cube } = node;
    const marks = [];
    if (score.length) marks.push(told("match-to", { length: score.length }));
    if (score.crawford) marks.push(told("crawford"));
    if (score.postCrawford) marks.push(told("post-crawford"));
    if (!cube.unused) marks.push(told("cube-text", { value: cube.value, owner: cube.owner ? (own ? (own === cube.owner ? "own" : "their") : cube.owner) : "middle" }));
    part("match", "p").textContent = marks.join(" · ");
  }

  /** The moves, and where on them the board stands. */
  drawMoves() {
    const { node, line, tree, id } = this.play;
    const here = line.findIndex((other) => other.id === node.id);
    this.play.moves.show({ tree, line, shown: node.id });
    const slider = part("slider", "input");
    slider.max = String(line.length - 1);
    slider.value = String(here);
    slider.setAttribute("aria-valuetext", this.nodeText(node));
    slider.disabled = line.length < 2;
    for (const [name, able] of /** @type {[string, boolean][]} */ ([["first", here > 0], ["previous", here > 0], ["next", here < line.length - 1], ["last", here < line.length - 1]])) this.#able(name, able);
    for (const format of ["xgid", "gnuid"]) part(`to-${format}`, "a").href = `/game/${id}/export/${format}?node=${node.id}&show`;
  }

  /** Whose turn it is, what was said, and what may be pressed. */
  drawStatus() {
    const { node, tree, looking, notice, turn } = this.play;
    const focused = document.activeElement;
    const away = looking !== null;
    const mine = !away && node.by !== undefined && this.play.isPerson(node.by);
    const typed = !away && tree.standing.dice === "typed";
    const thinks = !away && this.play.thinking !== null && node.by !== undefined && !mine;
    const status = part("status", "p");
    status.textContent = this.#status(node);
    status.hidden = away || node.due === "over";
    status.classList.toggle("thinking", thinks);
    const anyone = !away && (this.play.isPerson("white") || this.play.isPerson("black"));
    const rolls = (mine && node.due === "roll") || (anyone && (node.due === "opening" || node.due === "next"));
    const answers = mine && (node.due === "double" || node.due === "beaver");
    this.#show("roll", rolls && !typed, told(node.due === "next" ? "do-next" : node.due === "opening" ? "do-opening" : "do-roll"));
    part("dice-form", "form").hidden = !typed;
    part("dice-label", "label").textContent = told("dice-label", { side: node.due === "roll" && node.by ? node.by : "both" });
    this.#show("double", mine && node.due === "roll" && node.mayDouble === true, told("do-double", { value: node.cube.value * 2 }));
    this.#show("confirm", turn?.play !== undefined);
    this.#show("take-back", this.play.hasHops);
    this.#show("take", answers, told("do-take", { value: node.cube.offered ?? node.cube.value }));
    this.#show("drop", answers);
    this.#show("beaver", answers && node.mayBeaver === true);
    this.#show("accept", mine && node.due === "resignation");
    this.#show("refuse", mine && node.due === "resignation");
    this.#show("now", thinks && !typed);
    this.#drawMessage(node, notice);
    part("looking", "div").hidden = !away;
    part("looking-text", "p").textContent = told("looking-at", { what: this.nodeText(node) });
    this.#drawOver(node, away);
    this.#able("undo", tree.standing.undo !== null || this.play.hasHops);
    this.#able("redo", tree.standing.redo !== null);
    this.#able("hint", node.by !== undefined && !thinks);
    this.#able("resign", anyone && !["opening", "next", "over"].includes(node.due));
    const calls = document.hidden && mine && this.play.own !== null;
    document.title = calls ? `● ${this.#status(node)}` : this.#title;
    if (focused?.closest("[hidden]")) this.play.board.enter();
  }

  /** The best plays and what they are worth, once a hint has been asked for. */
  drawValues() {
    const { evaluation, node } = this.play;
    const list = document.getElementById("value-list");
    const shown = evaluation?.at === node.id ? evaluation : null;
    part("values", "section").hidden = shown === null;
    /** @param {string} text */
    const name = (text) => told("name", { act: text });
    if (list instanceof ValueList) list.show(shown, { unit: "equity", most: 6, name });
  }

  /** @param {string} id @param {boolean} shown @param {string} [text] */
  #show(id, shown, text) {
    const element = button(id);
    element.hidden = !shown;
    if (text) element.textContent = text;
  }

  /** @param {Node} node @param {Backgammon["notice"]} notice */
  #drawMessage(node, notice) {
    const message = part("message", "p");
    const said = node.due === "opening" && node.thrown ? told("status-equal", { value: node.cube.value }) : node.passed ? told("status-cannot", { side: node.passed.by, dice: node.passed.dice.join("-") }) : "";
    const warn = node.mayDouble && node.deadCube && node.by && this.play.isPerson(node.by) ? told("dead-cube") : "";
    const text = notice?.text ?? [said, warn].filter(Boolean).join(" ");
    message.textContent = text;
    message.hidden = text === "";
    message.dataset.kind = notice?.kind ?? "pass";
  }

  /** @param {Node} node @param {boolean} away */
  #drawOver(node, away) {
    const over = part("over", "section");
    over.hidden = !node.result || away;
    if (!node.result) return;
    const { result } = node;
    part("over-title", "h2").textContent = outcomeText(result);
    const { points, length } = result.score;
    const how = told("over-how", { ending: result.ending, outcome: told("outcome", { outcome: result.outcome }) });
    const score = told("over-score", { white: points[0], black: points[1] });
    part("over-count", "p").textContent = [how, length || this.play.setup.length === "money" ? score : ""].filter(Boolean).join(" ");
    part("over-actions", "div").hidden = node.due !== "over";
    this.#able("over-undo", this.play.tree.standing.undo !== null);
  }

  /** @param {string} id @param {boolean} able */
  #able(id, able) {
    button(id).setAttribute("aria-disabled", String(!able));
  }

  drawSound() {
    button("sound").setAttribute("aria-pressed", String(this.play.sound.on));
  }

  /** @param {string} text */
  typing(text) {
    const chip = part("typing", "p");
    chip.hidden = text === "";
    chip.textContent = `${text} ⏎`;
  }

  /** @param {"open" | "lost" | "gone"} state */
  connection(state) {
    const net = part("net", "p");
    const text = state === "open" ? "" : say(state === "gone" ? "net-gone" : "net-lost");
    if (state === "open" && this.#lost) announce(say("net-back"));
    if (state !== "open" && !this.#lost) announce(text);
    this.#lost = state !== "open";
    net.hidden = state === "open";
    net.textContent = text;
  }

  /** The button that Enter presses, if there is one. */
  primaryButton() {
    return PRIMARY.map(button).find((element) => !element.hidden) ?? null;
  }

  /** @param {Node} node */
  #status(node) {
    const { by, due } = node;
    if (!by) return told("status", { due });
    const own = this.play.own;
    const { turn } = this.play;
    if (!this.play.isPerson(by)) {
      if (node.asked && this.play.tree.standing.dice === "typed") return told("status-its-dice", { side: by });
      const depth = this.play.thinking?.depth ?? 0;
      return depth > 0 ? say("status-thinking-depth", { depth }) : say("status-thinking");
    }
    const side = own ? "own" : by;
    switch (due) {
      case "roll":
        return told(node.mayDouble ? "status-roll-or-double" : "status-roll", { side });
      case "play":
        if (turn?.play !== undefined) return told("status-confirm", { play: turn.play });
        return told("status-play", { side, dice: (turn?.dice ?? node.dice ?? []).join("-") });
      case "double":
        return told("status-double", { side, value: node.cube.offered ?? 2 * node.cube.value });
      case "beaver":
        return told("status-beaver", { side, value: node.cube.offered ?? 2 * node.cube.value });
      case "resignation":
        return told("status-resignation", { side: own ? "their" : (node.resignation?.by ?? by), outcome: told("outcome", { outcome: node.resignation?.outcome ?? "single" }), points: told("points", { points: node.resignation?.points ?? 1 }) });
      default:
        return told("status", { due });
    }
  }

  /** A node, said in one breath. @param {Node} node */
  nodeText(node) {
    if (node.parent === null) return say("move-start");
    return node.verb === "roll" ? rollText(node) : playText(node);
  }

  listen() {
    const { play } = this;
    const help = part("help", "dialog");
    const sure = part("sure", "dialog");
    /** What is asked to be confirmed. @type {() => void} */
    let then = () => {};
    /** @param {string} question @param {() => void} act @param {boolean} [levels] */
    const ask = (question, act, levels = false) => {
      part("sure-text", "p").textContent = question;
      part("sure-levels", "fieldset").hidden = !levels;
      then = act;
      sure.showModal();
      button("sure-no").focus();
    };
    const resign = () => {
      const side = play.own ?? play.node.by ?? "white";
      const level = /** @type {HTMLInputElement | null} */ (document.querySelector('input[name="resign"]:checked'))?.value ?? "single";
      void play.act(`${side} resigns ${level}`);
    };
    /** @type {Record<string, () => void>} */
    const buttons = {
      roll: () => void play.roll(),
      double: () => void play.act("double"),
      confirm: () => void play.confirm(),
      "take-back": () => void play.takeBack(),
      take: () => void play.act("take"),
      beaver: () => void play.act("beaver"),
      refuse: () => void play.act("refuse"),
      drop: () => ask(told("sure-drop", { points: told("points", { points: play.node.cube.value }) }), () => void play.act("drop")),
      accept: () => void play.act("accept"),
      resign: () => ask(told("sure-resign"), resign, true),
      "sure-yes": () => { sure.close(); then(); },
      "sure-no": () => sure.close(),
      now: () => play.now(),
      undo: () => void play.undo("undo"),
      redo: () => void play.undo("redo"),
      hint: () => void play.hint(),
      sound: () => void this.#toggleSound(),
      "help-open": () => help.showModal(),
      swap: () => { const [first, second] = play.tree.standing.seats; void play.sit([second, first]); },
      first: () => play.step(-Infinity),
      previous: () => play.step(-1),
      next: () => play.step(1),
      last: () => play.step(Infinity),
      continue: () => void (play.looking !== null && play.change({ t: "go", to: play.looking })),
      return: () => play.back(),
      "over-undo": () => void play.undo("undo"),
      "over-step": () => play.look(play.line[0].id),
    };
    for (const [id, press] of Object.entries(buttons)) {
      button(id).addEventListener("click", () => { if (id !== "resign" || button(id).getAttribute("aria-disabled") !== "true") press(); });
    }
    part("slider", "input").addEventListener("input", () => play.look(play.line[Number(part("slider", "input").value)].id));
    this.#submit("dice-form", "dice-typed", (text) => void play.roll(text));
    this.#submit("type-move", "typed", (text) => void play.typed(text));
  }

  /** @param {string} form @param {string} field @param {(text: string) => void} then */
  #submit(form, field, then) {
    part(form, "form").addEventListener("submit", (event) => {
      event.preventDefault();
      const input = part(field, "input");
      if (input.value.trim()) then(input.value.trim());
      input.value = "";
    });
  }

  async #toggleSound() {
    const { sound } = this.play;
    sound.on = !sound.on;
    sound.play(0);
    this.drawSound();
    await fetch("/settings", { method: "POST", redirect: "manual", body: new URLSearchParams({ sound: String(sound.on) }) });
  }
}

/** The dice as they lie: a doublet is played four times. @param {[number, number]} dice */
const doubled = ([one, two]) => (one === two ? [one, one, one, one] : [one, two]);

/**
 * The dice that a way takes. Bearing off may take a larger one than the way is long.
 * @param {import("./backgammon-wire.js").Turn} turn
 * @param {import("./backgammon-wire.js").Reach} way
 */
function diceOf(turn, way) {
  return way.hops.map((hop) => {
    const choice = way.hops.length === 1 ? turn.choices.find((choice) => choice.from === hop.from && choice.to === hop.to) : undefined;
    return hop.die ?? choice?.die ?? hop.from - hop.to;
  });
}

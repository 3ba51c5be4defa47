// What the Backgammon page looks like, drawn from what the page knows.

import { diceOf } from "./backgammon-reach.js";
import { outcomeText, playText, rollText } from "./backgammon-text.js";
import { told } from "./backgammon-words.js";
import { DicePanel } from "./dice-panel.js";
import { button, part } from "./page-parts.js";
import { SEATS, TableView } from "./table-view.js";
import { say } from "./words.js";
import { write } from "./xgid.js";

/** @typedef {import("./backgammon-wire.js").BackgammonNode} BackgammonNode */
/** @typedef {import("./backgammon-wire.js").Hop} Hop */
/** @typedef {import("./backgammon.js").Backgammon} Backgammon */

/** What may be pressed first, in this order: nothing here loses a point. */
const PRIMARY = ["confirm", "roll"];
/** How long the dice and the checkers move, in milliseconds. */
const ROLL_MS = 250;
const PLAY_MS = 400;

/** @extends {TableView<BackgammonNode>} */
export class BackgammonView extends TableView {
  #node = -1;
  /** @type {DicePanel} */
  #dice;

  /**
   * @param {Backgammon} play
   * @param {import("./backgammon-board.js").BackgammonBoard} board
   * @param {import("./match-list.js").MatchList} moves
   */
  constructor(play, board, moves) {
    super(play, board, moves);
    this.play = play;
    this.#dice = new DicePanel((at) => play.wish({ t: "dice", at }));
  }

  /** @override @param {import("./table-view.js").How & { hops?: Hop[] }} [how] hops: those just made, within a turn */
  draw(how = {}) {
    return super.draw(how);
  }

  /** @override @param {import("./table-view.js").How & { hops?: Hop[] }} how */
  drawBoard({ still, leap, hops }) {
    const { node, turn, board, own } = this.play;
    const now = turn ?? node;
    const made = turn && turn.hops.length > 0 ? { by: turn.by, hops: hops ?? turn.hops } : null;
    board.show({
      board: now.board,
      off: now.off,
      viewer: own ?? "white",
      mover: node.by ?? node.played?.by ?? "white",
      own,
      reach: turn?.reach.map((way) => ({ ...way, dice: diceOf(turn, way) })),
      dice: this.#thrown(node, turn),
      cube: node.cube,
      played: made ?? node.played ?? null,
      still: still || leap,
    });
    SEATS.forEach((seat, i) => {
      part(`pips-${seat}`, "span").textContent = told("pips", { count: now.pips[i] });
      part(`player-${seat}`, "div").classList.toggle("below", (own ?? "white") === this.play.sides[i]);
    });
    part("match", "p").textContent = this.#matchText(node);
    if (this.#node !== node.id) this.#dice.follow(node.id);
    this.#node = node.id;
    return node.verb === "roll" ? ROLL_MS : PLAY_MS;
  }

  /** @override */
  weight() {
    return 1;
  }

  /**
   * The dice on the board: those to be played, else those that led here.
   * @param {BackgammonNode} node
   * @param {Backgammon["turn"]} turn
   * @returns {import("./backgammon-board.js").Thrown | null}
   */
  #thrown(node, turn) {
    if (node.dice && node.by) return { by: node.by, faces: doubled(node.dice), left: turn ? turn.dice : doubled(node.dice) };
    // Equal first dice are rolled again.
    if (node.due === "opening" && node.thrown) return { by: "white", faces: [...node.thrown], left: [] };
    if (node.passed) return { by: node.passed.by, faces: [...node.passed.dice], left: [] };
    return null;
  }

  /** @override @param {BackgammonNode} node @param {0 | 1} seat */
  countText(node, seat) {
    const { points, length } = node.result?.score ?? node.score;
    return length ? told("score-of", { points: points[seat], length }) : String(points[seat]);
  }

  /** The length of the match, and where the cube lies. @param {BackgammonNode} node */
  #matchText({ score, cube }) {
    const { own } = this.play;
    const owner = !cube.owner ? "middle" : !own ? cube.owner : own === cube.owner ? "own" : "their";
    return [
      score.length ? told("match-to", { length: score.length }) : "",
      score.crawford ? told("crawford") : "",
      score.postCrawford ? told("post-crawford") : "",
      cube.unused ? "" : told("cube-text", { value: cube.value, owner }),
    ].filter(Boolean).join(" · ");
  }

  /** @override @param {BackgammonNode} node */
  drawKeep(node) {
    for (const format of ["xgid", "gnuid"]) part(`to-${format}`, "a").href = `/game/${this.play.id}/export/${format}?node=${node.id}&show`;
    part("to-editor", "a").href = `/setup/backgammon?${new URLSearchParams({ position: write(this.#fields(node)) })}`;
  }

  /** The position of a node, as an editor takes it. @param {BackgammonNode} node @returns {import("./xgid.js").Fields} */
  #fields({ board, cube, by, due, dice, played, score }) {
    const { setup } = this.play;
    const turn = due === "double" && by ? (by === "white" ? "black" : "white") : (by ?? played?.by ?? "white");
    const { length = 0, points, crawford = false } = score;
    return {
      board, cube: cube.value, owner: cube.owner ?? null, turn, length,
      dice: dice ? dice.join("") : due === "double" ? "D" : "00",
      points: length > 0 ? points : [0, 0],
      flags: length > 0 ? Number(crawford) : Number(setup.jacoby) + 2 * Number(setup.beavers),
      rest: `:10${setup.cube ? "" : " nocube"}`,
    };
  }

  /** @override @param {BackgammonNode} node @param {boolean} thinks */
  drawOwn(node, thinks) {
    const { tree, looking, turn, hasHops } = this.play;
    const away = looking !== null;
    const mine = !away && this.play.isPersons(node);
    const typed = !away && tree.standing.dice === "typed";
    const anyone = !away && !this.play.isDemo;
    const rolls = (mine && node.due === "roll") || (anyone && (node.due === "opening" || node.due === "next"));
    const answers = mine && (node.due === "double" || node.due === "beaver");
    this.#show("roll", rolls && !typed, told(node.due === "next" ? "do-next" : node.due === "opening" ? "do-opening" : "do-roll"));
    part("dice-form", "form").hidden = !typed;
    part("dice-label", "label").textContent = told("dice-label", { side: node.due === "roll" && node.by ? node.by : "both" });
    this.#show("double", mine && node.due === "roll" && node.mayDouble === true, told("do-double", { value: node.cube.value * 2 }));
    this.#show("confirm", turn?.play !== undefined);
    this.#show("take-back", hasHops);
    this.#show("take", answers, told("do-take", { value: node.cube.offered ?? node.cube.value }));
    this.#show("drop", answers);
    this.#show("beaver", answers && node.mayBeaver === true);
    this.#show("accept", mine && node.due === "resignation");
    this.#show("refuse", mine && node.due === "resignation");
    if (typed) this.#show("now", false);
    this.able("undo", tree.standing.undo !== null || hasHops);
    this.able("hint", node.by !== undefined && !thinks);
    this.able("resign", anyone && !["opening", "next", "over"].includes(node.due));
  }

  /** @param {string} id @param {boolean} shown @param {string} [text] */
  #show(id, shown, text) {
    const element = button(id);
    element.hidden = !shown;
    if (text) element.textContent = text;
  }

  /** @override @param {BackgammonNode} node */
  messageText(node) {
    const said = node.due === "opening" && node.thrown ? told("status-equal", { value: node.cube.value }) : node.passed ? told("status-cannot", { side: node.passed.by, dice: node.passed.dice.join("-") }) : "";
    const warn = node.mayDouble && node.deadCube && this.play.isPersons(node) ? told("dead-cube") : "";
    return [said, warn].filter(Boolean).join(" ");
  }

  /** @override @param {BackgammonNode} node @returns {[string, string]} */
  overTexts({ result }) {
    if (!result) return ["", ""];
    const { points, length } = result.score;
    const how = told("over-how", { ending: result.ending, outcome: told("outcome", { outcome: result.outcome }) });
    const score = told("over-score", { white: points[0], black: points[1] });
    return [outcomeText(result), [how, length || this.play.setup.length === "money" ? score : ""].filter(Boolean).join(" ")];
  }

  /** The button that Enter presses, if there is one. */
  primaryButton() {
    return PRIMARY.map(button).find((element) => !element.hidden) ?? null;
  }

  /** @override @param {BackgammonNode} node */
  statusText(node) {
    const { by, due, cube } = node;
    if (!by) return told("status", { due });
    const { own, turn } = this.play;
    if (!this.play.isPerson(by)) {
      if (node.asked && this.play.tree.standing.dice === "typed") return told("status-its-dice", { side: by });
      return this.thinkingText();
    }
    const side = own ? "own" : by;
    const value = cube.offered ?? 2 * cube.value;
    switch (due) {
      case "roll":
        return told(node.mayDouble ? "status-roll-or-double" : "status-roll", { side });
      case "play":
        if (turn?.play !== undefined) return told("status-confirm", { play: turn.play });
        return told("status-play", { side, dice: (turn?.dice ?? node.dice ?? []).join("-") });
      case "double":
        return told("status-double", { side, value });
      case "beaver":
        return told("status-beaver", { side, value });
      case "resignation":
        return told("status-resignation", { side: own ? "their" : (node.resignation?.by ?? by), outcome: told("outcome", { outcome: node.resignation?.outcome ?? "single" }), points: told("points", { points: node.resignation?.points ?? 1 }) });
      default:
        return told("status", { due });
    }
  }

  /** @override @param {BackgammonNode} node */
  lookingText(node) {
    return told("looking-at", { what: this.nodeText(node) });
  }

  /** @override @param {BackgammonNode} node */
  nodeText(node) {
    if (node.parent === null) return say("move-start");
    return node.verb === "roll" ? rollText(node) : playText(node);
  }
}

/** The dice as they lie: a doublet is played four times. @param {[number, number]} dice */
const doubled = ([one, two]) => (one === two ? [one, one, one, one] : [one, two]);

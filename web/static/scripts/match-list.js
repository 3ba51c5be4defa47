// <match-list>: what happened in a line, a turn a row, and where other lines leave.
//
//   list.show({ tree, line, shown: 12 });
//   list.addEventListener("node", (event) => event.detail.id);

import { playText, rollText, sideOf } from "./backgammon-text.js";
import { told } from "./backgammon-words.js";
import { say } from "./words.js";

/** @typedef {import("./backgammon-wire.js").BackgammonNode} Node */
/** @typedef {import("./game-tree.js").GameTree} GameTree */

export class MatchList extends HTMLElement {
  connectedCallback() {
    this.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (button?.dataset.node) this.dispatchEvent(new CustomEvent("node", { bubbles: true, detail: { id: Number(button.dataset.node) } }));
    });
  }

  /** @param {{ tree: GameTree, line: Node[], shown: number }} view */
  show({ tree, line, shown }) {
    const held = this.contains(document.activeElement) && document.activeElement instanceof HTMLElement ? document.activeElement.dataset.node : undefined;
    const list = document.createElement("ol");
    list.setAttribute("aria-label", say("play-moves"));
    line.forEach((node, i) => {
      if (i === 0 || node.number !== line[i - 1].number) list.append(heading(node));
      if (node.parent === null) list.append(row("start", button(node, shown, say("move-start"))));
      else list.append(row(node.seat ? sideOf(node) : "both", button(node, shown, ...content(node, line[i - 1]))));
      if (node.passed) list.append(row("pass", note(told("status-cannot", { side: node.passed.by, dice: node.passed.dice.join("-") }))));
      const siblings = /** @type {Node[]} */ (/** @type {unknown} */ (tree.children(node.id))).filter((child) => child.id !== line[i + 1]?.id);
      if (siblings.length > 0) list.append(row("branches", note(told("other-lines")), ...siblings.map((other) => button(other, -1, brief(other)))));
    });
    this.replaceChildren(list);
    if (held) this.querySelector(/** @type {"button"} */ (`[data-node="${held}"]`))?.focus({ preventScroll: true });
    const current = this.querySelector("[aria-current]");
    if (current instanceof HTMLElement) {
      const top = current.offsetTop;
      if (top < this.scrollTop + 8) this.scrollTo({ top: top - 48 });
      else if (top + current.offsetHeight > this.scrollTop + this.clientHeight - 8) this.scrollTo({ top: top + current.offsetHeight - this.clientHeight + 48 });
    }
  }
}

/** @param {Node} node */
const brief = (node) => (node.verb === "roll" ? (node.thrown ?? []).join("-") : playText(node));

/**
 * A roll is its dice, a play its text behind the dice it was made with.
 * @param {Node} node
 * @param {Node} before
 */
function content(node, before) {
  if (node.verb === "roll") return [note(rollText(node))];
  const dice = node.played && before.dice ? before.dice.join("") : "";
  const words = document.createElement("span");
  words.textContent = playText(node);
  if (!dice) return [words];
  const roll = document.createElement("small");
  roll.textContent = `${dice}:`;
  return [roll, words];
}

/** @param {Node} node */
function heading(node) {
  const [white, black] = node.score.points;
  return row("game", note(told("game-number", { number: node.number, white, black })));
}

/** @param {string} text */
function note(text) {
  const element = document.createElement("span");
  element.textContent = text;
  return element;
}

/** @param {string} name @param {(string | globalThis.Node)[]} content */
function row(name, ...content) {
  const element = document.createElement("li");
  element.className = name;
  element.append(...content);
  return element;
}

/** @param {Node} node @param {number} shown @param {(string | globalThis.Node)[]} content */
function button(node, shown, ...content) {
  const element = document.createElement("button");
  element.type = "button";
  element.dataset.node = String(node.id);
  element.append(...content);
  if (node.id === shown) element.setAttribute("aria-current", "step");
  return element;
}

if (!customElements.get("match-list")) customElements.define("match-list", MatchList);

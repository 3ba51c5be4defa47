// <move-list>: the moves of a line, Black's left and White's right, with the passes between, and where other lines leave.
//
//   list.show({ tree, line, shown: 12 });
//   list.addEventListener("node", (event) => event.detail.id);

import { say } from "./words.js";

/** @typedef {import("./wire.js").GameNode} GameNode */
/** @typedef {import("./wire.js").Side} Side */
/** @typedef {import("./game-tree.js").GameTree} GameTree */

export class MoveList extends HTMLElement {
  connectedCallback() {
    this.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (!button?.dataset.node) return;
      this.dispatchEvent(new CustomEvent("node", { bubbles: true, detail: { id: Number(button.dataset.node) } }));
    });
  }

  /** @param {{ tree: GameTree, line: GameNode[], shown: number }} view */
  show({ tree, line, shown }) {
    const held = this.contains(document.activeElement) && document.activeElement instanceof HTMLElement ? document.activeElement.dataset.node : undefined;
    const list = document.createElement("ol");
    list.setAttribute("aria-label", say("play-moves"));
    line.forEach((node, i) => {
      if (node.parent === null) list.append(start(node, shown));
      else list.append(move(node, shown));
      if (node.passed) list.append(pass(node.passed));
      // What else was tried where this move was played, or where the line ends.
      const before = line[i - 1];
      if (before) list.append(...others(tree, before, node));
      if (i === line.length - 1) list.append(...others(tree, node, null));
    });
    this.replaceChildren(list);
    if (held) this.querySelector(/** @type {"button"} */ (`[data-node="${held}"]`))?.focus({ preventScroll: true });
    this.#reveal();
  }

  /** Scrolls the list, and only the list, to the move that is shown. */
  #reveal() {
    const button = this.querySelector("[aria-current]");
    if (!(button instanceof HTMLElement)) return;
    const top = button.offsetTop;
    const bottom = top + button.offsetHeight;
    if (top < this.scrollTop + 8) this.scrollTo({ top: top - 48 });
    else if (bottom > this.scrollTop + this.clientHeight - 8) this.scrollTo({ top: bottom - this.clientHeight + 48 });
  }
}

/** @param {GameNode} node */
function sideOf(node) {
  return node.seat === "second" ? "white" : "black";
}

/**
 * @param {string} name
 * @param {(string | Node)[]} content
 */
function item(name, ...content) {
  const element = document.createElement("li");
  element.className = name;
  element.append(...content);
  return element;
}

/**
 * @param {GameNode} node
 * @param {number} shown
 * @param {(string | Node)[]} content
 */
function button(node, shown, ...content) {
  const element = document.createElement("button");
  element.type = "button";
  element.dataset.node = String(node.id);
  element.append(...content);
  if (node.id === shown) element.setAttribute("aria-current", "step");
  return element;
}

/** @param {GameNode} node @param {number} shown */
function start(node, shown) {
  return item("start", button(node, shown, say("move-start")));
}

/** @param {GameNode} node @param {number} shown */
function move(node, shown) {
  const side = sideOf(node);
  const number = document.createElement("small");
  number.textContent = String(node.ply);
  // The column says the colour to the eye.
  const colour = document.createElement("span");
  colour.className = "unseen";
  colour.textContent = say("side-name", { side });
  return item(side, button(node, shown, number, colour, node.text));
}

/** @param {Side} side */
function pass(side) {
  const text = document.createElement("span");
  text.textContent = say("move-pass");
  text.title = say("status-pass", { side });
  return item(`${side} pass`, text);
}

/**
 * The moves played from a node instead of the line's.
 * @param {GameTree} tree
 * @param {GameNode} from
 * @param {GameNode | null} instead
 */
function others(tree, from, instead) {
  const siblings = tree.children(from.id).filter((child) => child.id !== instead?.id);
  if (siblings.length === 0) return [];
  const buttons = siblings.map((node) => {
    const text = say("move-other-line", { square: node.text, count: tree.lengthFrom(node) });
    return button(node, -1, text);
  });
  const words = document.createElement("span");
  words.textContent = say("move-other-lines", { ply: from.ply });
  return [item("branches", words, ...buttons)];
}

if (!customElements.get("move-list")) customElements.define("move-list", MoveList);

// The list of what happened in a line: a button a node, and where other lines leave. Each game has its own, and says
// what stands in it.
//
//   list.show({ tree, line, shown: 12 });
//   list.addEventListener("node", (event) => event.detail.id);

import { say } from "./words.js";

/** @typedef {import("./wire.js").AnyNode} AnyNode */

/**
 * @template {AnyNode} N
 * @typedef {{ tree: import("./game-tree.js").GameTree<N>, line: N[], shown: number }} LineView
 */

/**
 * @template {AnyNode} N
 * @abstract
 */
export class LineList extends HTMLElement {
  connectedCallback() {
    this.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (!button?.dataset.node) return;
      this.dispatchEvent(new CustomEvent("node", { bubbles: true, detail: { id: Number(button.dataset.node) } }));
    });
  }

  /** @param {LineView<N>} view */
  show(view) {
    const held = this.contains(document.activeElement) && document.activeElement instanceof HTMLElement ? document.activeElement.dataset.node : undefined;
    const list = document.createElement("ol");
    list.setAttribute("aria-label", say("play-moves"));
    view.line.forEach((_, i) => list.append(...this.rows(view, i)));
    for (const button of list.querySelectorAll(`[data-node="${view.shown}"]`)) button.setAttribute("aria-current", "step");
    this.replaceChildren(list);
    if (held) this.querySelector(/** @type {"button"} */ (`[data-node="${held}"]`))?.focus({ preventScroll: true });
    this.#reveal();
  }

  /** What stands in the list for a node of the line. @abstract @param {LineView<N>} _view @param {number} _i @returns {Node[]} */
  rows(_view, _i) {
    return [];
  }

  /** Scrolls the list, and only the list, to the node that is shown. */
  #reveal() {
    const button = this.querySelector("[aria-current]");
    if (!(button instanceof HTMLElement)) return;
    const top = button.offsetTop;
    const bottom = top + button.offsetHeight;
    if (top < this.scrollTop + 8) this.scrollTo({ top: top - 48 });
    else if (bottom > this.scrollTop + this.clientHeight - 8) this.scrollTo({ top: bottom - this.clientHeight + 48 });
  }
}

/** @param {string} name @param {(string | Node)[]} content */
export function row(name, ...content) {
  const element = document.createElement("li");
  element.className = name;
  element.append(...content);
  return element;
}

/** The button that leads to a node. @param {AnyNode} node @param {(string | Node)[]} content */
export function to(node, ...content) {
  const element = document.createElement("button");
  element.type = "button";
  element.dataset.node = String(node.id);
  element.append(...content);
  return element;
}

/** @param {string} text */
export function note(text) {
  const element = document.createElement("span");
  element.textContent = text;
  return element;
}

/** What stands small before the rest. @param {string} text */
export function small(text) {
  const element = document.createElement("small");
  element.textContent = text;
  return element;
}

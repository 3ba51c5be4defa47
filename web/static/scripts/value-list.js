// <value-list>: everything that can be played and what it is worth, best first. It knows no game.
//
//   list.show(evaluation);

import { say } from "./words.js";
import { expectedFigure, worthFigure, worthWords } from "./worth.js";

/** @typedef {import("./wire.js").Evaluation} Evaluation */
/** @typedef {import("./worth.js").Unit} Unit */

export class ValueList extends HTMLElement {
  /**
   * @param {Evaluation | null} evaluation
   * @param {import("./analysis.js").Manner} how the unit, what an action is called, and how many are seen at once: the others are unfolded
   */
  show(evaluation, { unit, most = Infinity, name: nameOf = (text) => text }) {
    const items = (evaluation?.actions ?? []).map((action) => {
      const item = document.createElement("li");
      item.classList.toggle("best", action.best);
      const name = document.createElement("b");
      name.textContent = nameOf(action.text);
      const expected = action.expected === undefined ? "" : say("worth-expected", { value: expectedFigure(action.expected, unit) });
      const words = [worthWords(action, unit), expected].filter(Boolean).join(", ") + (action.best ? say("worth-best-said") : "");
      item.title = words;
      item.append(name, valueMark(action, unit), ...(expected ? [aside(expectedFigure(action.expected ?? 0, unit))] : []), unseen(words));
      return item;
    });
    const rest = items.splice(most);
    const more = this.querySelector("details") ?? document.createElement("details");
    const summary = more.querySelector("summary") ?? document.createElement("summary");
    summary.textContent = say("analysis-more", { count: rest.length });
    more.replaceChildren(summary, list(rest));
    // Elements that stay keep the focus, and whether they are unfolded.
    this.querySelector(":scope > ol")?.remove();
    this.prepend(list(items));
    if (rest.length === 0) more.remove();
    else if (!more.isConnected) this.append(more);
  }
}

/** @param {HTMLElement[]} items */
function list(items) {
  const list = document.createElement("ol");
  list.setAttribute("aria-label", say("analysis-list"));
  list.append(...items);
  return list;
}

/**
 * A value as it is drawn: how sure it is shows in its form.
 * @param {import("./wire.js").Worth & { best?: boolean }} worth
 * @param {Unit} [unit]
 * @param {HTMLElement} [mark] one drawn before, that changes what it says
 */
export function valueMark(worth, unit = "discs", mark = document.createElement("span")) {
  mark.className = "value";
  mark.dataset.sure = worth.sure;
  mark.setAttribute("aria-hidden", "true");
  mark.textContent = worthFigure(worth, unit);
  if (worth.sure === "likely" || worth.sure === "likely-outcome") {
    const percent = document.createElement("small");
    percent.textContent = say("worth-percent", { percent: worth.percent });
    mark.append(percent);
  }
  return mark;
}

/** What is only expected, beside what is known. @param {string} text */
function aside(text) {
  const element = document.createElement("span");
  element.className = "expected";
  element.setAttribute("aria-hidden", "true");
  element.textContent = text;
  return element;
}

/** @param {string} text */
function unseen(text) {
  const element = document.createElement("span");
  element.className = "unseen";
  element.textContent = text;
  return element;
}

if (!customElements.get("value-list")) customElements.define("value-list", ValueList);

// <value-list>: everything that can be played and what it is worth, best first. It knows no game.
//
//   list.show(evaluation);

import { say } from "./words.js";
import { worthFigure, worthWords } from "./worth.js";

/** @typedef {import("./wire.js").Evaluation} Evaluation */
/** @typedef {import("./worth.js").Unit} Unit */

export class ValueList extends HTMLElement {
  /**
   * @param {Evaluation | null} evaluation
   * @param {{ unit?: Unit, most?: number, name?: (text: string) => string }} [how] the unit, how many at most, and what an action is called
   */
  show(evaluation, { unit = "discs", most = Infinity, name: nameOf = (text) => text } = {}) {
    const list = document.createElement("ol");
    list.setAttribute("aria-label", say("analysis-list"));
    for (const action of (evaluation?.actions ?? []).slice(0, most)) {
      const item = document.createElement("li");
      item.classList.toggle("best", action.best);
      const name = document.createElement("b");
      name.textContent = nameOf(action.text);
      item.append(name, valueMark(action, unit), unseen(worthWords(action, unit) + (action.best ? say("worth-best-said") : "")));
      list.append(item);
    }
    this.replaceChildren(list);
  }
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
  if (worth.sure === "likely") {
    const percent = document.createElement("small");
    percent.textContent = say("worth-percent", { percent: worth.percent });
    mark.append(percent);
  }
  return mark;
}

/** @param {string} text */
function unseen(text) {
  const element = document.createElement("span");
  element.className = "unseen";
  element.textContent = text;
  return element;
}

if (!customElements.get("value-list")) customElements.define("value-list", ValueList);

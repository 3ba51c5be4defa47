// <value-list>: everything that can be played and what it is worth, best first. It knows no game.
//
//   list.show(evaluation);

import { say } from "./words.js";
import { worthFigure, worthWords } from "./worth.js";

/** @typedef {import("./wire.js").Evaluation} Evaluation */

export class ValueList extends HTMLElement {
  /** @param {Evaluation | null} evaluation */
  show(evaluation) {
    const list = document.createElement("ol");
    list.setAttribute("aria-label", say("analysis-list"));
    for (const action of evaluation?.actions ?? []) {
      const item = document.createElement("li");
      item.classList.toggle("best", action.best);
      const name = document.createElement("b");
      name.textContent = action.text;
      item.append(name, valueMark(action), unseen(worthWords(action) + (action.best ? say("worth-best-said") : "")));
      list.append(item);
    }
    this.replaceChildren(list);
  }
}

/**
 * A value as it is drawn: how sure it is shows in its form.
 * @param {import("./wire.js").Worth & { best?: boolean }} worth
 */
export function valueMark(worth) {
  const mark = document.createElement("span");
  mark.className = "value";
  mark.dataset.sure = worth.sure;
  mark.setAttribute("aria-hidden", "true");
  mark.textContent = worthFigure(worth);
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

// The lists of who plays the two seats, and the parts of a page by their names.

import { say } from "./words.js";

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {string} id
 * @param {T} tag
 * @returns {HTMLElementTagNameMap[T]}
 */
export function part(id, tag) {
  const element = document.getElementById(id);
  if (element?.localName !== tag) throw new Error(`the page lacks ${tag} ${id}`);
  return /** @type {HTMLElementTagNameMap[T]} */ (element);
}

/** @param {string} id */
export const button = (id) => part(id, "button");

export class Seats {
  /**
   * @param {(seats: [string, string]) => void} sit
   * @param {() => [string, string]} seated
   */
  constructor(sit, seated) {
    this.seated = seated;
    ["first", "second"].forEach((seat, index) => {
      const select = part(`seat-${seat}`, "select");
      const computer = document.createElement("optgroup");
      computer.label = say("seat-computer");
      for (let level = 1; level <= 9; level += 1) computer.append(new Option(say("seat-level", { level }), `computer ${level}`));
      select.append(new Option(say("seat-person"), "person"), computer);
      select.addEventListener("change", () => {
        const [first, second] = seated();
        sit(index === 0 ? [select.value, second] : [first, select.value]);
      });
    });
  }

  draw() {
    ["first", "second"].forEach((seat, index) => {
      const select = part(`seat-${seat}`, "select");
      if (select.value !== this.seated()[index]) select.value = this.seated()[index];
    });
  }
}

// The lists of who plays the two seats.

import { part } from "./page-parts.js";
import { say } from "./words.js";

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

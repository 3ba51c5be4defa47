// <backgammon-board>: the board as a grid of named places. It knows no rule: it shows what it is told, and says which way
// was chosen.
//
//   board.show({ board: [0, …], off: [0, 0], viewer: "white", mover: "white", reach: [{ from: 6, to: 4, dice: [2], hops: […] }], … });
//   board.addEventListener("way", (event) => event.detail);   a Way that was offered
//   board.addEventListener("deny", (event) => event.detail);  { from, to }: one that was not, to be told why
//   board.addEventListener("place", (event) => event.detail); the name of a place, while the class `asking` is on

import { checker, die, place, stack, tray } from "./backgammon-pieces.js";
import { told } from "./backgammon-words.js";
import { isStill } from "./motion.js";

/** @typedef {import("./backgammon-wire.js").Hop} Hop */
/** @typedef {import("./backgammon-wire.js").Reach & { dice: number[] }} Way a way of a checker, and the dice it takes */
/** @typedef {import("./backgammon-wire.js").Cube} Cube */
/** @typedef {import("./wire.js").Side} Side */

/** @typedef {{ by: Side, faces: number[], left: number[] }} Thrown the dice, and which of them are still to be played */

/**
 * What a board shows. Places are in a side's own numbering: 24 … 1, 25 its bar, 0 off.
 * @typedef {object} BoardView
 * @property {number[]} board 26 numbers in White's numbering: positive White's, negative Black's; 25 and 0 the bars
 * @property {[number, number]} off
 * @property {Side} viewer whose home is below
 * @property {Side} mover whose numbering names the places, and whose ways are offered
 * @property {Side | null} [own] whose checkers are called yours
 * @property {Way[]} [reach] where each checker may go; empty when nothing may be played
 * @property {Thrown | null} [dice]
 * @property {Cube} cube
 * @property {{ by: Side, hops: Hop[] } | null} [played] what led here, to be marked and moved
 * @property {string[]} [shown] places pointed at
 * @property {string[]} [found] places that were asked for and found
 * @property {boolean} [letters] whether the points wear their letters too
 * @property {boolean} [still]
 */

export const BAR = 25;
export const OFF = 0;
const DRAG_PX = 6;

/** @param {Side} side @returns {Side} */
const other = (side) => (side === "white" ? "black" : "white");

export class BackgammonBoard extends HTMLElement {
  /** @type {BoardView | null} */
  #view = null;
  /** Buttons by name: `1` … `24` in White's numbering, `bar-white`, `off-black`. @type {Map<string, HTMLButtonElement>} */
  #places = new Map();
  /** The place of the checker that was taken up, in the mover's numbering. @type {number | null} */
  #held = null;
  #focused = "";
  /** @type {Side | null} */
  #built = null;
  /** @type {{ from: number, x: number, y: number, ghost: HTMLElement | null } | null} */
  #drag = null;
  #dragged = false;

  connectedCallback() {
    this.addEventListener("click", this.#click);
    this.addEventListener("dblclick", this.#double);
    this.addEventListener("keydown", this.#key);
    this.addEventListener("focusin", ({ target }) => this.#stop(nameOf(target)));
    this.addEventListener("pointerdown", this.#press);
    this.addEventListener("pointermove", this.#move);
    this.addEventListener("pointerup", this.#drop);
    this.addEventListener("pointercancel", () => this.#endDrag());
  }

  /** @param {BoardView} view */
  show(view) {
    const before = new Map([...this.#places].map(([name, button]) => [name, button.querySelector(".checker:last-of-type")?.getBoundingClientRect()]));
    if (this.#built !== view.viewer) this.#build(view.viewer);
    this.#view = view;
    this.#held = null;
    this.#fill();
    this.#offer();
    // A checker on the bar is the only one that may move: it is in the hand already.
    const from = new Set(view.reach?.map((way) => way.from));
    if (from.size === 1 && from.has(BAR)) this.hold(BAR);
    if (!view.still && !isStill() && view.played) this.#slide(view.played, before);
  }

  /** Takes up a checker, or puts it back. @param {number | null} from */
  hold(from) {
    this.#held = from;
    this.#offer();
  }

  get held() {
    return this.#held;
  }

  /** Shows that a place is not right. @param {string} name */
  refuse(name) {
    const button = this.#places.get(name);
    if (!button || isStill()) return;
    button.animate([{ translate: "0" }, { translate: "-4px" }, { translate: "4px" }, { translate: "0" }], { duration: 220 });
  }

  /** Moves the focus to the place that the Tab key stops at. */
  enter() {
    this.#places.get(this.#focused)?.focus({ preventScroll: true });
  }

  /** @param {Side} viewer */
  #build(viewer) {
    this.#built = viewer;
    this.#places.clear();
    const field = document.createElement("div");
    field.className = "wood";
    field.setAttribute("role", "grid");
    field.setAttribute("aria-label", this.getAttribute("label") || told("board"));
    const top = [13, 14, 15, 16, 17, 18, `bar-${other(viewer)}`, 19, 20, 21, 22, 23, 24, `off-${other(viewer)}`];
    const bottom = [12, 11, 10, 9, 8, 7, `bar-${viewer}`, 6, 5, 4, 3, 2, 1, `off-${viewer}`];
    for (const [row, names] of /** @type {[string, (number | string)[]][]} */ ([["upper", top], ["lower", bottom]])) {
      const line = document.createElement("div");
      line.className = `row ${row}`;
      line.setAttribute("role", "row");
      for (const name of names) {
        const key = typeof name === "string" ? name : String(viewer === "white" ? name : 25 - name);
        const [cell, button] = place(key, typeof name === "number" ? name : null);
        this.#places.set(key, button);
        line.append(cell);
      }
      field.append(line);
    }
    const middle = document.createElement("div");
    middle.className = "middle";
    middle.setAttribute("aria-hidden", "true");
    const cube = document.createElement("div");
    cube.className = "cube";
    cube.setAttribute("aria-hidden", "true");
    field.insertBefore(middle, field.lastElementChild);
    field.append(cube);
    this.replaceChildren(rim("upper", viewer), field, rim("lower", viewer));
    this.#stop(this.#places.has(this.#focused) ? this.#focused : (viewer === "white" ? "6" : "19"));
  }

  /** The element of a place. @param {number} at @param {Side} side */
  #place(at, side) {
    const name = at === BAR ? `bar-${side}` : at === OFF ? `off-${side}` : String(side === "white" ? at : 25 - at);
    return this.#places.get(name);
  }

  /** The place of an element, in the mover's numbering. @param {string} name */
  #at(name) {
    if (name.startsWith("bar")) return BAR;
    if (name.startsWith("off")) return OFF;
    return this.#view?.mover === "white" ? Number(name) : 25 - Number(name);
  }

  /** How many checkers of a side lie at a place. @param {string} name @param {Side} side */
  #count(name, side) {
    if (!this.#view) return 0;
    const { board, off } = this.#view;
    if (name.startsWith("bar")) return name.endsWith(side) ? board[side === "white" ? 25 : 0] : 0;
    if (name.startsWith("off")) return name.endsWith(side) ? off[side === "white" ? 0 : 1] : 0;
    const count = board[Number(name)];
    return Math.max(0, side === "white" ? count : -count);
  }

  /** Puts the checkers, dice and cube where they are. */
  #fill() {
    const view = this.#view;
    if (!view) return;
    const arrived = new Set(view.played?.hops.map((hop) => this.#place(hop.to, view.played?.by ?? "white")));
    const left = new Set(view.played?.hops.map((hop) => this.#place(hop.from, view.played?.by ?? "white")));
    for (const [name, button] of this.#places) {
      const side = this.#count(name, "white") > 0 ? "white" : "black";
      const count = this.#count(name, side);
      button.dataset.count = String(count);
      button.dataset.side = count > 0 ? side : "";
      button.classList.toggle("arrived", arrived.has(button));
      button.classList.toggle("left", left.has(button) && !arrived.has(button));
      button.classList.toggle("shown", view.shown?.includes(name) ?? false);
      button.classList.toggle("found", view.found?.includes(name) ?? false);
      if (view.letters && !name.includes("-")) button.dataset.letter = letter(this.#at(name));
      else delete button.dataset.letter;
      (name.startsWith("off") ? tray : stack)(button, side, count);
    }
    for (const number of /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll(".rim [data-own]"))) {
      const own = Number(number.dataset.own);
      number.textContent = String(view.mover === view.viewer ? own : 25 - own);
    }
    for (const edge of this.querySelectorAll(".rim")) {
      const isBelow = edge.classList.contains("lower");
      const side = view.own ? (isBelow ? "own" : "their") : isBelow ? view.viewer : other(view.viewer);
      for (const part of edge.querySelectorAll("small")) part.textContent = told(part.className === "home" ? "part-home" : "part-outer", { side });
    }
    this.#fillMiddle(view);
  }

  /** @param {BoardView} view */
  #fillMiddle({ dice, viewer, cube }) {
    const middle = this.querySelector(".middle");
    const left = [...(dice?.left ?? [])];
    const faces = dice?.faces.map((face) => {
      const at = left.indexOf(face);
      if (at >= 0) left.splice(at, 1);
      return die(face, dice.by, at < 0);
    });
    middle?.replaceChildren(...(faces ?? []));
    middle?.setAttribute("data-half", dice?.by === viewer ? "right" : "left");
    const box = /** @type {HTMLElement | null} */ (this.querySelector(".cube"));
    if (!box) return;
    box.hidden = cube.unused ?? false;
    box.textContent = String(cube.offered ?? (cube.value === 1 ? 64 : cube.value));
    box.dataset.place = cube.offered ? "offered" : cube.owner ? (cube.owner === viewer ? "bottom" : "top") : "middle";
  }

  /** Shows which checkers may move and, of the one taken up, whereto. */
  #offer() {
    const view = this.#view;
    if (!view) return;
    const reach = view.reach ?? [];
    const sources = new Set(reach.map((way) => way.from));
    const ways = new Map(reach.filter((way) => way.from === this.#held).map((way) => [way.to, way]));
    for (const [name, button] of this.#places) {
      const at = this.#at(name);
      const isMovers = !/^(bar|off)/.test(name) || name.endsWith(view.mover);
      const way = isMovers ? ways.get(at) : undefined;
      const movable = isMovers && at !== OFF && sources.has(at);
      button.classList.toggle("movable", movable);
      button.classList.toggle("held", movable && at === this.#held);
      button.classList.toggle("target", way !== undefined);
      button.classList.toggle("hits", way?.hops.at(-1)?.hit ?? false);
      button.dataset.dice = way ? way.dice.join("+") : "";
      button.setAttribute("aria-label", this.#label(name, at, movable ? reach.filter((way) => way.from === at) : [], way));
      if (movable) button.setAttribute("aria-pressed", String(at === this.#held));
      else button.removeAttribute("aria-pressed");
    }
    this.toggleAttribute("offering", sources.size > 0);
  }

  /** What a place is called, with what lies there. @param {string} name */
  labelOf(name) {
    return this.#places.get(name)?.getAttribute("aria-label") ?? "";
  }

  /**
   * @param {string} name
   * @param {number} at
   * @param {Way[]} ways
   * @param {Way | undefined} target
   */
  #label(name, at, ways, target) {
    const view = this.#view;
    if (!view) return "";
    const side = this.#count(name, "white") > 0 ? "white" : "black";
    const count = this.#count(name, side);
    const whose = view.own ? (view.own === side ? "own" : "their") : side;
    const kind = name.startsWith("bar") ? "place-bar" : name.startsWith("off") ? "place-off" : "place-point";
    const of = name.includes("-") ? /** @type {Side} */ (name.slice(4)) : side;
    const where = told(kind, { point: at, side: view.own ? (view.own === of ? "own" : "their") : of });
    let label = count === 0 ? told("place-empty", { where }) : told("place-holds", { where, count, whose });
    if (ways.length > 0) {
      const list = ways.map((way) => told(way.to === OFF ? "way-off" : "way-to", { dice: way.dice.join("+"), point: way.to }));
      label += told("place-ways", { ways: list.join(", ") });
    }
    if (view.letters && kind === "place-point") label += told("place-letter", { letter: letter(at) });
    if (view.shown?.includes(name)) label += told("place-shown");
    if (view.found?.includes(name)) label += told("place-found");
    if (target) label += told(target.hops.some((hop) => hop.hit) ? "place-target-hit" : "place-target", { dice: target.dice.join("+") });
    return label;
  }

  /** @param {string} name a place that was clicked, or on which a checker was let go */
  #choose(name) {
    const view = this.#view;
    const button = this.#places.get(name);
    if (!view || !button) return;
    if (this.classList.contains("asking")) return void this.dispatchEvent(new CustomEvent("place", { bubbles: true, detail: name }));
    const at = this.#at(name);
    if (this.#held !== null) {
      const way = button.classList.contains("target") ? view.reach?.find((way) => way.from === this.#held && way.to === at) : undefined;
      if (way) return this.#way(way);
      if (at === this.#held && (view.reach ?? []).some((way) => way.from !== BAR)) return this.hold(null);
      if (button.classList.contains("movable")) return this.hold(at);
      return this.#deny(this.#held, at);
    }
    if (button.classList.contains("movable")) return this.hold(at);
    if (this.#count(name, view.mover) > 0 && at !== OFF) this.#deny(at, null);
  }

  /** @param {Way} way */
  #way(way) {
    this.hold(null);
    this.dispatchEvent(new CustomEvent("way", { bubbles: true, detail: way }));
  }

  /** @param {number} from @param {number | null} to */
  #deny(from, to) {
    this.dispatchEvent(new CustomEvent("deny", { bubbles: true, detail: { from, to } }));
  }

  /** @param {Event} event */
  #click = (event) => {
    const name = nameOf(event.target);
    // The click that ends a drag chooses nothing more.
    if (name && !this.#dragged) this.#choose(name);
    this.#dragged = false;
  };

  /** A double click plays with the larger die. @param {Event} event */
  #double = (event) => {
    const name = nameOf(event.target);
    if (!name || !this.#places.get(name)?.classList.contains("movable")) return;
    const way = this.#view?.reach?.filter((way) => way.from === this.#at(name) && way.hops.length === 1);
    if (way?.length) this.#way(way.reduce((one, two) => (two.dice[0] > one.dice[0] ? two : one)));
  };

  /** @param {PointerEvent} event */
  #press = (event) => {
    const name = nameOf(event.target);
    this.#dragged = false;
    if (!name || event.button !== 0 || !this.#places.get(name)?.classList.contains("movable")) return;
    this.#drag = { from: this.#at(name), x: event.clientX, y: event.clientY, ghost: null };
  };

  /** @param {PointerEvent} event */
  #move = (event) => {
    const drag = this.#drag;
    if (!drag) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG_PX) return;
      this.setPointerCapture(event.pointerId);
      drag.ghost = checker(this.#view?.mover ?? "white");
      drag.ghost.classList.add("ghost");
      const size = this.querySelector(".checker")?.getBoundingClientRect().width ?? 32;
      drag.ghost.style.setProperty("width", `${size}px`);
      drag.ghost.style.setProperty("height", `${size}px`);
      this.append(drag.ghost);
      this.hold(drag.from);
    }
    drag.ghost.style.setProperty("left", `${event.clientX}px`);
    drag.ghost.style.setProperty("top", `${event.clientY}px`);
  };

  /** @param {PointerEvent} event */
  #drop = (event) => {
    const drag = this.#drag;
    this.#endDrag();
    if (!drag?.ghost) return;
    this.#dragged = true;
    // Where no click follows, the next one counts.
    setTimeout(() => { this.#dragged = false; });
    const name = nameOf(document.elementFromPoint(event.clientX, event.clientY));
    if (!name || this.#at(name) === drag.from) this.hold(null);
    else this.#choose(name);
  };

  #endDrag() {
    this.#drag?.ghost?.remove();
    this.#drag = null;
  }

  /** Makes a place the one that the Tab key stops at. @param {string | null} name */
  #stop(name) {
    const next = name ? this.#places.get(name) : undefined;
    if (!next || !name) return;
    const old = this.#places.get(this.#focused);
    if (old) old.tabIndex = -1;
    next.tabIndex = 0;
    this.#focused = name;
  }

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    if (event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey) return;
    if (event.key === "Escape") return this.hold(null);
    const names = [...this.#places.keys()];
    const row = names.length / 2;
    const here = names.indexOf(this.#focused);
    const column = here % row;
    /** @type {Record<string, number>} */
    const steps = { ArrowLeft: column > 0 ? -1 : 0, ArrowRight: column < row - 1 ? 1 : 0, ArrowUp: here >= row ? -row : 0, ArrowDown: here < row ? row : 0, Home: -column, End: row - 1 - column };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    this.#stop(names[here + step]);
    this.enter();
  };

  /**
   * Moves the checkers that have moved from where they lay.
   * @param {{ by: Side, hops: Hop[] }} played
   * @param {Map<string, DOMRect | undefined>} before
   */
  #slide({ by, hops }, before) {
    hops.forEach((hop, i) => {
      const from = this.#place(hop.from, by);
      const to = this.#place(hop.to, by);
      const old = before.get(from?.dataset.place ?? "");
      const piece = to?.querySelector(".checker:last-of-type");
      if (!old || !piece) return;
      const now = piece.getBoundingClientRect();
      const shift = `translate(${old.x - now.x}px, ${old.y - now.y}px)`;
      piece.animate([{ transform: shift, zIndex: 5 }, { transform: "none", zIndex: 5 }], { duration: 280, delay: i * 120, fill: "backwards", easing: "ease-in-out" });
    });
  }
}

/**
 * The numbers of the points, and what the parts of the board are called.
 * @param {"upper" | "lower"} edge
 * @param {Side} viewer
 */
function rim(edge, viewer) {
  const element = document.createElement("div");
  element.className = `rim ${edge}`;
  element.setAttribute("aria-hidden", "true");
  element.dataset.viewer = viewer;
  const own = edge === "upper" ? [13, 14, 15, 16, 17, 18, 0, 19, 20, 21, 22, 23, 24] : [12, 11, 10, 9, 8, 7, 0, 6, 5, 4, 3, 2, 1];
  const numbers = own.map((number) => {
    const mark = document.createElement("span");
    if (number) mark.dataset.own = String(number);
    return mark;
  });
  const parts = ["outer", "home"].map((kind) => {
    const part = document.createElement("small");
    part.className = kind;
    return part;
  });
  element.append(...numbers, ...parts);
  return element;
}

/** The letter of a point: A … X for 1 … 24. @param {number} point */
const letter = (point) => String.fromCharCode(64 + point);

/** @param {EventTarget | null} target */
function nameOf(target) {
  const button = target instanceof Element ? target.closest(".place") : null;
  return button instanceof HTMLElement ? (button.dataset.place ?? null) : null;
}

if (!customElements.get("backgammon-board")) customElements.define("backgammon-board", BackgammonBoard);

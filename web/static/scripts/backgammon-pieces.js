// What lies on a Backgammon board: checkers in stacks, checkers borne off, dice.

/** @typedef {import("./wire.js").Side} Side */

const SVG = "http://www.w3.org/2000/svg";
/** Checkers that lie side by side; more lie on top of them, and are counted. */
const DEEP = 5;

/** @param {Side} side */
export function checker(side) {
  const element = document.createElement("span");
  element.className = `checker ${side}`;
  return element;
}

/**
 * A place: its cell and its button.
 * @param {string} name
 * @param {number | null} own the point's number for whoever sits below, none for bars and trays
 * @returns {[HTMLElement, HTMLButtonElement]}
 */
export function place(name, own) {
  const cell = document.createElement("div");
  cell.className = "cell";
  cell.setAttribute("role", "gridcell");
  const button = document.createElement("button");
  button.type = "button";
  button.className = `place ${own === null ? name.slice(0, 3) : own % 2 ? "odd" : "even"}`;
  button.dataset.place = name;
  button.tabIndex = -1;
  const pile = document.createElement("span");
  pile.className = "pile";
  button.append(pile);
  cell.append(button);
  return [cell, button];
}

/**
 * The checkers of a point or a bar.
 * @param {HTMLElement} button
 * @param {Side} side
 * @param {number} count
 */
export function stack(button, side, count) {
  const pile = Array.from({ length: Math.min(count, DEEP) }, () => checker(side));
  const top = pile.at(-1);
  if (top && count > DEEP) top.textContent = String(count);
  button.querySelector(".pile")?.replaceChildren(...pile);
}

/**
 * The checkers borne off, seen from the side.
 * @param {HTMLElement} button
 * @param {Side} side
 * @param {number} count
 */
export function tray(button, side, count) {
  const slabs = Array.from({ length: count }, () => {
    const slab = document.createElement("span");
    slab.className = `slab ${side}`;
    return slab;
  });
  const number = document.createElement("span");
  number.className = "many";
  number.textContent = count > 0 ? String(count) : "";
  button.querySelector(".pile")?.replaceChildren(...slabs, number);
}

/** Where the pips of each face lie, on a grid of 3 by 3. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/**
 * @param {number} face
 * @param {Side} side
 * @param {boolean} used
 */
export function die(face, side, used) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 32 32");
  svg.setAttribute("class", `die ${side}${used ? " used" : ""}`);
  svg.dataset.face = String(face);
  const box = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ x: 1, y: 1, width: 30, height: 30, rx: 6 })) box.setAttribute(name, String(value));
  svg.append(box);
  for (const at of PIPS[face] ?? []) {
    const pip = document.createElementNS(SVG, "circle");
    for (const [name, value] of Object.entries({ cx: 8 + 8 * (at % 3), cy: 8 + 8 * Math.floor(at / 3), r: 2.9 })) pip.setAttribute(name, String(value));
    svg.append(pip);
  }
  if (used) {
    const stroke = document.createElementNS(SVG, "path");
    stroke.setAttribute("d", "M5 27L27 5");
    svg.append(stroke);
  }
  return svg;
}

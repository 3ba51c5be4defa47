// The keyboard of the Backgammon page. While a play is due, letters and digits spell it; else letters are shortcuts.

import { singleKeys } from "./keys.js";

/** @typedef {import("./backgammon.js").Backgammon} Backgammon */

const PATIENCE_MS = 6000;

/** @param {EventTarget | null} target */
function takesText(target) {
  if (target instanceof HTMLInputElement) return !["range", "checkbox", "radio", "button"].includes(target.type);
  return target instanceof HTMLElement && target.matches("textarea, select, [contenteditable]");
}

/** @param {EventTarget | null} target */
const isControl = (target) => target instanceof Element && target.closest("button, a, input, select, textarea, summary") !== null;

/** @param {string} id */
function press(id) {
  const button = document.getElementById(id);
  if (button instanceof HTMLButtonElement && !button.hidden && !button.disabled) button.click();
}

/** @type {Record<string, string>} */
const SHORTCUTS = { u: "undo", r: "redo", i: "hint", n: "now", s: "swap", d: "double", t: "take", x: "drop", b: "beaver", a: "accept", f: "refuse" };
/** @type {Record<string, string>} */
const ALWAYS = { ",": "previous", ".": "next", "<": "first", ">": "last", "?": "help-open" };

/** @param {Backgammon} page */
export function spell(page) {
  let typed = "";
  let timer = 0;
  /** @param {string} text */
  const type = (text) => {
    typed = text;
    clearTimeout(timer);
    if (text) timer = window.setTimeout(() => type(""), PATIENCE_MS);
    page.view.typing(text);
  };

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was taken */
  function take(event) {
    const { key, target } = event;
    if (key === "Escape") {
      if (typed) type("");
      else if (page.board.held === null) page.back();
      return false;
    }
    if (key === "Enter" && typed) {
      const text = typed.trim();
      type("");
      void page.typed(text);
      return true;
    }
    if (key === " " && typed) {
      type(`${typed} `);
      return true;
    }
    if (key === "Backspace") {
      if (typed) type(typed.slice(0, -1));
      else page.takeBack();
      return true;
    }
    // On a control they press it; elsewhere they do what is next and safe.
    if ((key === "Enter" || key === " ") && !isControl(target)) {
      page.primary();
      return true;
    }
    if (key === "Enter" && target instanceof Element && target.closest("backgammon-board") && page.turn?.play && page.board.held === null && page.turn.reach.length === 0) {
      page.primary();
      return true;
    }
    if (key in ALWAYS) {
      press(ALWAYS[key]);
      return true;
    }
    const typing = page.turn !== null || (page.tree.standing.dice === "typed" && /^[1-6\s-]$/.test(key));
    if (typing && /^[0-9a-z/*():-]$/i.test(key) && (singleKeys() || typed || /[0-9]/.test(key))) {
      type(typed + key);
      return true;
    }
    const shortcut = singleKeys() && !event.repeat ? SHORTCUTS[key.toLowerCase()] : undefined;
    if (shortcut) press(shortcut);
    return shortcut !== undefined;
  }

  addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      if (takesText(event.target) || document.querySelector("dialog[open], :popover-open")) return;
      if (take(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    { capture: true },
  );
  addEventListener("pointerdown", () => type(""));
}

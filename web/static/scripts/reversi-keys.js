// The keyboard of the Reversi page: a square typed anywhere, and shortcuts of one key.

import { Typing, listen, press, singleKeys } from "./keys.js";

/** @typedef {import("./play.js").Play} Play */

/** @param {EventTarget | null} target */
function takesArrows(target) {
  return target instanceof Element && target.closest("reversi-board, input, select, textarea, [popover], dialog") !== null;
}

/**
 * The row that a key names, if it does. On a French keyboard the digits lie above other signs of the same keys.
 * @param {KeyboardEvent} event
 * @returns {string | undefined}
 */
export function digit({ key, code }) {
  return /^[1-8]$/.exec(key)?.[0] ?? /^Digit([1-8])$/.exec(code)?.[1];
}

/**
 * Whether Enter would press nothing but a square here.
 * @param {EventTarget | null} target
 */
function isBoard(target) {
  return !(target instanceof Element) || target.closest("reversi-board") !== null || target.matches("html, body, main");
}

const MODIFIERS = ["Shift", "CapsLock", "AltGraph", "Control", "Alt", "Meta", "Fn", "NumLock"];
/** How long what was typed keeps Enter from the control that has the focus, in milliseconds. */
const PATIENCE_MS = 2000;

/** @type {Record<string, string>} */
const SHORTCUTS = { u: "undo", r: "redo", i: "hint", s: "swap", v: "analysis", ",": "previous", ".": "next", "<": "first", ">": "last", "?": "help-open" };
/** @type {Record<string, string>} */
const STEPS = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };

/** @param {Play} page */
export function spell(page) {
  const typing = new Typing((text) => page.typing(text), () => (isBoard(document.activeElement) ? 0 : PATIENCE_MS));

  /**
   * A square, letter by letter.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key was taken
   */
  function square(event) {
    const { key, target } = event;
    // Who has turned single keys off types squares on the board, or in their field.
    if (!singleKeys() && !isBoard(target)) return false;
    if (typing.text && key === "Enter") {
      const text = typing.take();
      // A letter alone may be a slip: a control keeps its Enter.
      if (text.length < 2 && !isBoard(target)) return false;
      void page.typed(text);
      return true;
    }
    if (typing.text && key === "Backspace") {
      typing.set(typing.text.slice(0, -1));
      return true;
    }
    if (/^[a-h]$/i.test(key)) {
      typing.set(key.toLowerCase());
      return true;
    }
    const row = digit(event);
    if (!typing.text || !row) return false;
    typing.set(typing.text[0] + row);
    return true;
  }

  listen((event) => {
    const { key } = event;
    if (MODIFIERS.includes(key)) return false;
    if (key === "Escape") {
      if (!typing.take()) page.back();
      return false;
    }
    if (square(event)) return true;
    typing.set("");
    const letter = singleKeys() && key.length === 1 ? key.toLowerCase() : "";
    // A key held down asks once; only steps go on.
    if (letter === "n" && !event.repeat) page.now();
    if (letter in SHORTCUTS && !event.repeat) press(SHORTCUTS[letter]);
    if (letter in SHORTCUTS || letter === "n") return true;
    const step = takesArrows(event.target) ? undefined : STEPS[key];
    if (step) press(step);
    return step !== undefined;
  });
  // Nor does a letter go along to another control.
  addEventListener("focusin", ({ target, relatedTarget }) => {
    const isWithin = [target, relatedTarget].every((place) => place instanceof Element && place.closest("reversi-board"));
    if (!isWithin) typing.set("");
  });
}

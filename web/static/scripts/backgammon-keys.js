// The keyboard of the Backgammon page. While a play is due, letters and digits spell it; else letters are shortcuts.

import { Typing, listen, press, singleKeys } from "./keys.js";

/** @typedef {import("./backgammon.js").Backgammon} Backgammon */

/** How long what was typed keeps Enter, in milliseconds. */
const PATIENCE_MS = 6000;

/** @param {EventTarget | null} target */
const isControl = (target) => target instanceof Element && target.closest("button, a, input, select, textarea, summary") !== null;

/** @type {Record<string, string>} */
const SHORTCUTS = { u: "undo", r: "redo", i: "hint", n: "now", s: "swap", v: "analysis", d: "double", t: "take", x: "drop", b: "beaver", a: "accept", f: "refuse" };
/** @type {Record<string, string>} */
const ALWAYS = { ",": "previous", ".": "next", "<": "first", ">": "last", "?": "help-open" };

/** @param {Backgammon} page */
export function spell(page) {
  const typing = new Typing((text) => page.view.typing(text), () => PATIENCE_MS);

  /** What spells a play, or the dice. @param {KeyboardEvent} event @returns {boolean} whether the key was taken */
  function play({ key }) {
    const { text } = typing;
    if (key === "Enter" && text) void page.typed(typing.take().trim());
    else if (key === " " && text) typing.set(`${text} `);
    else if (key === "Backspace" && text) typing.set(text.slice(0, -1));
    else if (key === "Backspace") page.takeBack();
    else return false;
    return true;
  }

  listen((event) => {
    const { key, target } = event;
    if (key === "Escape") {
      if (!typing.take() && page.board.held === null) page.back();
      return false;
    }
    if (play(event)) return true;
    // On a control they press it; elsewhere they do what is next and safe.
    const isPlayed = page.turn?.play !== undefined && page.turn.reach.length === 0 && page.board.held === null;
    const onBoard = target instanceof Element && target.closest("backgammon-board") !== null;
    if (((key === "Enter" || key === " ") && !isControl(target)) || (key === "Enter" && onBoard && isPlayed)) {
      page.primary();
      return true;
    }
    if (key in ALWAYS) {
      press(ALWAYS[key]);
      return true;
    }
    const spells = page.turn !== null || (page.tree.standing.dice === "typed" && /^[1-6\s-]$/.test(key));
    if (spells && /^[0-9a-z/*():-]$/i.test(key) && (singleKeys() || typing.text || /[0-9]/.test(key))) {
      typing.set(typing.text + key);
      return true;
    }
    const shortcut = singleKeys() && !event.repeat ? SHORTCUTS[key.toLowerCase()] : undefined;
    if (shortcut) press(shortcut);
    return shortcut !== undefined;
  });
}

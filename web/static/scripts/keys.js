// The keyboard of the play page: a square typed anywhere, and shortcuts of one key.

/**
 * What keys do.
 * @typedef {object} Hands
 * @property {(text: string) => void} play a square has been typed and Enter pressed
 * @property {(text: string) => void} typing what has been typed so far
 * @property {() => void} escape
 * @property {Record<string, () => void>} shortcuts by key
 * @property {Record<string, () => void>} steps by key, where no control of its own wants it
 */

const STORE = "single-keys";

/** Whether keys of one letter do something: a reader who dictates may not want them. */
export function singleKeys() {
  return localStorage.getItem(STORE) !== "off";
}

/** @param {boolean} on */
export function setSingleKeys(on) {
  localStorage.setItem(STORE, on ? "on" : "off");
}

/** @param {EventTarget | null} target */
function takesText(target) {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["range", "checkbox", "radio", "button"].includes(target.type);
  return target.matches("textarea, select, [contenteditable]");
}

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

/** @param {Hands} hands */
export function listen(hands) {
  let typed = "";
  let timer = 0;
  /** @param {string} text */
  const type = (text) => {
    clearTimeout(timer);
    if (text && !isBoard(document.activeElement)) timer = window.setTimeout(() => type(""), PATIENCE_MS);
    if (text === typed) return;
    typed = text;
    hands.typing(text);
  };

  /**
   * A square, letter by letter.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key was taken
   */
  function spell(event) {
    const { key } = event;
    // Who has turned single keys off types squares on the board, or in their field.
    if (!singleKeys() && !isBoard(event.target)) return false;
    if (typed && key === "Enter") {
      const text = typed;
      type("");
      // A letter alone may be a slip: a control keeps its Enter.
      if (text.length < 2 && !isBoard(event.target)) return false;
      hands.play(text);
      return true;
    }
    if (typed && key === "Backspace") {
      type(typed.slice(0, -1));
      return true;
    }
    if (/^[a-h]$/i.test(key)) {
      type(key.toLowerCase());
      return true;
    }
    const row = digit(event);
    if (typed && row) type(typed[0] + row);
    return Boolean(typed && row);
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key was taken
   */
  function take(event) {
    const { key } = event;
    if (MODIFIERS.includes(key)) return false;
    if (key === "Escape") {
      if (typed) type("");
      else hands.escape();
      return false;
    }
    if (spell(event)) return true;
    type("");
    const shortcut = singleKeys() && key.length === 1 ? hands.shortcuts[key.toLowerCase()] : undefined;
    const step = takesArrows(event.target) ? undefined : hands.steps[key];
    // A key held down asks once; only steps go on.
    if (!(shortcut && event.repeat)) (shortcut ?? step)?.();
    return Boolean(shortcut ?? step);
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
  // A letter left over from before a click or from another control would surprise at the next Enter.
  addEventListener("pointerdown", () => type(""));
  addEventListener("focusin", ({ target, relatedTarget }) => {
    const isWithin = [target, relatedTarget].every((place) => place instanceof Element && place.closest("reversi-board"));
    if (!isWithin) type("");
  });
}

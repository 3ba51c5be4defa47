// The keyboard of a table: what is typed anywhere on the page, and shortcuts of one key.

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
  if (target instanceof HTMLInputElement) return !["range", "checkbox", "radio", "button"].includes(target.type);
  return target instanceof HTMLElement && target.matches("textarea, select, [contenteditable]");
}

/**
 * Hands over every key that no field, list or dialogue wants.
 * @param {(event: KeyboardEvent) => boolean} take says whether it took the key
 */
export function listen(take) {
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
}

/** Presses a button of the page, if it is there to be pressed. @param {string} id */
export function press(id) {
  const button = document.getElementById(id);
  if (button instanceof HTMLButtonElement && !button.hidden && !button.disabled) button.click();
}

/** What has been typed letter by letter; it is forgotten after a while, and at a click. */
export class Typing {
  #timer = 0;
  text = "";

  /**
   * @param {(text: string) => void} show
   * @param {() => number} patience how long it is kept, in milliseconds; 0 for as long as it takes
   */
  constructor(show, patience) {
    this.show = show;
    this.patience = patience;
    // A letter left over from before a click would surprise at the next Enter.
    addEventListener("pointerdown", () => this.set(""));
  }

  /** @param {string} text */
  set(text) {
    clearTimeout(this.#timer);
    const patience = this.patience();
    if (text && patience) this.#timer = window.setTimeout(() => this.set(""), patience);
    if (text === this.text) return;
    this.text = text;
    this.show(text);
  }

  /** What was typed, which is then forgotten. */
  take() {
    const { text } = this;
    this.set("");
    return text;
  }
}

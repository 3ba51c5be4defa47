// Movement on the page.

/** Whether nothing on the page may move. */
export function isStill() {
  return document.documentElement.dataset.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

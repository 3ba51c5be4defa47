// What a screen reader is told: each thing once, in the page's two live regions.

/**
 * @param {string} id
 * @returns {(text: string) => void}
 */
function region(id) {
  /** @type {string[]} */
  let waiting = [];
  let timer = 0;
  return (text) => {
    waiting.push(text);
    clearTimeout(timer);
    // What is said in one breath is one change of the region; each sentence is an element of its own, so that the same
    // words said twice are heard twice.
    timer = window.setTimeout(() => {
      const place = document.getElementById(id);
      const lines = waiting.map((line) => {
        const element = document.createElement("p");
        element.textContent = line;
        return element;
      });
      waiting = [];
      place?.replaceChildren(...lines);
    }, 60);
  };
}

/** What happens at the table. */
export const announce = region("polite");

/** What answers the reader's own click or key. */
export const interrupt = region("assertive");

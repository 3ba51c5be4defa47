// The words of the scripts, in the page's language: the catalogue `play`, fetched once.

/** @typedef {string | { var: string, of?: Record<string, Part[]>, else?: string }} Part */
/** @typedef {Record<string, string | number>} Args */

const lang = document.documentElement.lang || "en";
const plural = new Intl.PluralRules(lang);
const number = new Intl.NumberFormat(lang);

/** @type {Record<string, Part[]>} */
const catalogue = await load(2);

/**
 * @param {number} tries
 * @returns {Promise<Record<string, Part[]>>}
 */
async function load(tries) {
  try {
    const answer = await fetch(`/words/${lang}/play.json`);
    if (answer.ok) return await answer.json();
  } catch {
    // Tried again below.
  }
  return tries > 1 ? load(tries - 1) : {};
}

/**
 * The sentence of this name with these variables put in. A name that the catalogue lacks comes back in braces.
 * @param {string} name
 * @param {Args} [args]
 */
export function say(name, args = {}) {
  const parts = catalogue[name];
  return parts ? join(parts, args) : `{${name}}`;
}

/**
 * @param {Part[]} parts
 * @param {Args} args
 * @returns {string}
 */
function join(parts, args) {
  return parts.map((part) => (typeof part === "string" ? part : fill(part, args))).join("");
}

/**
 * @param {Exclude<Part, string>} part
 * @param {Args} args
 */
function fill(part, args) {
  const value = args[part.var] ?? "";
  if (!part.of) return typeof value === "number" ? number.format(value) : value;
  const keys = typeof value === "number" ? [String(value), plural.select(value)] : [value];
  const key = keys.find((key) => part.of && key in part.of) ?? part.else ?? "other";
  return join(part.of[key] ?? [], args);
}

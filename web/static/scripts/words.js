// The words of the scripts, in the page's language: files of the catalogue, each fetched once.

/** @typedef {string | { var: string, of?: Record<string, Part[]>, else?: string }} Part */
/** @typedef {Record<string, string | number>} Args */

const lang = document.documentElement.lang || "en";
const plural = new Intl.PluralRules(lang);
const number = new Intl.NumberFormat(lang);

/**
 * The sentence of this name in a file of the catalogue, with these variables put in. A name that the file lacks comes
 * back in braces.
 * @typedef {(name: string, args?: Args) => string} Say
 */

/**
 * @param {string} file
 * @returns {Promise<Say>}
 */
export async function words(file) {
  const catalogue = await load(file, 2);
  return (name, args = {}) => {
    const parts = catalogue[name];
    return parts ? join(parts, args) : `{${name}}`;
  };
}

/** The sentences of the file `play`. */
export const say = await words("play");

/**
 * @param {string} file
 * @param {number} tries
 * @returns {Promise<Record<string, Part[]>>}
 */
async function load(file, tries) {
  try {
    const answer = await fetch(`/words/${lang}/${file}.json`);
    if (answer.ok) return await answer.json();
  } catch {
    // Tried again below.
  }
  return tries > 1 ? load(file, tries - 1) : {};
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

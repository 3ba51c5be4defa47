// The parts of a page by their names; a page that lacks one says which.

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {string} id
 * @param {T} tag
 * @returns {HTMLElementTagNameMap[T]}
 */
export function part(id, tag) {
  const element = document.getElementById(id);
  if (element?.localName !== tag) throw new Error(`the page lacks ${tag} ${id}`);
  return /** @type {HTMLElementTagNameMap[T]} */ (element);
}

/** @param {string} id */
export const button = (id) => part(id, "button");

/**
 * @template {Element} E
 * @param {string} selector
 * @param {new () => E} kind
 * @returns {E}
 */
export function find(selector, kind) {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`the page lacks ${selector}`);
  return element;
}

// What stands in a page's forms and is not yet sent outlives the change of its language.

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */

const STORE = "unsent";
const FIELDS = /** @type {"input"} */ (":is(textarea, select, input:not([type=hidden]))");

/** The fields of the page's own forms: as many and in the same order in every language. @returns {Field[]} */
const fields = () => [...document.querySelectorAll(FIELDS)].filter((field) => field.closest("main form"));

/** @param {Field} field @returns {field is HTMLInputElement} */
const isBox = (field) => field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);

/** What a reader has made of a field; `null` where it is as the page came. @param {Field} field @returns {string | boolean | null} */
function made(field) {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected) ? field.value : null;
  if (isBox(field)) return field.checked === field.defaultChecked ? null : field.checked;
  return field.value === field.defaultValue ? null : field.value;
}

/** @param {Field} field @param {string | boolean} value */
function fill(field, value) {
  if (isBox(field)) field.checked = value === true;
  else field.value = String(value);
  const folded = field.closest("details");
  if (folded) folded.open = true;
  for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
}

for (const form of document.querySelectorAll("form.language")) {
  form.addEventListener("submit", () => sessionStorage.setItem(STORE, JSON.stringify({ page: location.pathname, values: fields().map(made) })));
}

const kept = sessionStorage.getItem(STORE);
if (kept) {
  sessionStorage.removeItem(STORE);
  /** @type {{ page: string, values: (string | boolean | null)[] }} */
  const { page, values } = JSON.parse(kept);
  const there = fields();
  if (page === location.pathname && values.length === there.length) {
    values.forEach((value, i) => {
      if (value !== null) fill(there[i], value);
    });
  }
}

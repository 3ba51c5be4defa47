// What lists of games gain from scripts: times in the reader's own clock, and a question before something is deleted.

const lang = document.documentElement.lang;
const near = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
const far = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });

/** @type {[number, Intl.RelativeTimeFormatUnit][]} */
const UNITS = [[86400, "day"], [3600, "hour"], [60, "minute"]];

/** @param {Date} date */
function told(date) {
  const seconds = (date.getTime() - Date.now()) / 1000;
  if (seconds < -7 * 86400) return far.format(date);
  const [size, unit] = UNITS.find(([size]) => -seconds >= size) ?? [60, "second"];
  return near.format(Math.trunc(seconds / size), unit);
}

for (const time of document.querySelectorAll("time")) {
  const date = new Date(time.dateTime);
  if (Number.isNaN(date.getTime())) continue;
  time.textContent = told(date);
  time.title = far.format(date);
}

for (const form of document.querySelectorAll("form[data-confirm]")) {
  form.addEventListener("submit", (event) => {
    if (form instanceof HTMLFormElement && !confirm(form.dataset.confirm)) event.preventDefault();
  });
}

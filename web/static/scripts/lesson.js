// The lessons' page: its boards come to life, and what has been answered is counted and remembered in this browser.

import "./lesson-board.js";
import { taught } from "./lesson-stage.js";
import { say } from "./lesson-words.js";

// Each game's lessons have their own.
const game = taught();
const KEY = game === "reversi" ? "volteface-lessons" : `volteface-lessons-${game}`;

/** @returns {Set<string>} */
function remembered() {
  try {
    const list = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(list) ? list.filter((id) => typeof id === "string" && document.getElementById(id)) : []);
  } catch {
    return new Set();
  }
}

function remember() {
  try {
    localStorage.setItem(KEY, JSON.stringify([...solved]));
  } catch {
    // A browser may refuse to keep anything: then it counts for this visit.
  }
}

const solved = remembered();

function show() {
  const bar = document.getElementById("progress");
  const words = document.getElementById("progress-words");
  const forget = document.getElementById("forget");
  if (!(bar instanceof HTMLProgressElement) || !words || !forget) return;
  const need = bar.max;
  bar.value = solved.size;
  words.textContent = solved.size >= need ? say("lesson-all-done", { need }) : say("lesson-progress", { count: solved.size, need });
  forget.hidden = solved.size === 0;
  for (const part of document.querySelectorAll("lesson-board")) part.classList.toggle("solved", solved.has(part.id));
  for (const tally of document.querySelectorAll(".tally")) {
    if (!(tally instanceof HTMLElement)) continue;
    const parts = document.querySelectorAll(/** @type {"lesson-board"} */ (`lesson-board[data-lesson="${tally.dataset.lesson}"]`));
    const count = [...parts].filter((part) => solved.has(part.id)).length;
    const all = Number(tally.dataset.questions);
    tally.textContent = count === 0 ? "" : count === all ? "✓" : `${count}/${all}`;
    tally.title = say("lesson-tally", { count, need: all });
  }
}

document.addEventListener("solved", (event) => {
  if (!(event.target instanceof HTMLElement)) return;
  solved.add(event.target.id);
  remember();
  show();
});

document.getElementById("forget")?.addEventListener("click", () => {
  solved.clear();
  remember();
  show();
  document.querySelector(".contents a")?.scrollIntoView({ block: "nearest" });
});

show();

// A question of a lesson that is answered by playing a roll on the board. The server tries each hop by the rules, says why
// one is not allowed, and judges the whole play.

import { say } from "./lesson-words.js";

/** @typedef {import("./backgammon-wire.js").Turn} Turn */

/** @typedef {{ frame: any, turn: Turn }} PlayData */
/** @typedef {{ turn?: Turn, refused?: string, verdict?: { right: boolean, text: string } }} Tried */

/**
 * @param {HTMLElement} part
 * @param {import("./lesson-stage.js").Stage} board
 * @param {HTMLElement} said where it is said below the board
 * @param {PlayData} data
 * @param {(text: string, kind: "right" | "wrong" | "") => void} tell
 */
export function playRoll(part, board, said, { frame, turn: first }, tell) {
  /** The hops that count. @type {string[]} */
  let hops = [];
  let turn = first;
  /** A question at a time is asked of the server; an answer that came too late is not listened to. */
  let asked = 0;
  const bar = document.createElement("div");
  bar.className = "playing";
  const back = button(say("lesson-take-back"), () => void go(hops.slice(0, -1)));
  const again = button(say("lesson-again"), () => void go([]));
  bar.append(back, again);
  part.querySelector(".answer")?.prepend(said, bar);

  /** @param {Turn["hops"]} made the hops just made */
  function draw(made) {
    board.play?.(frame, turn, made);
    back.hidden = hops.length === 0;
    again.hidden = hops.length === 0;
  }

  /** Tries hops: they count from then on, unless the last is refused. @param {string[]} tried */
  async function go(tried) {
    asked += 1;
    const own = asked;
    const fewer = tried.length < hops.length;
    const answer = await ask(part.id, tried);
    if (own !== asked) return;
    if (!answer) return tell(say("lesson-no-answer"), "");
    if (!answer.turn) return tell(answer.refused ?? "", "wrong");
    const made = answer.turn.hops.slice(turn.hops.length);
    hops = tried;
    turn = answer.turn;
    const focused = part.contains(document.activeElement);
    draw(fewer ? [] : made);
    if (focused && document.activeElement === document.body) board.enter();
    if (answer.verdict) {
      const { right, text } = answer.verdict;
      tell(right ? `${say("lesson-right")} ${text}` : text, right ? "right" : "wrong");
      const solution = part.querySelector(".solution");
      if (right && solution instanceof HTMLDetailsElement) solution.open = false;
      if (right) part.dispatchEvent(new CustomEvent("solved", { bubbles: true }));
    } else tell(hops.length > 0 ? say("lesson-dice-left", { dice: turn.dice.join("-") }) : "", "");
  }

  // A checker that may not move at all is asked about with the first die that is left.
  board.tries?.((hop) => void go([...hops, hop.endsWith(":") ? `${hop}${turn.dice[0] ?? 1}` : hop]));
  draw([]);
}

/** @param {string} part @param {string[]} hops @returns {Promise<Tried | null>} */
async function ask(part, hops) {
  try {
    const answer = await fetch(`/learn/backgammon/turn?${new URLSearchParams({ part, hops: hops.join(",") })}`);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** @param {string} text @param {() => void} act */
function button(text, act) {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "small";
  element.textContent = text;
  element.addEventListener("click", act);
  return element;
}

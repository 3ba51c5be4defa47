// What a person sees and does at a table.

import assert from "node:assert/strict";
import { PATIENCE } from "./site.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** A game with twelve empty squares left and Black to move: White is ahead by twelve with best play. */
export const ENDING = "f5f4f3f6d3f2g6c3b3b2g4g3b1d2c4c5f1g2g1g5c6a1h6a2b5c7f7d6c2h5b8e7d1a4a3g7h4e3e6h1d8e1e8b4f8h2c1h8";

/**
 * Starts a game through the form of the first page.
 * @param {Page} page
 * @param {{ variant?: string, opponent?: string, level?: number, colour?: string, start?: string, corners?: number, handicap_to?: string }} [choice]
 */
export async function startGame(page, choice = {}) {
  await page.goto("/");
  if (choice.start) await page.locator("details.discs-choice").evaluate((more) => more.setAttribute("open", ""));
  for (const [name, value] of Object.entries(choice)) {
    const field = page.locator(`[name="${name}"]`).first();
    if (await field.evaluate((element) => element.tagName === "SELECT")) await field.selectOption(String(value));
    else await page.locator(`[name="${name}"][value="${value}"]`).check({ force: true });
  }
  await page.locator("form.choose button[type=submit]").click();
  await page.waitForURL(/\/game\//);
  await ready(page);
}

/**
 * Opens a text as a game, with the rules as the text says.
 * @param {Page} page
 * @param {string} text
 * @param {{ variant?: string, opponent?: string, level?: number, colour?: string }} [choice]
 */
export async function openText(page, text, { variant, opponent = "person", ...choice } = {}) {
  await page.goto("/open");
  await page.fill("#text", text);
  if (variant) await page.selectOption("#variant", variant);
  for (const [name, value] of Object.entries({ opponent, ...choice })) {
    await page.locator(`[name="${name}"][value="${value}"]`).check({ force: true });
  }
  await page.locator("main form button[type=submit]").click();
}

/**
 * Waits until the table is drawn and its socket has answered.
 * @param {Page} page
 */
export async function ready(page) {
  await page.locator("reversi-board .square").first().waitFor();
  await page.locator("move-list li").first().waitFor();
}

/** @param {Page} page @param {string} name */
export const square = (page, name) => page.locator(`reversi-board [data-square="${name}"]`);

/**
 * The board as it is drawn, row by row.
 * @param {Page} page
 */
export const boardText = (page) =>
  page.locator("reversi-board .square").evaluateAll((squares) => squares.map((square) => square.dataset.disc).join(""));

/**
 * Waits until the board shows this.
 * @param {Page} page
 * @param {string} text
 */
export async function showsBoard(page, text) {
  await page.waitForFunction(
    (text) => [...document.querySelectorAll("reversi-board .square")].map((square) => square.dataset.disc).join("") === text,
    text,
  );
}

/**
 * Waits until a disc of this colour lies on the square: `X` or `O`, `-` for none.
 * @param {Page} page
 * @param {string} name
 * @param {string} disc
 */
export async function holds(page, name, disc) {
  await page.locator(`reversi-board [data-square="${name}"][data-disc="${disc}"]`).waitFor();
}

/** The moves that the list shows, in order, without passes. @param {Page} page */
export const moves = (page) =>
  page.locator("move-list li.black > button, move-list li.white > button").evaluateAll((buttons) =>
    buttons.map((button) => button.lastChild.textContent),
  );

/**
 * Waits until the board is the reader's to play on, or the game is over.
 * @param {Page} page
 * @returns {Promise<string[]>} the squares offered; none when the game is over
 */
export async function turn(page) {
  const offered = await page.waitForFunction(() => {
    if (document.getElementById("over")?.hidden === false) return [];
    const open = [...document.querySelectorAll("reversi-board .square.open")].map((square) => square.dataset.square);
    return open.length > 0 && open;
  });
  return offered.jsonValue();
}

/**
 * The square a careful beginner would take: a corner, else an edge, else whatever comes first.
 * @param {string[]} offered
 */
export function choose(offered) {
  const corner = offered.find((name) => /^[ah][18]$/.test(name));
  return corner ?? offered.find((name) => /^[ah]|[18]$/.test(name)) ?? offered[0];
}

/**
 * Clicks a square and waits until the disc lies there.
 * @param {Page} page
 * @param {string} name
 */
export async function click(page, name) {
  await square(page, name).click();
  await page.waitForFunction((name) => document.querySelector(`reversi-board [data-square="${name}"]`)?.dataset.disc !== "-", name);
}

/**
 * The text of an element, once it is to be seen and says something.
 * @param {Page} page
 * @param {string} id
 */
export async function says(page, id) {
  const text = await page.waitForFunction((id) => {
    const element = document.getElementById(id);
    return element && !element.hidden && element.textContent.trim();
  }, id);
  return text.jsonValue();
}

/**
 * Waits until an element says what matches.
 * @param {Page} page
 * @param {string} id
 * @param {RegExp} pattern
 */
export async function saysLike(page, id, pattern) {
  await page.waitForFunction(
    ([id, source, flags]) => {
      const element = document.getElementById(id);
      return element && !element.hidden && new RegExp(source, flags).test(element.textContent);
    },
    [id, pattern.source, pattern.flags],
  );
}

/**
 * The page is no wider than the window.
 * @param {Page} page
 * @param {string} what
 */
export async function fits(page, what) {
  const wide = await page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const out = [...document.querySelectorAll("body *")].filter((it) => it.getBoundingClientRect().right > innerWidth + 0.5);
    return out.map((it) => `<${it.localName} id="${it.id}" class="${it.getAttribute("class") ?? ""}"> ends at ${it.getBoundingClientRect().right}`);
  });
  assert.deepEqual(wide.slice(0, 12), [], `${what} scrolls sideways`);
}

/**
 * Done when the computer is seen thinking this deep, after a click on something in that very moment if it is named: a
 * fast machine's thought is over before a click from outside arrives. Ask for it before the move that the computer answers.
 * @param {Page} page
 * @param {{ depth?: number, click?: string }} [wanted] a selector
 * @returns {Promise<number>} how many squares the board offered in that moment
 */
export const inThought = (page, { depth = 0, click } = {}) =>
  page.evaluate(
    ([depth, selector, patience]) =>
      new Promise((done, fail) => {
        const late = setTimeout(() => fail(new Error(`the computer was not seen thinking ${depth} deep`)), patience);
        const look = () => {
          const seen = Number(/\d+/.exec(document.getElementById("status").textContent)?.[0] ?? 0);
          if (document.getElementById("now").hidden || seen < depth) return;
          watch.disconnect();
          clearTimeout(late);
          const offered = document.querySelectorAll("reversi-board .square.open").length;
          if (selector) document.querySelector(selector).click();
          done(offered);
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
    [depth, click, PATIENCE],
  );

/** The messages of the page's socket as they come and go, with their times. @param {Page} page */
export function overhear(page) {
  const frames = [];
  const note = (way) => ({ payload }) => frames.push({ way, at: performance.now(), message: JSON.parse(String(payload)) });
  page.on("websocket", (socket) => {
    socket.on("framesent", note("sent"));
    socket.on("framereceived", note("received"));
  });
  return frames;
}

/**
 * Waits until something was overheard, no longer than anything may take.
 * @param {Page} page
 * @param {string} what is waited for
 * @param {() => unknown} seen
 */
export async function until(page, what, seen) {
  const began = performance.now();
  for (let found = seen(); ; found = seen()) {
    if (found) return found;
    assert.ok(performance.now() - began < PATIENCE, `waited in vain for ${what}`);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
  }
}

// What the position and its moves are worth.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Site } from "./site.mjs";
import { ENDING, click, inThought, openText, overhear, ready, saysLike, square, startGame, turn, until } from "./table.mjs";

// A game between strong and weak with 25 empty squares and two legal moves: White, to move, loses by a lot.
const LOST = "f5f4f3f6d6g4h3c7d7g6e6e7f7f8g3c4c5b5c6d3g5f2h6g7e2b7f1h4h5g2b6d2a5b4h8";
// An even game with 25 empty squares: White, to move, has moves that win and moves that lose.
const EVEN = "f5d6c4f3e6e7d3c3d7g5f4f6g4d2e8e3g3g6f2f1e2h3g2e1f7b5b4a5c1f8a6a7a4a3h5";
// Another one-sided game, with 18 empty squares: who has to move wins.
const WON = "f5d6c7f6d3c5f7d2e6f3c2d7c6e7e8g6d1c4c3g5f4g4f2e2h6e3g3f1e1c1g2g1h5h3h4h2f8g8h1g7b4b3";

const site = new Site();

/** The squares with a value on them, in order. @param {import("playwright-core").Page} page */
const valued = (page) => page.locator("reversi-board .square:has(.value)").evaluateAll((squares) => squares.map((square) => square.dataset.square).sort());

/** Waits until every legal square has its value. @param {import("playwright-core").Page} page @param {number} count */
const values = (page, count) => page.waitForFunction((count) => document.querySelectorAll("reversi-board .square .value").length === count, count);

/** @param {import("playwright-core").Page} page @param {boolean} on */
const pressed = (page, on) => page.locator(`#analysis[aria-pressed="${on}"]`).waitFor();

test("analysis is off at first, shows what each legal square is worth, and is remembered", async () => {
  const page = await site.page();
  await openText(page, "f5d6");
  const offered = await turn(page);
  await pressed(page, false);
  assert.deepEqual(await valued(page), []);
  assert.ok(await page.locator("#worth").isHidden());
  await page.click("#analysis");
  await values(page, offered.length);
  assert.deepEqual(await valued(page), offered.sort());
  await saysLike(page, "worth", /^(About [+\u2212]\d.* for (Black|White)|About even), \d+ moves? ahead$/);
  assert.ok((await page.locator("reversi-board .square.best").count()) >= 1);
  assert.match(await page.locator("reversi-board .square.best").first().getAttribute("aria-label"), /worth about .*, best$/);
  assert.equal(await page.locator("value-list li").count(), offered.length);
  await page.reload();
  await pressed(page, true);
  await values(page, offered.length);
  await page.click("#analysis");
  await page.waitForFunction(() => !document.querySelector("reversi-board .square .value"));
  assert.ok(await page.locator("#values").isHidden());
});

test("an ending is proven to the last disc, and looks so", async () => {
  const page = await site.page();
  await openText(page, ENDING);
  await ready(page);
  await page.click("#analysis");
  await saysLike(page, "worth", /^Proven \+12 for White$/);
  await page.waitForFunction(() => [...document.querySelectorAll("reversi-board .square .value")].every((value) => value.dataset.sure === "exact"));
  assert.equal(await square(page, "e2").locator(".value").textContent(), "\u221212");
  await page.waitForFunction(() => /^e2, empty, legal, .*, worth \u221212, proven, best$/.test(document.querySelector('reversi-board [data-square="e2"]').getAttribute("aria-label")));
  assert.equal(await page.locator("reversi-board .square.best").count(), 1);
  await saysLike(page, "polite", /Proven \+12 for White\. Best: e2/);
  await page.waitForFunction(() => getComputedStyle(document.querySelector('reversi-board [data-square="e2"] .value'), "::after").content.includes("✓"));
});

test("who is likely to win is told before it is proven, and what is expected beside it", async () => {
  const page = await site.page();
  await openText(page, EVEN);
  await turn(page);
  await page.click("#analysis");
  await page.locator('reversi-board .square .value[data-sure="likely-outcome"]').first().waitFor();
  await saysLike(page, "worth", /^White wins, \d\d% sure$|^White wins \(proven\)$/);
  const [likely, said, expected] = await page.locator("value-list li:has([data-sure=likely-outcome])").first().evaluate((item) => [
    item.querySelector(".value").textContent, item.title, item.querySelector(".expected").textContent,
  ]);
  assert.match(likely, /^(win|loss|draw)\d\d%$/);
  assert.match(said, /^(wins|loses|draws), \d\d% sure, about [+\u2212]?\d.* expected(, best)?$/);
  assert.match(expected, /^[+\u2212]?\d/);
  await page.waitForFunction(() => [...document.querySelectorAll("reversi-board .square")].some((square) => /, (wins|loses|draws), \d\d% sure(, best)?$/.test(square.getAttribute("aria-label"))));
});

test("who wins is proven where by how much is not, and looks so", async () => {
  const page = await site.page();
  await openText(page, LOST);
  await turn(page);
  await page.click("#analysis");
  await saysLike(page, "worth", /^Black wins \(proven\)$/);
  await page.waitForFunction(() => [...document.querySelectorAll("reversi-board .square .value")].every((value) => value.dataset.sure === "outcome"));
  assert.deepEqual(await page.locator("reversi-board .square .value").allTextContents(), ["loss", "loss"]);
  await page.waitForFunction(() => getComputedStyle(document.querySelector("reversi-board .square .value"), "::after").content.includes("✓"));
  assert.match(await page.locator("reversi-board .square.best").first().getAttribute("aria-label"), /, loses, proven, best$/);
  assert.match(await page.locator("value-list li").first().getAttribute("title"), /^loses, proven, about \u2212\d\d expected, best$/);
});

test("on the narrowest screen every value stays on its square", async () => {
  const page = await site.page({ locale: "fr-FR", viewport: { width: 320, height: 640 }, colorScheme: "dark" });
  await openText(page, EVEN);
  await turn(page);
  await page.click("#analysis");
  await page.locator('reversi-board .square .value[data-sure="likely-outcome"]').first().waitFor();
  const wide = await page.locator("reversi-board .square:has(.value)").evaluateAll((squares) =>
    squares.filter((square) => square.querySelector(".value").getBoundingClientRect().width > square.getBoundingClientRect().width).map((square) => square.textContent));
  assert.deepEqual(wide, []);
});

test("a hint that proves a win says so without a margin", async () => {
  const page = await site.page({ locale: "fr-FR" });
  await openText(page, WON);
  await turn(page);
  await page.click("#hint");
  await values(page, 1);
  assert.equal(await page.locator("reversi-board .hinted .value").textContent(), "gain");
  assert.equal(await page.locator("reversi-board .hinted .value").getAttribute("data-sure"), "outcome");
});

test("in French the same is said in French", async () => {
  const page = await site.page({ locale: "fr-FR" });
  await openText(page, ENDING);
  await ready(page);
  await page.click("#analysis");
  await saysLike(page, "worth", /^\+12 pour Blanc, prouvé$/);
});

test("it follows the reader to earlier positions and branches, and needs no mouse", async () => {
  const page = await site.page();
  const frames = overhear(page);
  await openText(page, "f5d6c3d3c4");
  await turn(page);
  await page.keyboard.press("v");
  await pressed(page, true);
  for (const step of ["#previous", "#previous", "#first"]) {
    await page.click(step);
    const legal = await page.waitForFunction(() => document.querySelectorAll("value-list li").length > 0 && document.querySelectorAll("reversi-board .square .value").length);
    assert.ok((await legal.jsonValue()) > 0);
  }
  // The start: four moves that are alike.
  await values(page, 4);
  assert.deepEqual(await valued(page), ["c4", "d3", "e6", "f5"]);
  await page.click("#continue");
  await turn(page);
  await click(page, "d3");
  await values(page, 3);
  assert.deepEqual(await valued(page), ["c3", "c5", "e3"]);
  await page.keyboard.press("v");
  await until(page, "the end of the asking", () => frames.at(-1)?.message.t === "ack" && frames.some(({ message }) => message.t === "evaluate" && message.at === null));
});

test("against the computer it is off until asked for, and its own move goes first", async () => {
  const page = await site.page();
  await openText(page, "f5d6");
  await turn(page);
  await page.click("#analysis");
  await startGame(page, { opponent: "computer", level: 9, colour: "black" });
  await pressed(page, false);
  const frames = overhear(page);
  await page.click("#analysis");
  await values(page, 4);
  const waits = inThought(page);
  await click(page, "d3");
  await waits;
  await turn(page);
  await page.waitForFunction(() => document.querySelectorAll("value-list li").length === document.querySelectorAll("reversi-board .square.open").length);
  await page.reload();
  await pressed(page, true);
  assert.ok(frames.every(({ message }) => message.t !== "refused"));
});

test("a hint shows what its move is worth, on its square alone", async () => {
  const page = await site.page();
  await openText(page, ENDING);
  await turn(page);
  await page.click("#hint");
  await saysLike(page, "message", /^Hint: e2/);
  await values(page, 1);
  assert.equal(await page.locator("reversi-board .hinted .value").textContent(), "\u221212");
  assert.equal(await page.locator("reversi-board .hinted .value").getAttribute("data-sure"), "exact");
});

for (const variant of ["6x6", "anti", "anti6x6"]) {
  test(`${variant} is analysed too`, async () => {
    const page = await site.page();
    await startGame(page, { variant, opponent: "person" });
    const offered = await turn(page);
    await page.click("#analysis");
    await values(page, offered.length);
    await saysLike(page, "worth", /ahead|Proven|proven|sure/);
  });
}

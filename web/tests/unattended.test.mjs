// The first page, left alone: after forty seconds it demonstrates a game, and it is the reader's again at a touch.

import assert from "node:assert/strict";
import { test } from "node:test";
import { audit } from "./audit.mjs";
import { Site } from "./site.mjs";
import { fits } from "./table.mjs";

const site = new Site();
const PATIENCE = 40_000;

/** @typedef {import("playwright-core").Page} Page */

/**
 * The first page with a clock that stands still, and a variant chosen.
 * @param {string} variant
 * @param {Parameters<Site["page"]>[0]} [options]
 */
async function alone(variant, options) {
  const page = await site.page(options);
  await page.clock.install();
  await page.goto("/");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.locator(`[name="variant"][value="${variant}"]`).check({ force: true });
  // A sign of somebody, from which the time counts: what is chosen already gives none.
  await page.keyboard.press("Shift");
  return page;
}

/** @param {Page} page */
const shows = (page) => page.locator("#demonstration").isVisible();

/** The board and what is said to it. @param {Page} page */
const seen = (page) => page.evaluate(() => {
  const marks = [...document.querySelectorAll("#demonstration [data-square], #demonstration [data-place]")];
  return [marks.map((it) => it.dataset.disc ?? `${it.dataset.side}${it.dataset.count}`).join(" "), document.querySelector(".demonstration-text").textContent];
});

for (const [variant, tag, places, told] of /** @type {const} */ ([
  ["8x8", "reversi-board", 64, /Black f5/],
  ["6x6", "reversi-board", 36, /Black c2/],
  ["anti", "reversi-board", 64, /Black d3/],
  ["anti6x6", "reversi-board", 36, /Black c2/],
  ["backgammon", "backgammon-board", 28, /White 62: 24\/18 13\/11/],
])) {
  test(`after forty seconds alone the first page demonstrates a game of what is chosen: ${variant}`, async () => {
    const page = await alone(variant);
    await page.clock.runFor(PATIENCE - 100);
    assert.ok(!(await shows(page)), "not before");
    await page.clock.runFor(200);
    await page.locator("#demonstration").waitFor();
    assert.equal(await page.locator(`#demonstration ${tag} button`).count(), places);
    const [start] = await seen(page);
    const pace = variant === "backgammon" ? 2_400 : 1_200;
    await page.clock.runFor(pace);
    const [next, text] = await seen(page);
    assert.notEqual(next, start, "a move was made");
    assert.match(text, told);
    // To its end, and from the start again.
    const texts = new Set([text]);
    for (let i = 0; i < 70 && !texts.has(""); i += 1) {
      await page.clock.runFor(pace);
      texts.add((await seen(page))[1]);
      if (i > 50) await page.clock.runFor(8_000);
    }
    assert.ok(texts.size > 30, `${texts.size} moves`);
    assert.equal(await page.locator("#demonstration :focus").count(), 0, "the focus stays where it was");
  });
}

test("whatever its reader does ends the demonstration and does nothing else", async () => {
  const page = await alone("backgammon");
  const ends = async (what, act) => {
    await page.clock.runFor(PATIENCE + 100);
    await page.locator("#demonstration").waitFor();
    await act();
    await page.locator("#demonstration").waitFor({ state: "hidden" });
    assert.equal(new URL(page.url()).pathname, "/", what);
    assert.equal(await page.locator('[name="variant"]:checked').getAttribute("value"), "backgammon", what);
  };
  const play = await page.locator("form.choose .go button").boundingBox();
  const [x, y] = [play.x + play.width / 2, play.y + play.height / 2];
  await page.mouse.move(x, y);
  await ends("a key", () => page.keyboard.press("ArrowLeft"));
  await ends("Enter", () => page.keyboard.press("Enter"));
  await ends("a click where the button to play lies", () => page.mouse.click(x, y));
  await ends("a movement of the mouse", () => page.mouse.move(x - 40, y - 40));
  await ends("the wheel", () => page.mouse.wheel(0, 10));
  await page.clock.runFor(PATIENCE - 1_000);
  await page.keyboard.press("Shift");
  await page.clock.runFor(PATIENCE - 1_000);
  assert.ok(!(await shows(page)), "the time counts from the last sign of somebody");
});

test("a finger ends the demonstration and presses nothing below it", async () => {
  const page = await alone("backgammon", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const play = await page.locator("form.choose .go button").boundingBox();
  await page.clock.runFor(PATIENCE + 100);
  await page.locator("#demonstration").waitFor();
  await page.touchscreen.tap(play.x + play.width / 2, Math.min(play.y + play.height / 2, 700));
  await page.locator("#demonstration").waitFor({ state: "hidden" });
  assert.equal(new URL(page.url()).pathname, "/");
});

test("the demonstration fits any window, in both languages, and the audit has nothing against it", async () => {
  for (const options of [
    { locale: "en-GB", colorScheme: "light", viewport: { width: 1280, height: 720 } },
    { locale: "fr-FR", colorScheme: "dark", viewport: { width: 320, height: 640 } },
  ]) {
    const page = await alone("backgammon", /** @type {any} */ (options));
    await page.clock.runFor(PATIENCE + 100);
    await page.locator("#demonstration").waitFor();
    await page.clock.runFor(3_000);
    await fits(page, `a demonstration (${options.locale})`);
    const end = await page.locator(".demonstration-end").boundingBox();
    assert.ok(end.y + end.height <= options.viewport.height, "all of it is seen");
    assert.match(await page.locator(".demonstration-text").textContent(), options.locale === "fr-FR" ? /^1\. Blanc/ : /^1\. White/);
    // The audit waits for itself.
    await page.clock.resume();
    assert.deepEqual(await audit(page), []);
  }
});

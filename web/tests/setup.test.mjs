// A position of Backgammon is put together: checkers, cube, score, turn and dice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lies, place, ready, start } from "./backgammon.mjs";
import { Site } from "./site.mjs";
import { saysLike } from "./table.mjs";

const site = new Site();
// A refused form is answered with its page and the status 422, which Chromium notes as an error.
const REFUSED = /status of 422/;

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @param {string} [query] */
async function open(page, query = "") {
  await page.goto(`/setup/backgammon${query}`);
  await place(page, 1).waitFor();
  await page.locator("#verdict.good, #verdict.bad").waitFor();
}

/** @param {Page} page @param {string} text */
const says = (page, text) => page.waitForFunction((text) => document.getElementById("position").value === text, text);

test("checkers are put and taken with a click, the fields beside the board say the rest, and the game begins so", async () => {
  const page = await site.page();
  await open(page);
  await page.click('[data-tool="clear"]');
  await page.locator("#verdict.bad").waitFor();
  await saysLike(page, "verdict", /no checker/i);
  await place(page, 6).click();
  await place(page, 6).click();
  await place(page, "bar-black").click();
  await lies(page, "bar-black", 1, "black");
  await page.click('[data-brush="black"]');
  await place(page, 24).click();
  await place(page, "bar-white").click();
  await page.click('[data-brush="take"]');
  await place(page, 6).click();
  await lies(page, 6, 1, "white");
  await saysLike(page, "have-white", /White: 2 on the board, 13 off/);
  await place(page, "off-white").click();
  await saysLike(page, "verdict", /borne off/);
  await page.locator('[name="set-turn"][value="black"]').check({ force: true });
  await page.locator('[name="set-owner"][value="black"]').check({ force: true });
  assert.equal(await page.inputValue("#set-cube"), "2", "an owned cube is a turned one");
  await page.selectOption("#set-cube", "4");
  await page.selectOption("#set-dice", "62");
  await page.fill("#set-length", "7");
  await page.fill("#set-black", "3");
  await page.locator("#set-black").blur();
  await says(page, "XGID=aA-----------------a-----A:2:1:1:62:3:0:0:7:10");
  await page.locator("#verdict.good").waitFor();
  await page.locator('[name="opponent"][value="person"]').check({ force: true });
  await page.click("form#setup button[type=submit]");
  await page.waitForURL(/\/game\//);
  await ready(page);
  await saysLike(page, "match", /Match to 7 points.*Cube 4, Black’s/);
  await saysLike(page, "status", /Black plays 6-2/);
  await lies(page, "bar-white", 1, "white");
});

test("by keyboard: the arrows walk, digits and signs put and take; a sixteenth checker is refused", async () => {
  const page = await site.page();
  await open(page);
  await place(page, 6).focus();
  await page.keyboard.press("3");
  await lies(page, 6, 3, "white");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await lies(page, 5, 1, "white");
  await page.keyboard.press("Enter");
  await lies(page, 5, 2, "white");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /All of White’s 15 checkers are on the board/.test(document.getElementById("verdict").textContent));
  await page.keyboard.press("-");
  await page.keyboard.press("Backspace");
  await lies(page, 5, 0);
  await saysLike(page, "polite", /Point 5, empty/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("5");
  await page.waitForFunction(() => /All of White/.test(document.getElementById("verdict").textContent));
});

test("touch puts checkers as a click does", async () => {
  const page = await site.page({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  await open(page);
  await page.tap('[data-brush="take"]');
  await place(page, 12).tap();
  await lies(page, 12, 4, "black");
  await page.tap('[data-brush="black"]');
  await place(page, 13).tap();
  await lies(page, 13, 1, "black");
});

test("a pasted id fills everything, whichever program wrote it", async () => {
  const page = await site.page();
  await open(page);
  await page.fill("#position", "XGID=-b----E-C---eE---c-e----B-:1:1:1:31:3:6:0:7:10");
  assert.equal(await page.inputValue("#set-length"), "7");
  assert.equal(await page.inputValue("#set-white"), "6");
  assert.ok(await page.locator('[name="set-owner"][value="black"]').isChecked());
  assert.equal(await page.inputValue("#set-dice"), "31");
  await page.click('[data-tool="swap"]');
  await lies(page, 6, 5, "white");
  await page.fill("#position", "4HPwATDgc/ABMA:cIkNAAAAAAAE");
  await page.waitForFunction(() => document.getElementById("position").value.startsWith("XGID="));
  await page.locator("#verdict.good").waitFor();
  await page.fill("#position", "good morning");
  await page.locator("#verdict.bad").waitFor();
});

test("what cannot be is told where it stands", async () => {
  const page = await site.page({ ignore: REFUSED });
  await open(page);
  await page.fill("#set-length", "5");
  await page.fill("#set-white", "5");
  await page.locator('[data-part="score"].bad .fault').waitFor();
  assert.match(await page.locator('[data-part="score"] .fault').textContent(), /match is over/i);
  await page.fill("#set-white", "3");
  await page.locator("#set-crawford").check();
  await page.waitForFunction(() => /Crawford/.test(document.querySelector('[data-part="score"] .fault').textContent));
  await page.click("form#setup button[type=submit]");
  await page.waitForLoadState();
  await saysLike(page, "verdict", /Crawford/);
  await page.waitForFunction(() => document.getElementById("set-length").value === "5", null);
  await page.locator("#set-crawford").uncheck();
  await page.locator("#verdict.good").waitFor();
});

test("a game's position goes into the editor and comes back as the same", async () => {
  const page = await site.page();
  const xgid = "XGID=-b----E-C---eE---c-e----B-:1:1:1:31:3:6:0:7:10";
  await open(page, `?position=${encodeURIComponent(xgid)}`);
  await page.locator('[name="opponent"][value="person"]').check({ force: true });
  await page.click("form#setup button[type=submit]");
  await page.waitForURL(/\/game\//);
  await ready(page);
  await page.locator(".keep details:last-child > summary").click();
  await page.click("#to-editor");
  await page.waitForURL(/\/setup\/backgammon/);
  await says(page, xgid);
  // A game without a cube keeps that, though no XGID tells it.
  await start(page);
  await page.locator(".keep details:last-child > summary").click();
  await page.click("#to-editor");
  await page.locator("#verdict.good").waitFor();
});

test("without scripts a line of text does", async () => {
  const page = await site.page({ javaScriptEnabled: false, ignore: REFUSED });
  await page.goto("/setup/backgammon");
  assert.equal(await page.locator("#set-cube, backgammon-board, .brushes").filter({ visible: true }).count(), 0);
  await page.fill("#position", "XGID=-b----E-C---eE---c-e----O-:0:0:1:00:0:0:0:0:10");
  await page.click("form#setup button[type=submit]");
  assert.match(await page.locator("#verdict").textContent(), /28 checkers/);
  await page.fill("#position", "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
  await page.click("form#setup button[type=submit]");
  await page.waitForURL(/\/game\//);
});

// Every page: its language, its narrowest and its largest, its colours, its access.

import assert from "node:assert/strict";
import { test } from "node:test";
import { audit } from "./audit.mjs";
import { PLACES, STATUS } from "./places.mjs";
import { Site } from "./site.mjs";
import { click, fits, holds, moves, ready, saysLike, startGame } from "./table.mjs";

const site = new Site();

for (const { locale, colorScheme } of [
  { locale: "en-GB", colorScheme: "light" },
  { locale: "fr-FR", colorScheme: "dark" },
]) {
  test(`the accessibility audit finds nothing on any page (${locale}, ${colorScheme})`, async () => {
    const page = await site.page({ locale, colorScheme, ignore: STATUS });
    const found = [];
    for (const [place, go] of PLACES) {
      await go(page);
      found.push(...(await audit(page)).map((what) => `${place}: ${what}`));
    }
    assert.deepEqual(found, []);
  });
}

for (const { name, viewport } of [
  { name: "320 px wide", viewport: { width: 320, height: 640 } },
  { name: "200 % zoom of a window of 1280", viewport: { width: 640, height: 360 } },
  { name: "400 % zoom of a window of 1280", viewport: { width: 320, height: 256 } },
]) {
  test(`no page scrolls sideways: ${name}`, async () => {
    for (const locale of ["en-GB", "fr-FR"]) {
      const page = await site.page({ locale, viewport, ignore: STATUS });
      for (const [place, go] of PLACES) {
        await go(page);
        await fits(page, `${place} (${locale})`);
      }
    }
  });
}

test("on a phone the board takes the width, and a game is played with the thumb", async () => {
  const page = await site.page({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await startGame(page, { opponent: "person" });
  const board = await page.locator("reversi-board").boundingBox();
  assert.ok(board.width > 300, `the board is ${board.width} px wide`);
  const squares = await page.locator('reversi-board [data-square="d3"]').boundingBox();
  assert.ok(squares.width >= 24 && squares.height >= 24, "a square is large enough for a finger");
  await page.locator('reversi-board [data-square="d3"]').tap();
  await holds(page, "d3", "X");
  const actions = await page.locator(".actions").boundingBox();
  assert.ok(actions.y > board.y + board.height, "the actions lie under the board");
});

test("French and English: as the browser says, switched with one click, remembered", async () => {
  const page = await site.page({ locale: "fr-FR" });
  await page.goto("/");
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await startGame(page, { opponent: "person" });
  await saysLike(page, "status", /Noir/);
  await page.locator('reversi-board [data-square="d4"]').click();
  await saysLike(page, "message", /d4\u{a0}: déjà occupée par un pion blanc/u);
  const game = page.url();
  await page.locator("form.language button").click();
  await page.waitForFunction(() => document.documentElement.lang === "en");
  assert.equal(page.url(), game, "the same page in the other language");
  await ready(page);
  await saysLike(page, "status", /Black to move/);
  await page.goto("/settings");
  assert.equal(await page.locator("html").getAttribute("lang"), "en", "it is remembered");
  await page.reload();
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
});

test("what is typed and not yet sent outlives the change of the language", async () => {
  const page = await site.page({ ignore: STATUS });
  /** @param {string} lang */
  const change = async (lang) => {
    await page.locator("form.language button").click();
    await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
  };
  await page.goto("/open");
  await page.fill("#text", "f5 d6 « é »");
  await page.locator('[name="opponent"][value="computer"]').check({ force: true });
  await page.locator('[name="level"][value="7"]').check({ force: true });
  await change("fr");
  await page.waitForFunction(() => document.getElementById("text").value === "f5 d6 « é »");
  assert.ok(await page.locator('[name="level"][value="7"]').isChecked());
  // Also behind a refusal.
  await page.fill("#text", "f5 a1");
  await page.locator("main form button[type=submit]").click();
  await page.locator("#fault").waitFor();
  await page.fill("#text", "f5 d6");
  await change("en");
  await page.waitForFunction(() => document.getElementById("text").value === "f5 d6");
  await page.goto("/setup/backgammon");
  await page.locator('[data-tool="swap"]').click();
  await page.locator("backgammon-board [data-place='6']").click();
  const position = await page.inputValue("#position");
  await change("fr");
  await page.waitForFunction((position) => document.getElementById("position").value === position, position);
  // Another page knows nothing of it.
  await page.goto("/");
  await page.locator('[name="variant"][value="backgammon"]').check({ force: true });
  await page.locator('[name="length"][value="money"]').check({ force: true });
  await change("en");
  await page.waitForFunction(() => document.querySelector('[name="length"][value="money"]').checked && document.querySelector('[name="variant"][value="backgammon"]').checked);
});

test("an English browser gets English", async () => {
  const page = await site.page({ locale: "en-US" });
  await page.goto("/");
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  assert.equal(await page.locator("form.language button").getAttribute("lang"), "fr");
});

test("settings are remembered: appearance, marks of legal squares, movement", async () => {
  const page = await site.page({ colorScheme: "light" });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g).slice(0, 3).map(Number).reduce((a, b) => a + b));
  await page.goto("/settings");
  const light = await ground();
  await page.locator('[name="theme"][value="dark"]').check({ force: true });
  await page.locator('[name="marks"][value="false"]').check({ force: true });
  await page.locator('[name="motion"][value="reduced"]').check({ force: true });
  await page.locator("main form button[type=submit]").click();
  await page.locator(".saved").waitFor();
  assert.ok((await ground()) < light / 2, "the ground is dark");
  await startGame(page, { opponent: "person" });
  assert.equal(await page.locator("reversi-board .square.legal").count(), 0, "no marks");
  assert.ok((await ground()) < light / 2);
  await click(page, "d3");
  assert.deepEqual(await moves(page), ["d3"]);
});

test("the appearance follows the system, light and dark", async () => {
  const page = await site.page({ colorScheme: "dark" });
  await page.goto("/");
  const brightness = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g).slice(0, 3).map(Number).reduce((a, b) => a + b));
  const dark = await brightness();
  await page.emulateMedia({ colorScheme: "light" });
  assert.ok((await brightness()) > 2 * dark);
});

test("without scripts the lessons read whole, and the forms work", async () => {
  const page = await site.page({ javaScriptEnabled: false, ignore: STATUS });
  for (const game of ["reversi", "backgammon"]) {
    await page.goto(`/learn/${game}`);
    const text = await page.locator("main").innerText();
    assert.ok(text.length > 3000, `${text.length} characters`);
    assert.ok((await page.locator("main svg.drawn").count()) > 20, "the boards are drawn");
    await page.locator("details.solution summary").first().click();
    assert.ok(await page.locator("details.solution p").first().isVisible(), "the answer is folded below its question");
    await page.goto(`/learn/${game}/example`);
    assert.ok((await page.locator("main").innerText()).length > 1000);
  }
  await page.goto("/open");
  await page.fill("#text", "f5 a1");
  await page.locator("main form button[type=submit]").click();
  assert.match(await page.locator("#fault").innerText(), /a1/);
  await page.goto("/");
  await page.locator("form.choose button[type=submit]").click();
  await page.waitForURL(/\/game\//);
  assert.match(await page.locator("noscript").first().innerText(), /JavaScript/);
  assert.equal(await page.locator(".stage .mini circle").count(), 4, "the discs are seen");
  assert.equal(await page.locator("#undo, #slider, #seat-first, #board").filter({ visible: true }).count(), 0, "nothing that does nothing");
  await page.locator("form.language button").click();
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
});

test("every page carries the security headers, and every file its kind", async () => {
  const page = await site.page();
  const answer = await page.goto("/");
  const headers = answer.headers();
  assert.match(headers["content-security-policy"], /default-src 'none'/);
  assert.doesNotMatch(headers["content-security-policy"], /unsafe/);
  assert.equal(headers["x-content-type-options"], "nosniff");
  const links = await page.evaluate(() => performance.getEntriesByType("resource").map((entry) => entry.name));
  assert.ok(links.every((link) => link.startsWith(site.url)), "nothing comes from elsewhere");
});

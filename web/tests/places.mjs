// Every place of the site, one after the other.

import { dice, start } from "./backgammon.mjs";
import { ENDING, openText, ready, says, startGame } from "./table.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** What Chromium notes of pages that are answered with a status of their own. */
export const STATUS = /status of (404|422)/;

/** What there is to see, and how one comes there. @type {[string, (page: Page) => Promise<void>][]} */
export const PLACES = [
  ["the first page", async (page) => void (await page.goto("/"))],
  ["how to play", async (page) => {
    await page.goto("/learn/reversi");
    await page.locator("lesson-board reversi-board .square").first().waitFor();
  }],
  ["the example game", async (page) => {
    await page.goto("/learn/reversi/example");
    await page.locator("reversi-board .square").first().waitFor();
  }],
  ["what there is to learn", async (page) => void (await page.goto("/learn"))],
  ["how to play Backgammon", async (page) => {
    await page.goto("/learn/backgammon");
    await page.locator("lesson-board backgammon-board .place").first().waitFor();
    await page.locator("#bg-board-home [data-place='7']").click();
    await page.locator("#bg-board-home .said[data-kind='wrong']").waitFor();
  }],
  ["the example game of Backgammon", async (page) => {
    await page.goto("/learn/backgammon/example#9");
    await page.locator("backgammon-board .place").first().waitFor();
  }],
  ["no games", async (page) => void (await page.goto("/games"))],
  ["the text page", async (page) => void (await page.goto("/open"))],
  ["a refused text", (page) => openText(page, "f5 d6 a1")],
  ["the editor", async (page) => {
    await page.goto("/setup");
    await page.locator("reversi-board .square").first().waitFor();
    await says(page, "verdict");
  }],
  ["the settings", async (page) => void (await page.goto("/settings"))],
  ["a page that is not there", async (page) => void (await page.goto("/nowhere"))],
  ["a game that begins", (page) => startGame(page, { opponent: "person" })],
  ["a game going on", async (page) => {
    await openText(page, "f5d6c3d3c4");
    await ready(page);
  }],
  ["a refused square", async (page) => {
    await page.locator('reversi-board [data-square="a1"]').click();
    await page.locator('#message[data-kind="refused"]').waitFor();
  }],
  ["an earlier position", async (page) => {
    await page.click("#previous");
    await page.locator("#looking").waitFor();
  }],
  ["the keys", async (page) => {
    await page.keyboard.press("?");
    await page.locator("#help[open]").waitFor();
  }],
  ["an ending and what it is worth", async (page) => {
    await openText(page, ENDING);
    await ready(page);
    await page.click("#analysis");
    await page.locator('#worth[data-sure="exact"]').waitFor();
  }],
  ["a finished game", async (page) => {
    await openText(page, "f5f4c3c6c5d6f3c4c7");
    await ready(page);
    await says(page, "over-title");
  }],
  ["the editor of Backgammon", async (page) => {
    await page.goto("/setup/backgammon");
    await page.locator("backgammon-board .place").first().waitFor();
    await says(page, "verdict");
  }],
  ["a position that cannot be", async (page) => {
    await page.fill("#set-length", "5");
    await page.fill("#set-white", "5");
    await page.locator("#set-white").blur();
    await page.locator('[data-part="score"].bad .fault').waitFor();
  }],
  ["Backgammon chosen", async (page) => {
    await page.goto("/");
    await page.locator('[name="variant"][value="backgammon"]').check({ force: true });
    await page.locator("details.match-choice summary").click();
  }],
  ["a game of Backgammon that begins", (page) => start(page, { length: "match" })],
  ["a turn at Backgammon", async (page) => {
    await dice(page, "31");
    await page.locator('backgammon-board [data-place="8"].movable').click();
    await page.locator("backgammon-board .target").first().click();
    await page.locator("#take-back").waitFor();
    await page.locator("#dice-panel summary").click();
    await page.locator("#dice-counts table").waitFor();
  }],
  ["what plays at Backgammon are worth", async (page) => {
    await page.click("#take-back");
    // It is on since the ending above.
    await page.locator('#analysis[aria-pressed="true"]').waitFor();
    await page.locator("value-list summary").click();
    await page.locator("value-list details li").first().waitFor();
  }],
  ["a question at Backgammon", async (page) => {
    await page.click("#resign");
    await page.locator("#sure[open]").waitFor();
  }],
  ["a refused play at Backgammon", async (page) => {
    await page.click("#sure-no");
    await page.fill("#typed", "6/1");
    await page.keyboard.press("Enter");
    await page.locator('#message[data-kind="refused"]').waitFor();
  }],
  ["the keys of Backgammon", async (page) => {
    // Where nothing hovers the button is not drawn; the key is always there.
    await page.locator("#typed").blur();
    await page.keyboard.press("?");
    await page.locator("#help[open]").waitFor();
  }],
  ["my games", async (page) => void (await page.goto("/games"))],
  ["the first page with a game to return to", async (page) => void (await page.goto("/"))],
];

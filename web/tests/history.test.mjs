// Taking back, stepping, branches; and that nothing of it is lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Site } from "./site.mjs";
import { boardText, click, holds, moves, openText, ready, saysLike, showsBoard, square, startGame, turn } from "./table.mjs";

const site = new Site();

/** Looks at the node after this move. @param {import("playwright-core").Page} page @param {number} ply */
const look = (page, ply) => page.locator("move-list li.black > button, move-list li.white > button").nth(ply - 1).click();

test("a square just taken back can be played again at once", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "person" });
  await square(page, "d3").click();
  await holds(page, "d3", "X");
  await page.keyboard.press("u");
  await holds(page, "d3", "-");
  await square(page, "d3").click();
  await holds(page, "d3", "X");
});

test("the whole game is stepped through without changing it", async () => {
  const page = await site.page();
  await openText(page, "f5d6c3d3c4");
  await ready(page);
  const end = await boardText(page);
  await page.click("#first");
  await holds(page, "f5", "-");
  await saysLike(page, "looking-text", /start/);
  for (const name of ["f5", "d6", "c3", "d3", "c4"]) {
    await page.click("#next");
    await page.waitForFunction((name) => document.querySelector(".square.last")?.dataset.square === name, name);
  }
  assert.equal(await boardText(page), end);
  await page.click("#previous");
  await holds(page, "c4", "-");
  await square(page, "c5").click();
  await saysLike(page, "message", /earlier position/);
  await page.click("#return");
  await showsBoard(page, end);
  await page.locator("#slider").fill("2");
  await holds(page, "c3", "-");
  await page.click("#last");
  await showsBoard(page, end);
  assert.deepEqual(await moves(page), ["f5", "d6", "c3", "d3", "c4"]);
});

test("playing on from an earlier position makes a branch, and the old line can be had back", async () => {
  const page = await site.page();
  await openText(page, "f5d6c3d3c4");
  await ready(page);
  const end = await boardText(page);
  await look(page, 2);
  await page.click("#continue");
  await page.locator("#looking").waitFor({ state: "hidden" });
  await holds(page, "c3", "-");
  const instead = (await turn(page)).find((name) => name !== "c3");
  await click(page, instead);
  assert.deepEqual(await moves(page), ["f5", "d6", instead]);
  const other = page.locator("move-list li.branches button");
  assert.equal(await other.count(), 1);
  assert.match(await other.textContent(), /c3/);
  await other.click();
  await holds(page, "c3", "X");
  assert.deepEqual(await moves(page), ["f5", "d6", "c3", "d3", "c4"], "the old line is shown whole");
  await page.click("#last");
  await showsBoard(page, end);
  await page.click("#continue");
  await page.locator("#looking").waitFor({ state: "hidden" });
  await showsBoard(page, end);
  await page.reload();
  await ready(page);
  await showsBoard(page, end);
  assert.equal(await page.locator("move-list li.branches button").count(), 1, "the branch is still there");
});

test("undo goes back as often as wanted, redo forward, and says when there is no more", async () => {
  const page = await site.page();
  await openText(page, "f5d6c3");
  await ready(page);
  const end = await boardText(page);
  for (const name of ["c3", "d6", "f5"]) {
    await page.click("#undo");
    await holds(page, name, "-");
  }
  assert.equal(await page.locator("#undo").getAttribute("aria-disabled"), "true");
  for (const [name, disc] of [["f5", "X"], ["d6", "O"], ["c3", "X"]]) {
    await page.click("#redo");
    await holds(page, name, disc);
  }
  assert.equal(await boardText(page), end);
});

test("against the computer, undo comes back to the reader's own choice", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "computer", level: 1, colour: "black" });
  const start = await boardText(page);
  await click(page, "d3");
  await turn(page);
  assert.equal((await moves(page)).length, 2);
  await page.click("#undo");
  await showsBoard(page, start);
  assert.ok((await turn(page)).includes("d3"));
});

test("a reload in the middle of a game shows it as it was, and the first page leads back to it", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "person" });
  await click(page, "d3");
  await click(page, "c3");
  const before = await boardText(page);
  const address = page.url();
  await page.reload();
  await ready(page);
  await showsBoard(page, before);
  assert.deepEqual(await moves(page), ["d3", "c3"]);
  await page.goto("/");
  await page.locator("a.resume").click();
  await page.waitForURL(address);
  await showsBoard(page, before);
});

test("two pages of the same game follow each other", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "person" });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await ready(other);
  await click(page, "d3");
  await holds(other, "d3", "X");
  await click(other, "c3");
  await holds(page, "c3", "O");
  await page.click("#undo");
  await holds(other, "c3", "-");
});

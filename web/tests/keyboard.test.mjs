// The keyboard alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Site } from "./site.mjs";
import { boardText, choose, holds, moves, openText, ready, says, saysLike, startGame, turn } from "./table.mjs";

const site = new Site();

/** Presses Tab until this is focused. @param {import("playwright-core").Page} page @param {string} selector */
async function tabTo(page, selector) {
  for (let i = 0; i < 60; i += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab never comes to ${selector}`);
}

/** Walks from the focused square to another with the arrows. @param {import("playwright-core").Page} page @param {string} to */
async function walk(page, to) {
  const from = await page.evaluate(() => document.activeElement?.dataset?.square);
  assert.ok(from, "a square has the focus");
  const right = to.charCodeAt(0) - from.charCodeAt(0);
  const down = Number(to.slice(1)) - Number(from.slice(1));
  for (let i = 0; i < Math.abs(right); i += 1) await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
  for (let i = 0; i < Math.abs(down); i += 1) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
  assert.equal(await page.evaluate(() => document.activeElement?.dataset?.square), to);
}

test("a whole game from the first page to the result by keyboard alone: arrows and Enter, and typed squares", async () => {
  const page = await site.page();
  await page.goto("/");
  await tabTo(page, "input[name=variant]");
  while (!(await page.locator("input[name=variant][value='6x6']").isChecked())) await page.keyboard.press("ArrowDown");
  await tabTo(page, "input[name=level]");
  while (!(await page.locator("input[name=level][value='1']").isChecked())) await page.keyboard.press("ArrowLeft");
  await tabTo(page, "input[name=colour]");
  while (!(await page.locator("input[name=colour][value='white']").isChecked())) await page.keyboard.press("ArrowRight");
  await tabTo(page, "form.choose button[type=submit]");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/game\//);
  await ready(page);
  let offered = await turn(page);
  await tabTo(page, "reversi-board .square");
  for (let ply = 0; offered.length > 0; ply += 1) {
    const to = choose(offered);
    if (ply % 2 === 0) await walk(page, to);
    else await page.keyboard.type(to);
    await page.keyboard.press("Enter");
    await holds(page, to, "O");
    offered = await turn(page);
  }
  const title = await says(page, "over-title");
  const [, own, other] = /(\d+)–(\d+)/.exec(title) ?? [];
  assert.equal(Number(own) + Number(other), 36, title);
});

test("a typed square plays wherever the focus is, and is shown while it is typed", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "person" });
  await page.keyboard.type("D");
  await saysLike(page, "typing", /d/);
  await page.keyboard.type("3");
  await saysLike(page, "typing", /d3/);
  await page.keyboard.press("Enter");
  await holds(page, "d3", "X");
  await page.keyboard.type("d4");
  await page.keyboard.press("Enter");
  await saysLike(page, "message", /d4: already occupied/);
  await page.keyboard.type("a");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.getElementById("typing").hidden);
  await page.fill("#typed", "c3");
  await page.press("#typed", "Enter");
  await holds(page, "c3", "O");
  assert.deepEqual(await moves(page), ["d3", "c3"]);
});

test("single keys take back, redo, step and explain themselves, and can be turned off", async () => {
  const page = await site.page();
  await openText(page, "f5d6c3");
  await ready(page);
  const end = await boardText(page);
  await page.keyboard.press("u");
  await holds(page, "c3", "-");
  await page.keyboard.press("r");
  await holds(page, "c3", "X");
  assert.equal(await boardText(page), end);
  await page.keyboard.press("<");
  await holds(page, "f5", "-");
  await page.keyboard.press(".");
  await holds(page, "f5", "X");
  await page.keyboard.press("Escape");
  await holds(page, "c3", "X");
  await page.keyboard.press("?");
  await page.locator("#help[open]").waitFor();
  await page.locator("#single-keys").uncheck();
  await page.keyboard.press("Escape");
  await page.locator("#help[open]").waitFor({ state: "detached" });
  // The box in the closed dialogue loses the focus with the next frame.
  await page.waitForFunction(() => document.activeElement === document.body);
  await page.keyboard.press("u");
  await page.keyboard.type("d3");
  await page.keyboard.press("Enter");
  await holds(page, "d3", "O");
  assert.deepEqual(await moves(page), ["f5", "d6", "c3", "d3"], "`u` did nothing");
});

test("a key held down asks for one hint", async () => {
  const page = await site.page();
  const asked = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => String(payload).includes('"hint"') && asked.push(payload)));
  await openText(page, "f5d6");
  await ready(page);
  await page.keyboard.down("i");
  for (let held = 0; held < 5; held += 1) await page.keyboard.down("i");
  await page.keyboard.up("i");
  await page.locator('#message[data-kind="hint"]').waitFor();
  await page.keyboard.press("I");
  await page.keyboard.press("I");
  await page.keyboard.press("u");
  await holds(page, "d6", "-");
  assert.equal(asked.length, 2, "with Caps Lock a second one, and no third beside it");
});

test("a letter typed by mistake takes no key from the control that comes next", async () => {
  const page = await site.page();
  await openText(page, "f5d6");
  await ready(page);
  await page.keyboard.press("f");
  await saysLike(page, "typing", /f/);
  await page.focus("#undo");
  await page.waitForFunction(() => document.getElementById("typing").hidden);
  await page.keyboard.press("Enter");
  await holds(page, "d6", "-");
  await page.keyboard.press("f");
  await page.keyboard.press("Enter");
  await holds(page, "f5", "-");
  await page.keyboard.press("f");
  await page.keyboard.press("ArrowUp");
  assert.ok(await page.locator("#typing").isHidden());
  await page.keyboard.press("R");
  await holds(page, "f5", "X");
});

test("the board is a grid of named squares with one stop for Tab", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "person" });
  assert.equal(await page.getByRole("grid").count(), 1);
  assert.equal(await page.getByRole("gridcell").count(), 64);
  assert.equal(await page.locator("reversi-board .square[tabindex='0']").count(), 1);
  await page.getByRole("button", { name: "d3, empty, legal, flips 1", exact: true }).waitFor();
  await page.getByRole("button", { name: "d4, white", exact: true }).waitFor();
  await page.getByRole("button", { name: "a1, empty", exact: true }).waitFor();
  await tabTo(page, "reversi-board .square");
  for (const [key, square] of [
    ["Control+End", "h8"], ["Home", "a8"], ["PageUp", "a1"], ["ArrowLeft", "a1"], ["End", "h1"], ["ArrowRight", "h1"],
    ["PageDown", "h8"], ["Control+Home", "a1"],
  ]) {
    await page.keyboard.press(key);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.square), square, key);
  }
});

test("each move is announced once", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "person" });
  await page.evaluate(() => {
    window.heard = [];
    const hear = () => window.heard.push(...[...document.getElementById("polite").children].map((line) => line.textContent));
    new MutationObserver(hear).observe(document.getElementById("polite"), { childList: true });
  });
  for (const [name, disc] of [["d3", "X"], ["c3", "O"], ["c4", "X"]]) {
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
    await holds(page, name, disc);
  }
  await page.waitForFunction(() => window.heard.some((text) => text.includes("c4")));
  const heard = await page.evaluate(() => window.heard);
  assert.deepEqual(heard, ["Black d3, 1 disc flipped", "White c3, 1 disc flipped", "Black c4, 1 disc flipped"]);
});

// Whole games by mouse.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Site } from "./site.mjs";
import { boardText, choose, click, holds, moves, openText, ready, says, saysLike, showsBoard, square, startGame, turn } from "./table.mjs";

const site = new Site();

test("a whole game against level 1, by mouse, to the counted end", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "computer", level: 1, colour: "black" });
  let played = 0;
  for (let offered = await turn(page); offered.length > 0; offered = await turn(page)) {
    await click(page, choose(offered));
    played += 1;
  }
  assert.ok(played > 10, `${played} moves`);
  const title = await says(page, "over-title");
  const [, own, other] = /(\d+)–(\d+)/.exec(title) ?? [];
  assert.equal(Number(own) + Number(other), 64, `the count of ${title}: empties go to the winner`);
  const discs = await boardText(page);
  const black = discs.split("X").length - 1;
  assert.equal(await page.locator("#count-first").textContent(), String(black));
  // The result covers nothing of the board.
  const board = await page.locator("reversi-board").boundingBox();
  const over = await page.locator("#over").boundingBox();
  const apart = over.x >= board.x + board.width || over.x + over.width <= board.x || over.y >= board.y + board.height || over.y + over.height <= board.y;
  assert.ok(apart, "the result lies beside the board");
  assert.ok((await moves(page)).length >= played);
});

test("a wiped out side ends the game at once, 64–0, and the end can be taken back and played again", async () => {
  const page = await site.page();
  await openText(page, "f5f4c3c6c5d6f3c4");
  await ready(page);
  const before = await boardText(page);
  await click(page, "c7");
  assert.match(await says(page, "over-title"), /64–0/);
  const end = await boardText(page);
  assert.ok(!end.includes("O"));
  await page.click("#over-undo");
  await showsBoard(page, before);
  assert.ok(await page.locator("#over").isHidden());
  await page.click("#redo");
  await showsBoard(page, end);
  assert.match(await says(page, "over-title"), /64–0/);
  await page.click("#undo");
  await showsBoard(page, before);
  assert.ok((await turn(page)).includes("c7"));
});

test("a side that cannot move passes by itself, and the page says so", async () => {
  const page = await site.page();
  await openText(page, "d5e5c2d6e6f6f5f4e4e3f3", { variant: "6x6" });
  await ready(page);
  await click(page, "f2");
  await saysLike(page, "message", /Black cannot move and passes/);
  await saysLike(page, "polite", /Black cannot move and passes/);
  await saysLike(page, "status", /White to move/);
  await click(page, "c6");
  // The pass is no move of its own: one step back is White's choice again.
  await page.click("#undo");
  await holds(page, "c6", "-");
  await saysLike(page, "status", /White to move/);
  await page.click("#undo");
  await holds(page, "f2", "-");
  assert.ok((await turn(page)).includes("f2"));
});

test("a refused square says why, and nothing changes", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "person" });
  const before = await boardText(page);
  for (const [name, reason] of [
    ["d4", /d4: already occupied by a white disc/],
    ["a1", /a1: flips nothing/],
    ["c5", /c5: flips nothing: .*open at|c5: flips nothing/],
  ]) {
    await square(page, name).click();
    await saysLike(page, "message", reason);
    await saysLike(page, "assertive", reason);
    assert.equal(await boardText(page), before);
  }
  await click(page, "d3");
});

test("what a move flipped stays marked, also without movement, until the next move", async () => {
  const page = await site.page({ reducedMotion: "reduce" });
  await startGame(page, { opponent: "person" });
  await click(page, "d3");
  const marked = () => page.locator("reversi-board .square.flipped").evaluateAll((all) => all.map((it) => it.dataset.square));
  assert.deepEqual(await marked(), ["d4"]);
  assert.equal(await page.locator("reversi-board .square.last").getAttribute("data-square"), "d3");
  assert.match(await square(page, "d4").getAttribute("aria-label"), /just flipped/);
  assert.match(await square(page, "d3").getAttribute("aria-label"), /last move/);
  const running = await page.evaluate(() => document.querySelector("reversi-board").getAnimations({ subtree: true }).length);
  assert.equal(running, 0, "nothing moves");
  const looks = (name) => square(page, name).evaluate((it) => {
    const of = (part) => { const { outline, boxShadow, borderColor, backgroundColor, backgroundImage, content, opacity } = getComputedStyle(it.querySelector(".disc") ?? it, part); return [outline, boxShadow, borderColor, backgroundColor, backgroundImage, content, opacity]; };
    const own = getComputedStyle(it);
    return JSON.stringify([of(null), of("::before"), of("::after"), own.outline, own.boxShadow, getComputedStyle(it, "::before").content, getComputedStyle(it, "::after").content, getComputedStyle(it, "::after").boxShadow, getComputedStyle(it, "::after").border]);
  });
  assert.notEqual(await looks("d4"), await looks("d5"), "a flipped disc looks different from one that was not");
  await click(page, "c5");
  assert.deepEqual(await marked(), ["d5"]);
});

test("with movement, the discs turn over outward from the played one", async () => {
  const page = await site.page({ reducedMotion: "no-preference" });
  await startGame(page, { opponent: "person" });
  await page.evaluate(() => {
    window.turned = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      const square = this.closest(".square")?.dataset.square;
      if (square) window.turned.push([square, args[1].delay ?? 0]);
      return animate.apply(this, args);
    };
  });
  await click(page, "f5");
  const turned = await page.evaluate(() => window.turned);
  assert.deepEqual(turned.map(([name]) => name).sort(), ["e5", "f5"]);
});

test("Anti Reversi: the fewest discs win", async () => {
  const page = await site.page();
  await openText(page, "f5f4c3c6c5d6f3c4c7", { variant: "anti" });
  await ready(page);
  const title = await says(page, "over-title");
  assert.match(title, /White wins 0–13/);
});

test("a drawn XOT opening begins after eight moves, and a handicap gives corners", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "person", start: "xot" });
  assert.equal((await boardText(page)).replaceAll("-", "").length, 12);
  await startGame(page, { opponent: "person", start: "handicap", corners: 2, handicap_to: "black" });
  const board = await boardText(page);
  assert.equal(board[0] + board[63], "XX");
  assert.equal(board.replaceAll("-", "").length, 6);
});

// Games and positions as text: pasted, refused, set up, taken away.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Site } from "./site.mjs";
import { boardText, click, moves, openText, ready, says, saysLike, showsBoard, square, startGame, turn } from "./table.mjs";

const site = new Site();
// A refused form is answered with its page and the status 422, which Chromium notes as an error.
const REFUSED = /status of 422/;

for (const [kind, text, expected] of [
  ["a transcript", "f5d6c3d3c4", ["f5", "d6", "c3", "d3", "c4"]],
  ["a numbered one in capitals", "1. F5 d6\n2. C3 D3  3.c4", ["f5", "d6", "c3", "d3", "c4"]],
  ["GGF", "(;GM[Othello]PB[a]PW[b]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6];)", ["f5", "d6"]],
  ["SGF", "(;GM[2]SZ[8];B[fe];W[df])", ["f5", "d6"]],
  ["a board", `${"-".repeat(27)}OX${"-".repeat(6)}XO${"-".repeat(27)} X`, []],
]) {
  test(`pasted text: ${kind}`, async () => {
    const page = await site.page();
    await openText(page, text);
    await page.waitForURL(/\/game\//);
    await ready(page);
    assert.deepEqual(await moves(page), expected);
  });
}

for (const [kind, text, reason, marked] of [
  ["a move that flips nothing", "f5d6a1", /line 1, column 5.*a1/, "a1"],
  ["no move at all", "f5 hello", /line 1, column 4/, "hello"],
  ["an occupied square on the second line", "f5d6\n  d6", /line 2, column 3.*d6/, "d6"],
]) {
  test(`refused text: ${kind}: the place, the reason, and the text is kept`, async () => {
    const page = await site.page({ ignore: REFUSED });
    await openText(page, text);
    const fault = await says(page, "fault");
    assert.match(fault, reason);
    assert.equal(await page.locator("#fault mark").textContent(), marked);
    assert.equal(await page.inputValue("#text"), text);
    await page.goto("/games");
    assert.equal(await page.locator(".games li").count(), 0, "no game was made");
  });
}

test("a game is downloaded as transcript, SGF and GGF, and each can be pasted again", async () => {
  const page = await site.page({ acceptDownloads: true });
  await openText(page, "f5d6c3d3c4");
  await ready(page);
  const game = page.url();
  for (const format of ["transcript", "sgf", "ggf"]) {
    await page.goto(game);
    await ready(page);
    await page.locator("details.keep > summary").click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator(`a[href*="/export/${format}"]`).click(),
    ]);
    const text = await readFile(await download.path(), "utf8");
    await openText(page, text);
    await page.waitForURL((url) => /\/game\//.test(url.pathname) && url.href !== game);
    await ready(page);
    assert.deepEqual(await moves(page), ["f5", "d6", "c3", "d3", "c4"], format);
  }
  assert.equal(await page.inputValue("#transcript"), "f5d6c3d3c4");
});

const HANDICAP = `X${"-".repeat(26)}OX${"-".repeat(6)}XO${"-".repeat(27)}`;

for (const [kind, text, expected] of [
  ["plain", "1. f5 d6", "f5d6"],
  ["6×6", "6x6 c2b4", "6x6 c2b4"],
  ["Anti", "anti d3", "anti d3"],
  ["a corner given", `${HANDICAP} X d3`, `8x8 ${HANDICAP} X d3`],
  ["White to begin", `${"-".repeat(27)}OX${"-".repeat(6)}XO${"-".repeat(27)} O`, `8x8 ${"-".repeat(27)}OX${"-".repeat(6)}XO${"-".repeat(27)} O`],
]) {
  test(`the text to copy opens as the same game: ${kind}`, async () => {
    const page = await site.page();
    await openText(page, text);
    await page.waitForURL(/\/game\//);
    await ready(page);
    assert.equal(await page.inputValue("#transcript"), expected);
    const [board, played] = [await boardText(page), await moves(page)];
    await openText(page, expected);
    await page.waitForURL(/\/game\//);
    await ready(page);
    assert.deepEqual([await boardText(page), await moves(page), await page.inputValue("#transcript")], [board, played, expected]);
  });
}

test("my games are listed, the latest first, and can be deleted", async () => {
  const page = await site.page();
  await page.goto("/games");
  assert.equal(await page.locator(".games li").count(), 0);
  await openText(page, "f5d6c3");
  await ready(page);
  await startGame(page, { variant: "6x6", opponent: "person" });
  await page.goto("/games");
  const names = page.locator(".games li strong");
  assert.deepEqual(await names.allTextContents(), ["Reversi 6×6", "Reversi"]);
  page.once("dialog", (dialog) => dialog.accept());
  await page.locator(".games li form button").first().click();
  await page.waitForFunction(() => document.querySelectorAll(".games li").length === 1);
  assert.deepEqual(await names.allTextContents(), ["Reversi"]);
});

test("a game is its owner's alone", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "person" });
  const other = await site.page({ ignore: /status of 404/ });
  const answer = await other.goto(page.url());
  assert.equal(answer.status(), 404);
});

test("a position is clicked together, judged while it is, and played", async () => {
  const page = await site.page();
  await page.goto("/setup");
  await saysLike(page, "verdict", /.+/);
  await page.click('[data-brush="X"]');
  await square(page, "a1").click();
  await page.click('[data-brush="O"]');
  await square(page, "b1").click();
  assert.equal((await page.inputValue("#text-board")).slice(0, 3), "XO-");
  await page.locator('[name="opponent"][value="person"]').check({ force: true });
  await page.click("form#setup button[type=submit]");
  await page.waitForURL(/\/game\//);
  await ready(page);
  assert.ok((await turn(page)).includes("c1"));
  await click(page, "c1");
  assert.equal((await boardText(page)).slice(0, 3), "XXX");
});

test("the editor's text may be short, and may name the side to move", async () => {
  const page = await site.page();
  await page.goto("/setup");
  await page.fill("#text-board", "XXX");
  await page.click('[data-brush="O"]');
  await square(page, "h1").click();
  assert.equal(await page.inputValue("#text-board"), `XXX----O${"-".repeat(56)}`);
  await page.fill("#text-board", `${"-".repeat(27)}OX${"-".repeat(6)}XO${"-".repeat(27)} O`);
  await page.locator("#verdict.good").waitFor();
  assert.ok(await page.locator('[name="to_move"][value="O"]').isChecked());
  await page.locator('[name="opponent"][value="person"]').check({ force: true });
  await page.click("form#setup button[type=submit]");
  await page.waitForURL(/\/game\//);
  await ready(page);
  await saysLike(page, "status", /White to move/);
});

test("an impossible position is refused with its reason, before and after it is sent", async () => {
  const page = await site.page({ ignore: REFUSED });
  await page.goto("/setup");
  await page.click('[data-brush="-"]');
  await square(page, "d4").click();
  await page.locator("#verdict.bad").waitFor();
  await saysLike(page, "verdict", /d4 is empty/);
  await page.click("form#setup button[type=submit]");
  await page.waitForLoadState();
  await saysLike(page, "verdict", /d4 is empty/);
  assert.equal((await page.inputValue("#text-board"))[27], "-", "the position is kept");
  await page.fill("#text-board", "XO");
  await page.locator("#verdict.bad").waitFor();
  await saysLike(page, "verdict", /64/);
});

test("corners are given with one click, and a position without a move for anyone is scored at once", async () => {
  const page = await site.page();
  await page.goto("/setup");
  await page.click('[data-corners="4"]');
  const board = await page.inputValue("#text-board");
  assert.deepEqual([0, 7, 56, 63].map((index) => board[index]), ["X", "X", "X", "X"]);
  await page.fill("#text-board", board.replaceAll("O", "X"));
  await page.locator('[name="opponent"][value="person"]').check({ force: true });
  await page.click("form#setup button[type=submit]");
  await page.waitForURL(/\/game\//);
  await ready(page);
  assert.match(await says(page, "over-title"), /Black wins 64–0/);
  await page.waitForFunction(() => document.getElementById("polite").textContent.includes("64–0"));
  await page.selectOption("#seat-first", "computer 1");
  await page.waitForFunction(() => document.getElementById("swap").ariaDisabled === "false");
  assert.match(await says(page, "over-title"), /Black wins 64–0/, "whoever sits down afterwards has not won");
});

test("a game's position goes into the editor and comes back as the same", async () => {
  const page = await site.page();
  await openText(page, "f5d6c3");
  await ready(page);
  const board = await boardText(page);
  await page.locator("details.keep > summary").click();
  await page.click("#to-editor");
  await page.waitForURL(/\/setup/);
  await showsBoard(page, board);
  assert.ok(await page.locator('[name="to_move"][value="O"]').isChecked());
});

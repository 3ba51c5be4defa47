// The computer at the table: levels, hints, play now, changing sides, watching.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Site } from "./site.mjs";
import { boardText, click, holds, inThought, moves, overhear, ready, saysLike, square, startGame, turn, until } from "./table.mjs";

const site = new Site();

test("a hint names a legal square and says why, and the square is pointed out", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "person" });
  const offered = await turn(page);
  await page.click("#hint");
  await saysLike(page, "message", /^Hint: \S/);
  const pointed = await page.locator("reversi-board .square.hinted").getAttribute("data-square");
  assert.ok(offered.includes(pointed), `${pointed} of ${offered}`);
  assert.ok((await page.locator("#message").textContent()).includes(pointed));
  assert.match(await square(page, pointed).getAttribute("aria-label"), /suggested/);
  await click(page, pointed);
  assert.equal(await page.locator("reversi-board .square.hinted").count(), 0);
});

test("“play now” at level 9 is answered within 100 ms with a legal move", async () => {
  const page = await site.page();
  const frames = overhear(page);
  await startGame(page, { opponent: "computer", level: 9, colour: "black" });
  const times = [];
  for (let round = 0; round < 3; round += 1) {
    const [first] = await turn(page);
    const before = frames.length;
    // Deep in thought, not just begun.
    const now = inThought(page, { depth: 3, click: "#now" });
    await click(page, first);
    await now;
    const sent = await until(page, "the button's message", () => frames.slice(before).find(({ way, message }) => way === "sent" && message.t === "now"));
    const played = await until(page, "the computer's move", () => frames.find(({ way, at, message }) => way === "received" && at >= sent.at && message.t === "entry"));
    assert.equal(played.message.verb, "play");
    times.push(played.at - sent.at);
  }
  // A machine that is busy with other tests delays some; an engine that does not listen delays all.
  assert.ok(Math.min(...times) < 100, `answered after ${times.map((time) => time.toFixed(1))} ms`);
});

test("the computer begins when the reader has White", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "computer", level: 2, colour: "white" });
  await turn(page);
  assert.equal((await moves(page)).length, 1);
  await saysLike(page, "status", /you play White/);
});

test("sides are changed in mid-game: the computer goes on with the reader's", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "computer", level: 1, colour: "black" });
  await turn(page);
  await page.click("#swap");
  await saysLike(page, "status", /you play White/);
  await turn(page);
  assert.equal((await moves(page)).length, 1, "the computer has played Black's move");
  assert.equal(await page.inputValue("#seat-first"), "computer 1");
  assert.equal(await page.inputValue("#seat-second"), "person");
});

test("the level is changed in mid-game, and either side can be given to a person or the computer", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "computer", level: 1, colour: "black" });
  await turn(page);
  await page.selectOption("#seat-second", "computer 3");
  await click(page, "d3");
  await turn(page);
  assert.equal(await page.inputValue("#seat-second"), "computer 3");
  await page.selectOption("#seat-second", "person");
  await saysLike(page, "status", /Black to move/);
  const offered = await turn(page);
  await click(page, offered[0]);
  await saysLike(page, "status", /White to move/);
  assert.equal((await moves(page)).length, 3);
  await page.selectOption("#seat-second", "computer 2");
  await page.waitForFunction(() => document.querySelectorAll("move-list li.black > button, move-list li.white > button").length === 4);
  await turn(page);
});

test("two persons play at one screen, and the computer referees", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "person" });
  for (const [name, disc, next] of [["f5", "X", /White to move/], ["d6", "O", /Black to move/], ["c3", "X", /White to move/]]) {
    await click(page, name);
    await holds(page, name, disc);
    await saysLike(page, "status", next);
  }
  assert.ok(await page.locator("#now").isHidden());
});

test("a demonstration plays by itself, pauses and goes on", async () => {
  const page = await site.page();
  await startGame(page, { opponent: "demo", level: 1 });
  await page.waitForFunction(() => document.querySelectorAll("move-list li.black, move-list li.white").length >= 3);
  await page.click("#pause");
  await saysLike(page, "pause", /Go on/);
  await turn(page);
  const paused = await boardText(page);
  await page.reload();
  await ready(page);
  assert.equal(await boardText(page), paused);
  await page.click("#pause");
  await saysLike(page, "pause", /Pause/);
  await page.waitForFunction((paused) => [...document.querySelectorAll("reversi-board .square")].map((it) => it.dataset.disc).join("") !== paused, paused);
});

test("it is not the reader's turn while the computer thinks", async () => {
  const page = await site.page();
  const frames = overhear(page);
  await startGame(page, { opponent: "computer", level: 9, colour: "black" });
  const early = inThought(page, { click: 'reversi-board [data-square="c3"]' });
  await click(page, "d3");
  assert.equal(await early, 0, "nothing is offered");
  await saysLike(page, "message", /Not your turn|not your turn|computer/);
  await until(page, "both moves", () => frames.filter(({ message }) => message.t === "entry").length >= 2);
  await turn(page);
  assert.equal((await moves(page)).length, 2);
});

// Backgammon at its table: by mouse, by keyboard, with the cube, with own dice, over reloads and a killed server.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dice, lies, list, move, place, playAnything, ready, start, toPlay } from "./backgammon.mjs";
import { Site } from "./site.mjs";
import { openText, overhear, saysLike, until } from "./table.mjs";

const site = new Site();

test("a turn by mouse: the page shows where each checker may go, a hit checker comes back, and nothing is played before it is confirmed", async () => {
  const page = await site.page();
  await start(page);
  await saysLike(page, "status", /higher begins/);
  await dice(page, "31");
  await saysLike(page, "status", /White plays 3-1/);
  await page.locator(".movable").first().waitFor();
  assert.match(await place(page, 8).getAttribute("aria-label"), /^Point 8, 3 white, may move .*3 to point 5/);
  await move(page, 8, 5);
  await lies(page, 5, 1, "white");
  assert.ok(await page.locator("#confirm").isHidden(), "one die is left");
  await move(page, 6, 5);
  await lies(page, 5, 2, "white");
  await saysLike(page, "status", /8\/5 6\/5: confirm/);
  await page.click("#take-back");
  await lies(page, 5, 1, "white");
  await move(page, 6, 5);
  await page.locator("#confirm").click();
  await saysLike(page, "status", /Black to roll/);
  // Black leaves a blot, White hits it and takes that back.
  await dice(page, "41");
  await move(page, 1, 2);
  await page.locator(".movable").first().waitFor();
  await move(page, 12, 16);
  await page.click("#confirm");
  await saysLike(page, "status", /White to roll/);
  await dice(page, "64");
  await page.locator('backgammon-board [data-place="24"].movable').click();
  await page.locator('backgammon-board [data-place="18"].target').waitFor();
  assert.match(await page.locator('backgammon-board [data-place="18"]').getAttribute("aria-label"), /lands here with 6/);
  await page.keyboard.press("Escape");
  await place(page, 6).click();
  await page.locator('backgammon-board [data-place="2"].target.hits').click();
  await lies(page, "bar-black", 1);
  await page.click("#take-back");
  await lies(page, "bar-black", 0);
  await lies(page, 2, 1, "black");
});

test("what is refused is told in words", async () => {
  const page = await site.page();
  await start(page);
  await dice(page, "62");
  await page.locator(".movable").first().waitFor();
  await place(page, 13).click();
  await place(page, 12).click();
  await saysLike(page, "message", /No die left goes one pip from 13/);
  assert.equal(await page.locator("#message").getAttribute("data-kind"), "refused");
  await page.fill("#typed", "24/18 24/23");
  await page.keyboard.press("Enter");
  await saysLike(page, "message", /one pip from 24/);
  await page.fill("#typed", "24/18 24/21");
  await page.keyboard.press("Enter");
  // The next word comes before the answer to this one may have: neither is lost.
  await page.fill("#typed", "24/18 13/11");
  await page.keyboard.press("Enter");
  await saysLike(page, "status", /Black to roll/);
});

test("a checker is dragged to where it goes", async () => {
  const page = await site.page();
  await start(page);
  await dice(page, "31");
  await page.locator('backgammon-board [data-place="8"].movable').waitFor();
  const [from, to] = await Promise.all([8, 5].map((name) => place(page, name).boundingBox()));
  await page.mouse.move(from.x + from.width / 2, from.y + from.height - 12);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await lies(page, 5, 1, "white");
});

test("a turn by keyboard alone: typed plays, a checker at a time, letters, the arrows, and Enter", async () => {
  const page = await site.page();
  await start(page);
  await page.locator("#dice-typed").focus();
  await page.keyboard.type("42");
  await page.keyboard.press("Enter");
  await saysLike(page, "status", /White plays 4-2/);
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.type("8/4");
  await page.keyboard.press("Enter");
  await lies(page, 4, 1, "white");
  await page.keyboard.press("Backspace");
  await lies(page, 4, 0);
  await page.keyboard.type("8/4 6/4");
  await page.keyboard.press("Enter");
  await saysLike(page, "status", /Black to roll/);
  await lies(page, 4, 2, "white");
  await page.keyboard.type("31");
  await page.keyboard.press("Enter");
  await saysLike(page, "status", /Black plays 3-1/);
  // Letters: from the 8 point with the 3, from the 6 point with the 1.
  await page.keyboard.type("hf");
  await page.keyboard.press("Enter");
  await saysLike(page, "status", /White to roll/);
  await lies(page, 20, 2, "black");
  await page.keyboard.type("65");
  await page.keyboard.press("Enter");
  await saysLike(page, "status", /White plays 6-5/);
  await place(page, 24).focus();
  await page.keyboard.press("Enter");
  await page.locator('backgammon-board [data-place="24"].held').waitFor();
  await page.locator('backgammon-board [data-place="13"].target').focus();
  await page.keyboard.press("Enter");
  await lies(page, 13, 6, "white");
  await saysLike(page, "status", /24\/13: confirm/);
  await page.keyboard.press("Enter");
  await saysLike(page, "status", /Black to roll/);
});

test("a match with doubling to its end: take, drop, Crawford, resignation; habit loses nothing", async () => {
  const page = await site.page();
  await start(page, { length: "match", points: "3" });
  await saysLike(page, "match", /Match to 3 points.*Cube 1 in the middle/);
  await dice(page, "31");
  await page.locator(".movable").first().waitFor();
  await page.fill("#typed", "8/5 6/5");
  await page.keyboard.press("Enter");
  await page.locator("#double").click();
  await saysLike(page, "status", /offered to White at 2/);
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press("Enter");
  await saysLike(page, "message", /choose one of the buttons/);
  await page.click("#take");
  await saysLike(page, "match", /Cube 2, White’s/);
  await dice(page, "62");
  await page.locator(".movable").first().waitFor();
  await page.fill("#typed", "24/18 13/11");
  await page.keyboard.press("Enter");
  await saysLike(page, "status", /White to roll or double/);
  // Black may resign although it is not on roll; the first answer to the question is no.
  await page.click("#resign");
  await page.locator("#sure[open]").waitFor();
  await page.keyboard.press("Enter");
  assert.equal(await page.locator("#sure[open]").count(), 0);
  await page.click("#resign");
  await page.click("#sure-yes");
  await saysLike(page, "status", /White resigns: a single game, 2 points/);
  await page.click("#accept");
  await saysLike(page, "over-title", /Black wins a single game: 2 points/);
  await dice(page, "31");
  await saysLike(page, "match", /Crawford game/);
  await page.locator(".movable").first().waitFor();
  await page.fill("#typed", "8/5 6/5");
  await page.keyboard.press("Enter");
  await saysLike(page, "status", /^Black to roll$/);
  assert.ok(await page.locator("#double").isHidden(), "nobody doubles in the Crawford game");
  await page.click("#resign");
  await page.click("#sure-yes");
  await page.click("#accept");
  await saysLike(page, "over-title", /White wins a single game: 1 point/);
  await dice(page, "13");
  await saysLike(page, "match", /after Crawford/);
  await page.fill("#typed", "8/5 6/5");
  await page.keyboard.press("Enter");
  await page.click("#double");
  await saysLike(page, "status", /offered to Black at 2/);
  await page.keyboard.press("t");
  await saysLike(page, "match", /Cube 2, Black’s/);
  await page.click("#resign");
  await page.click("#sure-yes");
  await page.click("#accept");
  await saysLike(page, "over-title", /wins the match/);
  assert.ok((await list(page)).some((line) => /Game 3/.test(line)));
});

test("a whole game by mouse, from the first roll to the last checker", async () => {
  const page = await site.page();
  await start(page);
  // Dice from a seed, so that the game is the same each time.
  let seed = 7;
  const die = () => 1 + ((seed = (seed * 48271) % 2147483647) % 6);
  const current = () => page.locator("match-list [aria-current]").getAttribute("data-node");
  let [turns, over] = [0, false];
  while (!over) {
    const before = await current();
    await dice(page, `${die()}${die()}`);
    const due = await page.waitForFunction((before) => {
      if (document.querySelector("match-list [aria-current]")?.dataset.node === before) return false;
      if (document.getElementById("over")?.hidden === false) return "over";
      if (document.querySelector("backgammon-board .movable")) return "play";
      return document.getElementById("dice-form").hidden ? false : "roll";
    }, before);
    if ((await due.jsonValue()) === "play") {
      await playAnything(page);
      turns += 1;
    }
    assert.ok(turns < 300, "the game does not end");
    over = await page.locator("#over").isVisible();
  }
  assert.ok(turns > 20, `${turns} turns`);
  await saysLike(page, "over-title", /wins/);
  const off = await page.locator('backgammon-board [data-place^="off"][data-count="15"]').count();
  assert.equal(off, 1);
});

test("a pasted position is played to its end by mouse: the last checkers are borne off", async () => {
  const page = await site.page();
  await openText(page, "XGID=-BA---------------------b-:0:0:1:21:0:0:0:1:10");
  await page.waitForURL(/\/game\//);
  await ready(page);
  await toPlay(page);
  await playAnything(page);
  await saysLike(page, "status", /White to roll/);
  // Whatever White rolls, both its last checkers go.
  await toPlay(page);
  await playAnything(page);
  await saysLike(page, "over-title", /White wins the match/);
  await saysLike(page, "over-count", /All checkers are off: a single game/);
  await page.click("#over-step");
  await saysLike(page, "looking-text", /Start/);
  await page.click("#return");
  await page.click("#over-undo");
  await page.locator("#over").waitFor({ state: "hidden" });
});

test("a pasted match file opens at its end, can be stepped through and played on", async () => {
  const page = await site.page();
  const file = " 3 point match\n\n Game 1\n Ann : 0                            Bob : 0\n  1) 31: 8/5 6/5                     42: 8/4 6/4\n  2) 62: 24/18 13/11                  Doubles => 2\n  3)  Takes                          31: 8/5 6/5\n";
  await openText(page, file);
  await page.waitForURL(/\/game\//);
  await ready(page);
  await saysLike(page, "match", /Match to 3 points.*Cube 2/);
  await page.click("#first");
  await saysLike(page, "looking-text", /Start/);
  await lies(page, 24, 2);
  await page.click("#next");
  await page.click("#next");
  await page.click("#continue");
  await page.locator("#looking").waitFor({ state: "hidden" });
  await toPlay(page);
  await playAnything(page);
  assert.ok((await list(page)).some((line) => line.startsWith("Instead:")), "the old line stays");
});

test("the dice of a roll stay what they are over a reload, a killed server and going back", async () => {
  const page = await site.page();
  await start(page, { dice: "drawn" });
  await toPlay(page);
  const faces = () => page.locator("backgammon-board .die").evaluateAll((dice) => dice.map((die) => die.dataset.face).join());
  const first = await faces();
  await page.locator(".movable").first().click();
  await page.locator(".target").first().click();
  await page.locator("#take-back").waitFor();
  await page.reload();
  await ready(page);
  assert.equal(await faces(), first);
  await site.server.end("SIGKILL");
  await site.server.start();
  await page.reload();
  await ready(page);
  assert.equal(await faces(), first);
  await page.click("#first");
  await page.click("#continue");
  await page.locator("#roll").waitFor();
  await toPlay(page);
  assert.equal(await faces(), first);
});

test("the computer plays its side, and the dice are counted", async () => {
  const page = await site.page();
  const frames = overhear(page);
  await start(page, { opponent: "computer", dice: "drawn", level: "1", colour: "white" });
  for (let plays = 0; plays < 2; plays += 1) {
    await toPlay(page);
    await playAnything(page);
  }
  await toPlay(page);
  assert.ok(frames.some(({ message }) => message.t === "entry" && message.verb === "play" && message.seat === "second"));
  await page.locator("#dice-panel summary").click();
  await saysLike(page, "dice-counts", /Die 6/);
  await until(page, "the counts", () => frames.some(({ message, way }) => way === "received" && message.t === "dice"));
});

test("a hint names the best play, and the best plays with their equity", async () => {
  const page = await site.page();
  await start(page);
  await dice(page, "31");
  await page.locator(".movable").first().waitFor();
  await page.click("#hint");
  await saysLike(page, "message", /^Hint: 8\/5 6\/5/);
  await page.locator("value-list li").first().waitFor();
  assert.match(await page.locator("value-list li.best").first().textContent(), /8\/5 6\/5[+\u2212]\d\.\d{3}/);
  await page.fill("#typed", "8/5 6/5");
  await page.keyboard.press("Enter");
  await page.locator("#values").waitFor({ state: "hidden" });
});

test("analysis is a switch: it follows the reader, tells the cube's decision too, and is remembered apart against the computer", async () => {
  const page = await site.page();
  await start(page);
  await dice(page, "31");
  await page.locator(".movable").first().waitFor();
  await page.click("#analysis");
  await saysLike(page, "worth", /^Equity \+0\.\d{3} for White, 2 moves ahead$/);
  await saysLike(page, "polite", /Best: 8\/5 6\/5/);
  await page.locator("value-list summary").click();
  assert.equal(await page.locator("value-list li").count(), 16, "every play");
  await page.fill("#typed", "8/5 6/5");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => [...document.querySelectorAll("value-list b")].map((name) => name.textContent).join() === "Roll,Double");
  await page.click("#previous");
  await page.locator("value-list b", { hasText: "8/5 6/5" }).waitFor();
  await page.reload();
  await page.locator('#analysis[aria-pressed="true"]').waitFor();
  await page.locator("value-list b", { hasText: "Double" }).waitFor();
  await page.keyboard.press("v");
  await page.locator("#values").waitFor({ state: "hidden" });
  await page.keyboard.press("v");
  await start(page, { opponent: "computer", dice: "drawn", level: "1", colour: "white" });
  await page.locator('#analysis[aria-pressed="false"]').waitFor();
});

test("a demonstration is stopped and goes on", async () => {
  const page = await site.page();
  await start(page, { opponent: "demo", dice: "drawn", level: "1" });
  await page.click("#pause");
  await page.waitForFunction(() => document.getElementById("seat-first").value === "person");
  await saysLike(page, "pause", /Go on/);
  await page.click("#pause");
  await page.waitForFunction(() => document.getElementById("seat-first").value === "computer 1");
});

test("a beaver: who drops it is asked whether to lose the doubled stake", async () => {
  const page = await site.page();
  await start(page, { length: "money", beavers: "on" });
  await dice(page, "31");
  await page.locator(".movable").first().waitFor();
  await page.fill("#typed", "8/5 6/5");
  await page.keyboard.press("Enter");
  await page.click("#double");
  await page.click("#beaver");
  await saysLike(page, "status", /offered back to Black at 4/);
  await page.click("#drop");
  await saysLike(page, "sure-text", /lose 2 points/);
  await page.click("#sure-yes");
  await saysLike(page, "over-title", /White wins a single game: 2 points/);
});

test("a side that cannot play passes by itself, and the page says so", async () => {
  const page = await site.page();
  await openText(page, "XGID=-------------------bbbbbbA:0:0:1:00:0:0:0:0:10");
  await page.waitForURL(/\/game\//);
  await ready(page);
  await page.click("#roll");
  await saysLike(page, "message", /^Black cannot play \d-\d and passes/);
  await saysLike(page, "status", /White to roll/);
  await saysLike(page, "polite", /cannot play/);
});

for (const [what, xgid, typed, says] of [
  ["both dice", "XGID=--------A---------b-----A-:0:0:1:62:0:0:0:0:10", "8/6", /Both dice must be played/],
  ["the larger die", "XGID=----------------b-------A-:0:0:1:62:0:0:0:0:10", "24/22", /Only the larger die can be played: it is the 6/],
  ["the bar", "XGID=-b----E-C---eE---c-d----AA:0:0:1:31:0:0:0:0:10", "8/5 6/5", /A checker waits on the bar/],
  ["a held point", "XGID=-b---bE-C---cE---c-e----B-:0:0:1:31:0:0:0:0:10", "6/5", /Point 5 is held/],
  ["a higher checker", "XGID=b--AA-A-------------------:0:0:1:61:0:0:0:0:10", "4/off", /A higher checker remains on 6: the 6 may not bear off from 4/],
]) {
  test(`an illegal try says why in words: ${what}`, async () => {
    const page = await site.page();
    await openText(page, xgid);
    await page.waitForURL(/\/game\//);
    await ready(page);
    await page.fill("#typed", typed);
    await page.keyboard.press("Enter");
    await saysLike(page, "message", says);
  });
}

test("helpers play what is forced and bear off by themselves, each once", async () => {
  const page = await site.page();
  const frames = overhear(page);
  await page.goto(`/setup/backgammon?position=${encodeURIComponent("XGID=-BBC-------------------bb-:0:0:1:00:0:0:0:0:10")}`);
  await page.locator('[name="opponent"][value="person"]').check({ force: true });
  await page.locator('[name="dice"][value="typed"]').check({ force: true });
  await page.click("form#setup button[type=submit]");
  await page.waitForURL(/\/game\//);
  await ready(page);
  await page.locator(".keep details summary").first().click();
  await page.check("#auto-forced");
  await page.check("#auto-bear-off");
  await dice(page, "32");
  await saysLike(page, "status", /White to roll/);
  await dice(page, "11");
  await saysLike(page, "status", /Black to roll/);
  await lies(page, "off-black", 10, "black");
  await lies(page, "off-white", 14, "white");
  assert.equal(frames.filter(({ message }) => message.t === "play").length, 2, "nothing is sent twice");
  assert.ok(frames.every(({ message }) => message.t !== "refused"));
});

test("figures have the decimal sign of the language", async () => {
  const page = await site.page({ locale: "fr-FR" });
  await start(page);
  await dice(page, "31");
  await page.locator(".movable").first().waitFor();
  await page.click("#hint");
  await saysLike(page, "message", /équité \+0,\d{3}/);
});

test("a second tab throws no second dice, and plays no second play", async () => {
  const page = await site.page();
  await start(page, { dice: "drawn" });
  await toPlay(page);
  await playAnything(page);
  await saysLike(page, "status", /to roll/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await ready(other);
  // Whichever is faster: the button of the other may be gone before its click.
  await Promise.all([page, other].map((tab) => tab.evaluate(() => document.getElementById("roll").click())));
  const [here, there] = await Promise.all([page, other].map(async (tab) => {
    await tab.locator(".movable").first().waitFor();
    return list(tab);
  }));
  assert.deepEqual(here, there);
  assert.equal(here.filter((line) => / rolls \d-\d$/.test(line)).length, 1, here.join(" | "));
  await other.close();
});

// The server is killed in the middle of a game. Nothing is lost, and the page finds it again by itself.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Server, Site } from "./site.mjs";
import { boardText, click, holds, inThought, moves, ready, showsBoard, square, startGame, turn } from "./table.mjs";

const site = new Site();
// What Chromium notes of a connection that is refused while the server is away.
const AWAY = /WebSocket connection|ERR_CONNECTION_REFUSED/;

/** Kills the server and starts it on the same data and port. */
async function again() {
  const { folder, port } = site.server;
  await site.server.end("SIGKILL");
  site.server = new Server(folder, port);
}

test("kill -9 between two moves: the page comes back by itself and the game goes on", async () => {
  const page = await site.page({ ignore: AWAY });
  await startGame(page, { opponent: "person" });
  await click(page, "d3");
  await click(page, "c3");
  const before = await boardText(page);
  await again();
  await page.locator("#net").waitFor({ state: "visible" });
  // Played while nobody is there: it waits, and is done when the server is back.
  await square(page, "c4").click();
  await site.server.start();
  await holds(page, "c4", "X");
  await page.locator("#net").waitFor({ state: "hidden" });
  assert.deepEqual(await moves(page), ["d3", "c3", "c4"]);
  await page.click("#undo");
  await showsBoard(page, before);
});

test("kill -9 while the computer thinks: it thinks again and plays", async () => {
  const page = await site.page({ ignore: AWAY });
  await startGame(page, { opponent: "computer", level: 9, colour: "black" });
  const thinking = inThought(page);
  await click(page, "d3");
  await thinking;
  await again();
  await site.server.start();
  await page.waitForFunction(() => document.querySelector("#now")?.hidden === false || document.querySelector(".square.open"));
  if (await page.locator("#now").isVisible()) await page.click("#now", { force: true }).catch(() => {});
  await turn(page);
  assert.equal((await moves(page)).length, 2);
});

test("after a kill, a new page shows everything that was played", async () => {
  const page = await site.page({ ignore: AWAY });
  await startGame(page, { opponent: "person" });
  for (const name of ["f5", "d6", "c3", "d3", "c4"]) await click(page, name);
  const before = await boardText(page);
  const address = page.url();
  await again();
  await site.server.start();
  await page.goto(address);
  await ready(page);
  await showsBoard(page, before);
  assert.deepEqual(await moves(page), ["f5", "d6", "c3", "d3", "c4"]);
});

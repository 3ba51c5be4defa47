// The lessons: little boards that ask, check the answer and say why.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Site } from "./site.mjs";
import { boardText, moves, ready, saysLike } from "./table.mjs";

const site = new Site();

/** The games that are taught, and what a place of their boards is to the page. */
const GAMES = /** @type {const} */ ([["reversi", ".square", "square"], ["backgammon", ".place", "place"]]);

/**
 * The parts of the lessons with what the server says is right in them.
 * @param {import("playwright-core").Page} page
 * @param {string} game
 */
async function parts(page, game = "reversi") {
  await page.goto(`/learn/${game}`);
  await page.locator(`lesson-board ${game}-board button`).first().waitFor();
  return page.evaluate(async () => {
    const text = await (await fetch(location.pathname)).text();
    const copy = new DOMParser().parseFromString(text, "text/html");
    return [...copy.querySelectorAll("lesson-board")].map((part) => ({
      id: part.id,
      kind: ["steps", "find", "play", "choose"].find((kind) => part.classList.contains(kind)),
      data: JSON.parse(part.querySelector("script.data").textContent),
      // What is to be played, where that is asked: the first play that the folded answer names.
      play: part.querySelector(".solution strong")?.textContent.split(" ") ?? [],
    }));
  });
}

/** What a part has said last. @param {import("playwright-core").Page} page @param {string} id @param {string} kind */
const said = (page, id, kind) => page.locator(`#${id} .said[data-kind="${kind}"]`).waitFor();

/**
 * Plays a roll on a lesson's board, as `24/13`, `4/off(2)` or `6/3*` say.
 * @param {import("playwright-core").Page} page
 * @param {string} id
 * @param {string[]} moves
 */
async function playRoll(page, id, moves) {
  const place = (name) => page.locator(`#${id} [data-place="${{ bar: "bar-white", off: "off-white" }[name] ?? name}"]`);
  for (const move of moves) {
    const [, from, to, times] = /^(\w+)\/(?:\w+\/)*?(\w+)\*?(?:\((\d)\))?$/.exec(move);
    for (let i = 0; i < Number(times ?? 1); i += 1) {
      await page.locator(`#${id} [data-place].movable`).first().waitFor();
      if (!(await place(from).getAttribute("class")).includes("held")) await place(from).click();
      const before = await page.locator(`#${id} .said`).textContent();
      await place(to).click();
      await page.waitForFunction(({ id, before }) => document.querySelector(`#${id} .said`).textContent !== before, { id, before });
    }
  }
}

for (const [game, , name] of GAMES) {
  test(`every question of the lessons knows its answer and says why others are wrong (${game})`, async () => {
    const page = await site.page();
    const all = await parts(page, game);
    const asking = all.filter(({ kind }) => kind !== "steps");
    assert.ok(asking.length > 5, `${asking.length} questions`);
    for (const { id, kind, data, play } of asking) {
      if (kind === "find") {
        const wrong = data.wrong.find(({ squares }) => squares.length > 0);
        if (wrong) {
          await page.locator(`#${id} [data-${name}="${wrong.squares[0]}"]`).click();
          await said(page, id, "wrong");
          const text = await page.locator(`#${id} .said`).textContent();
          if (game === "reversi") assert.equal(text, wrong.text.replaceAll("{square}", wrong.squares[0]));
          else assert.doesNotMatch(text, /[{}]/);
        }
        // In the page itself: some questions have many answers.
        await page.evaluate(({ id, data, name }) => {
          const part = document.getElementById(id);
          for (const { square } of data.right) {
            if (!part.classList.contains("solved")) part.querySelector(`[data-${name}="${square}"]`).click();
          }
        }, { id, data, name });
      } else if (kind === "play") {
        // A checker of the reader's is taken up and put where no die leads.
        const from = data.turn.reach[0].from;
        const targets = new Set(data.turn.reach.filter((way) => way.from === from).map((way) => way.to));
        const source = page.locator(`#${id} [data-place="${from === 25 ? "bar-white" : from}"]`);
        if (!(await source.getAttribute("class")).includes("held")) await source.click();
        const nowhere = [24, 23, 22, 21, 20, 19, 18, 17, 16].find((to) => to < from && !targets.has(to) && data.turn.board[to] <= 0) ?? 24;
        await page.locator(`#${id} [data-place="${nowhere}"]`).click();
        await said(page, id, "wrong");
        await playRoll(page, id, play);
      } else {
        const options = page.locator(`#${id} .choices button`);
        const letters = data.why.map(([letter]) => letter);
        await options.nth(letters.findIndex((letter) => letter !== data.right)).click();
        await said(page, id, "wrong");
        await options.nth(letters.indexOf(data.right)).click();
      }
      await said(page, id, "right");
      await page.locator(`#${id}.solved`).waitFor();
    }
    const progress = () => page.locator("#progress").evaluate((bar) => [bar.value, bar.max]);
    assert.deepEqual(await progress(), [asking.length, asking.length]);
    await page.reload();
    await page.locator("lesson-board.solved").first().waitFor();
    assert.deepEqual(await progress(), [asking.length, asking.length], "it is remembered");
    await page.click("#forget");
    assert.deepEqual(await progress(), [0, asking.length]);
  });

  test(`the lessons are the same in French: as many parts, the same answers, other words (${game})`, async () => {
    const english = await parts(await site.page({ locale: "en-GB" }), game);
    const french = await parts(await site.page({ locale: "fr-FR" }), game);
    const answers = (all) => all.map(({ id, kind, data, play }) => [id, kind, data.right?.map?.(({ square }) => square) ?? data.right, data.frames?.length, play]);
    if (game === "reversi") assert.deepEqual(answers(french).map((one) => one.slice(0, 4)), answers(english).map((one) => one.slice(0, 4)));
    else assert.deepEqual(answers(french), answers(english));
    for (const [index, { id, kind, data }] of french.entries()) {
      const [own, other] = [JSON.stringify(data), JSON.stringify(english[index].data)];
      // A roll to be played has no words: its answers come from the server.
      if (kind !== "play") assert.notEqual(own, other, `${id} says the same in both languages`);
    }
  });

  test(`what a lesson shows in steps is stepped through to its end and back (${game})`, async () => {
    const page = await site.page();
    const all = await parts(page, game);
    const steps = all.filter(({ kind }) => kind === "steps");
    assert.ok(steps.length > 0);
    // In the page itself: there are hundreds of steps.
    const wrong = await page.evaluate(({ steps, game }) => {
      const wrong = [];
      for (const { id, data } of steps) {
        const part = document.getElementById(id);
        const [first, previous, next, last] = part.querySelectorAll(".stepper button");
        const reversi = () => [...part.querySelectorAll(".square")].map((it) => it.dataset.disc).join("");
        const backgammon = () => {
          const board = Array(26).fill(0);
          for (const it of part.querySelectorAll("[data-place]")) {
            const at = { "bar-white": 25, "bar-black": 0 }[it.dataset.place] ?? Number(it.dataset.place);
            const sign = it.dataset.place.startsWith("bar") || it.dataset.side !== "black" ? 1 : -1;
            if (!Number.isNaN(at)) board[at] = sign * Number(it.dataset.count);
          }
          return String(board.map((count) => count || 0));
        };
        const shows = (what, frame) => {
          const board = game === "reversi" ? reversi() : backgammon();
          const text = part.querySelector(".said").textContent;
          if (board !== String(frame.board) || text !== frame.text) wrong.push(`${id}: ${what}: ${text}: ${board}`);
        };
        shows("the start", data.frames[0]);
        for (const [step, frame] of data.frames.slice(1).entries()) {
          next.click();
          shows(`step ${step + 1}`, frame);
        }
        if (next.getAttribute("aria-disabled") !== "true") wrong.push(`${id}: goes on after the last step`);
        previous.click();
        shows("one back", data.frames.at(-2));
        first.click();
        shows("the start again", data.frames[0]);
        last.click();
        shows("the end", data.frames.at(-1));
      }
      return wrong;
    }, { steps, game });
    assert.deepEqual(wrong, []);
  });
}

test("the example game is stepped through with its comments, and taken over in the middle", async () => {
  const page = await site.page();
  await page.goto("/learn/reversi/example");
  await page.locator("reversi-board .square").first().waitFor();
  const count = Number(await page.locator("#slider").getAttribute("max"));
  assert.ok(count >= 50, `${count} moves`);
  const comments = await page.evaluate((count) => {
    let comments = 0;
    for (let ply = 1; ply <= count; ply += 1) {
      document.getElementById("next").click();
      const current = document.querySelector(`#moves li[data-number="${ply}"] button`).getAttribute("aria-current");
      if (current === "step" && document.getElementById("comment").textContent.trim()) comments += 1;
    }
    return comments;
  }, count);
  assert.ok(comments > 10, `${comments} comments`);
  assert.equal(await page.locator("#next").getAttribute("aria-disabled"), "true");
  assert.ok(await page.locator("#take-black").isDisabled(), "a finished game cannot be played on");
  await page.locator("#slider").fill("20");
  const board = await boardText(page);
  await page.click("#take-white");
  await page.waitForURL(/\/game\//);
  await ready(page);
  // The computer answers at once; what is looked at afterwards stays.
  await page.locator("move-list li.black > button, move-list li.white > button").nth(20).waitFor();
  assert.ok((await moves(page)).length > 20);
  await page.locator("move-list li.black > button, move-list li.white > button").nth(19).click();
  assert.equal(await boardText(page), board);
});

test("a lesson's board is played by keyboard too", async () => {
  const page = await site.page();
  const all = await parts(page);
  const { id, data } = all.find(({ kind, data }) => kind === "find" && data.right.length === 1) ?? all.find(({ kind }) => kind === "find");
  const [{ square }] = data.right;
  await page.locator(`#${id} .square[tabindex="0"]`).focus();
  await page.keyboard.press("Control+Home");
  for (let i = 0; i < square.charCodeAt(0) - 97; i += 1) await page.keyboard.press("ArrowRight");
  for (let i = 1; i < Number(square.slice(1)); i += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await said(page, id, "right");
  await saysLike(page, "assertive", /\S/);
});

test("the example game of Backgammon is stepped through with its comments, and taken over before the redouble", async () => {
  const page = await site.page();
  await page.goto("/learn/backgammon/example");
  await page.locator("backgammon-board .place").first().waitFor();
  const count = Number(await page.locator("#slider").getAttribute("max"));
  assert.equal(count, 45);
  const comments = await page.evaluate((count) => {
    const comments = new Set();
    for (let ply = 1; ply <= count; ply += 1) {
      document.getElementById("next").click();
      const current = document.querySelector(`#moves li[data-number="${ply}"] button`).getAttribute("aria-current");
      if (current === "step") comments.add(document.getElementById("comment").textContent.trim());
    }
    return comments.size;
  }, count);
  assert.equal(comments, count, "each turn has its own comment");
  assert.equal(await page.locator('backgammon-board [data-place="off-white"]').getAttribute("data-count"), "15");
  assert.ok(await page.locator("#take-white").isDisabled(), "a finished game cannot be played on");
  await page.locator("#slider").fill("24");
  await page.click("#take-white");
  await page.waitForURL(/\/game\//);
  await page.locator("#double").waitFor();
  assert.equal(await page.locator('backgammon-board [data-place="bar-black"]').getAttribute("data-count"), "1");
});

test("a roll of a lesson is played by keyboard, and taken back", async () => {
  const page = await site.page();
  await parts(page, "backgammon");
  const part = page.locator("#bg-points-five");
  await part.locator(".place[tabindex='0']").focus();
  // From point 6, where the Tab key stops first.
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  const label = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  assert.match(label, /^Point 5, empty, lands here with 1/);
  await page.keyboard.press("Enter");
  await part.locator(".playing button").first().waitFor();
  assert.match(await part.locator('[data-place="8"]').getAttribute("aria-label"), /^Point 8, 3 of yours, may move 3 to point 5$/);
  await part.getByRole("button", { name: "Take back" }).click();
  await page.waitForFunction(() => document.querySelector('#bg-points-five [data-place="6"]').dataset.count === "5");
  await part.locator(".playing").getByRole("button").first().waitFor({ state: "hidden" });
});

test("each game's lessons are remembered apart", async () => {
  const page = await site.page();
  await parts(page, "reversi");
  const { id, data } = (await parts(page, "reversi")).find(({ kind }) => kind === "choose");
  await page.locator(`#${id} .choices button`).nth(data.why.findIndex(([letter]) => letter === data.right)).click();
  await page.locator(`#${id}.solved`).waitFor();
  await parts(page, "backgammon");
  assert.equal(await page.locator("#progress").evaluate((bar) => bar.value), 0);
  await page.goto("/learn/reversi");
  await page.locator(`#${id}.solved`).waitFor();
});

test("the lessons of both games are found from the first page, from each other and from a game", async () => {
  const page = await site.page();
  await page.goto("/");
  await page.locator('.newcomer a[href="/learn/backgammon"]').click();
  await page.waitForURL("/learn/backgammon");
  await page.locator("nav#menu a[href='/learn']").click();
  await page.locator('main a[href="/learn/reversi"]').click();
  await page.waitForURL("/learn/reversi");
  await page.goto("/learn/backgammon");
  await page.locator(".contents-example a").click();
  await page.waitForURL("/learn/backgammon/example");
});

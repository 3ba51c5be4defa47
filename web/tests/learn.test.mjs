// The lessons: little boards that ask, check the answer and say why.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Site } from "./site.mjs";
import { boardText, moves, ready, saysLike } from "./table.mjs";

const site = new Site();

/** The parts of the lessons with what the server says is right in them. @param {import("playwright-core").Page} page */
async function parts(page) {
  await page.goto("/learn/reversi");
  await page.locator("lesson-board reversi-board .square").first().waitFor();
  return page.evaluate(async () => {
    const text = await (await fetch(location.pathname)).text();
    const copy = new DOMParser().parseFromString(text, "text/html");
    return [...copy.querySelectorAll("lesson-board")].map((part) => ({
      id: part.id,
      kind: ["steps", "find", "choose"].find((kind) => part.classList.contains(kind)),
      data: JSON.parse(part.querySelector("script.data").textContent),
    }));
  });
}

/** What a part has said last. @param {import("playwright-core").Page} page @param {string} id @param {string} kind */
const said = (page, id, kind) => page.locator(`#${id} .said[data-kind="${kind}"]`).waitFor();

test("every question of the lessons knows its answer and says why others are wrong", async () => {
  const page = await site.page();
  const all = await parts(page);
  const asking = all.filter(({ kind }) => kind !== "steps");
  assert.ok(asking.length > 5, `${asking.length} questions`);
  for (const { id, kind, data } of asking) {
    if (kind === "find") {
      const wrong = data.wrong.find(({ squares }) => squares.length > 0);
      if (wrong) {
        await page.locator(`#${id} [data-square="${wrong.squares[0]}"]`).click();
        await said(page, id, "wrong");
        const text = await page.locator(`#${id} .said`).textContent();
        assert.equal(text, wrong.text.replaceAll("{square}", wrong.squares[0]));
      }
      // In the page itself: some questions have many answers.
      await page.evaluate(({ id, data }) => {
        const part = document.getElementById(id);
        for (const { square } of data.right) {
          if (!part.classList.contains("solved")) part.querySelector(`[data-square="${square}"]`).click();
        }
      }, { id, data });
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

test("the lessons are the same in French: as many parts, the same answers, other words", async () => {
  const english = await parts(await site.page({ locale: "en-GB" }));
  const french = await parts(await site.page({ locale: "fr-FR" }));
  const answers = (all) => all.map(({ id, kind, data }) => [id, kind, data.right?.map?.(({ square }) => square) ?? data.right, data.frames?.length]);
  assert.deepEqual(answers(french), answers(english));
  for (const [index, { id, data }] of french.entries()) {
    const [own, other] = [JSON.stringify(data), JSON.stringify(english[index].data)];
    assert.notEqual(own, other, `${id} says the same in both languages`);
  }
});

test("what a lesson shows in steps is stepped through to its end and back", async () => {
  const page = await site.page();
  const all = await parts(page);
  const steps = all.filter(({ kind }) => kind === "steps");
  assert.ok(steps.length > 0);
  // In the page itself: there are hundreds of steps.
  const wrong = await page.evaluate((steps) => {
    const wrong = [];
    for (const { id, data } of steps) {
      const part = document.getElementById(id);
      const [first, previous, next, last] = part.querySelectorAll(".stepper button");
      const shows = (what, frame) => {
        const board = [...part.querySelectorAll(".square")].map((it) => it.dataset.disc).join("");
        const text = part.querySelector(".said").textContent;
        if (board !== frame.board || text !== frame.text) wrong.push(`${id}: ${what}: ${text}`);
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
  }, steps);
  assert.deepEqual(wrong, []);
});

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
  assert.ok((await moves(page)).length >= 20);
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

// What a person sees and does at a table of Backgammon.

/** @typedef {import("playwright-core").Page} Page */

/** Starts a game through the form of the first page. @param {Page} page @param {Record<string, string>} [choice] */
export async function start(page, choice = {}) {
  await page.goto("/");
  await page.locator('[name="variant"][value="backgammon"]').check({ force: true });
  await page.locator("details.match-choice").evaluate((more) => more.setAttribute("open", ""));
  for (const [name, value] of Object.entries({ opponent: "person", length: "single", dice: "typed", ...choice })) {
    if (name === "points") await page.fill('[name="points"]', value);
    else await page.locator(`[name="${name}"][value="${value}"]`).check({ force: true });
  }
  await page.locator("form.choose button[type=submit]").click();
  await page.waitForURL(/\/game\//);
  await ready(page);
}

/** @param {Page} page */
export async function ready(page) {
  await page.locator("backgammon-board .place").first().waitFor();
  await page.locator("match-list li").first().waitFor();
}

/** The place of a point in White's numbering, `bar-white`, `off-black`. @param {Page} page @param {number | string} name */
export const place = (page, name) => page.locator(`backgammon-board [data-place="${name}"]`);

/** Types what the dice show. @param {Page} page @param {string} text */
export async function dice(page, text) {
  await page.locator("#dice-form").waitFor();
  await page.fill("#dice-typed", text);
  await page.keyboard.press("Enter");
}

/** Takes a checker up and puts it down. @param {Page} page @param {number | string} from @param {number | string} to */
export async function move(page, from, to) {
  await page.locator(`backgammon-board [data-place="${from}"].movable`).waitFor();
  if (!(await place(page, from).getAttribute("class")).includes("held")) await place(page, from).click();
  await page.locator(`backgammon-board [data-place="${to}"].target`).click();
}

/** Waits until so many checkers of a side lie at a place. @param {Page} page @param {number | string} name @param {number} count @param {string} [side] */
export const lies = (page, name, count, side) => page.locator(`backgammon-board [data-place="${name}"][data-count="${count}"]${side ? `[data-side="${side}"]` : ""}`).waitFor();

/** What the move list says, a line a turn. @param {Page} page */
export const list = (page) => page.locator("match-list li").allTextContents();

/**
 * Rolls, and takes every double, until a play is due that is the reader's, or the game is over.
 * @param {Page} page
 */
export async function toPlay(page) {
  for (;;) {
    const due = await page.waitForFunction(() => {
      if (document.querySelector("backgammon-board .movable")) return "play";
      if (document.getElementById("over")?.hidden === false) return "over";
      return ["roll", "take", "accept"].find((id) => !document.getElementById(id).hidden) ?? false;
    });
    const what = await due.jsonValue();
    if (what === "play" || what === "over") return what;
    // The table goes on, be it along a line that was played before.
    const before = await page.locator("match-list [aria-current]").getAttribute("data-node");
    await page.click(`#${what}`);
    await page.waitForFunction((before) => document.querySelector("match-list [aria-current]")?.dataset.node !== before, before);
  }
}

/** Plays whatever comes first, and confirms. @param {Page} page */
export async function playAnything(page) {
  while (await page.locator("#confirm").isHidden()) {
    if (!(await page.locator("backgammon-board .held").count())) await page.locator("backgammon-board .movable").first().click();
    const before = await page.locator("#status").textContent();
    await page.locator("backgammon-board .target").first().click();
    await page.waitForFunction((before) => document.getElementById("status").textContent !== before, before);
  }
  await page.click("#confirm");
  await page.locator("#confirm").waitFor({ state: "hidden" });
}

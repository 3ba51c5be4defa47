// The lessons: little boards that ask, check the answer and say why.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Site } from "./site.mjs";

const site = new Site();

for (const locale of ["en-GB", "fr-FR"]) {
  test(`the lessons have live boards (${locale})`, async () => {
    const page = await site.page({ locale });
    await page.goto("/learn/reversi");
    await page.locator("reversi-board .square").first().waitFor();
    assert.ok((await page.locator("reversi-board").count()) > 3);
  });
}

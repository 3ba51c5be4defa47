// What an accessibility audit says of a page.

import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";

/** @typedef {import("playwright-core").Page} Page */

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds against the page. @param {Page} page */
export async function audit(page) {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, help, nodes }) => {
      const some = nodes.slice(0, 3).map((node) => `${node.target.join(" ")}: ${node.failureSummary.replace(/\s+/g, " ")}`);
      return `${id}: ${help}: ${nodes.length} times: ${some.join("; ")}`;
    });
  });
}

// Makes the README's pictures from the real page: node web/tests/pictures.mjs

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Server, browser } from "./site.mjs";
import { openText, ready } from "./table.mjs";

const PICTURES = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));
// The middle of a game in which much has been flipped and much may be.
const GAME = "f5d6c3d3c4f4f6f3e6e7d7g6f7f8e3c5";

const folder = await mkdtemp(join(tmpdir(), "volteface-"));
const server = new Server(folder, 0);
await server.start();
const chromium = await browser();
try {
  for (const [lang, locale, colorScheme] of [["en", "en-GB", "light"], ["fr", "fr-FR", "dark"]]) {
    const context = await chromium.newContext({
      locale, colorScheme, baseURL: server.url, viewport: { width: 1120, height: 760 }, deviceScaleFactor: 1.5, reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await openText(page, GAME, { opponent: "computer", level: 5, colour: "black" });
    await page.waitForURL(/\/game\//);
    await ready(page);
    await page.locator("reversi-board .square.open").first().waitFor();
    await page.screenshot({ path: join(PICTURES, `play-${lang}.png`) });
    await context.close();
  }
} finally {
  await chromium.close();
  await server.end("SIGTERM");
  await rm(folder, { recursive: true, force: true });
}

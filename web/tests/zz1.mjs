import { shots } from "/tmp/shot.mjs";
import { start, dice } from "./backgammon.mjs";
await shots(async (page) => {
  await start(page, { length: "match" });
  await dice(page, "31");
  await page.locator(".movable").first().waitFor();
  await page.click("#analysis");
  await page.locator("value-list li").first().waitFor();
  await page.waitForFunction(() => /2/.test(document.getElementById("worth").textContent));
}, "bg-analysis", { full: true });

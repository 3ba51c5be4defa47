// Letters twice as large as usual, as a browser's own setting makes them.

import { test } from "node:test";
import { PLACES, STATUS } from "./places.mjs";
import { Site } from "./site.mjs";
import { fits } from "./table.mjs";

const site = new Site(["--blink-settings=defaultFontSize=32"]);

for (const locale of ["en-GB", "fr-FR"]) {
  test(`no page scrolls sideways with letters twice as large (${locale})`, async () => {
    const page = await site.page({ locale, viewport: { width: 1280, height: 720 }, ignore: STATUS });
    for (const [place, go] of PLACES) {
      await go(page);
      await fits(page, place);
    }
  });
}

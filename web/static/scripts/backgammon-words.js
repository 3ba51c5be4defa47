// The sentences of the Backgammon page.

import { words } from "./words.js";

export const told = await words("backgammon");

// The sentences of the lessons' scripts.

import { words } from "./words.js";

export const say = await words("lesson");

import { stemmer } from "@orama/stemmers/dutch";
import { languagePack } from "../language-pack.ts";
import { LINES } from "./nl/lines.ts";
import { NUMBERS } from "./nl/numbers.ts";
import { PAGE_WORDS } from "./nl/page-words.ts";
import { PHRASES } from "./nl/phrases.ts";
import { SMALL_WORDS } from "./nl/small-words.ts";
import { STATEMENTS } from "./nl/statements.ts";
import { TOPICS } from "./nl/topics.ts";

export const dutch = languagePack({
  code: "nl",
  name: "Dutch",
  stem: stemmer,
  tables: [SMALL_WORDS, PHRASES, PAGE_WORDS, LINES, STATEMENTS, NUMBERS, TOPICS],
});

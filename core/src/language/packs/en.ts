import { stemmer } from "@orama/stemmers/english";
import { languagePack } from "../language-pack.ts";
import { LINES } from "./en/lines.ts";
import { NUMBERS } from "./en/numbers.ts";
import { PAGE_WORDS } from "./en/page-words.ts";
import { PHRASES } from "./en/phrases.ts";
import { SMALL_WORDS } from "./en/small-words.ts";
import { STATEMENTS } from "./en/statements.ts";
import { TOPICS } from "./en/topics.ts";

export const english = languagePack({
  code: "en",
  name: "English",
  stem: stemmer,
  tables: [SMALL_WORDS, PHRASES, PAGE_WORDS, LINES, STATEMENTS, NUMBERS, TOPICS],
});

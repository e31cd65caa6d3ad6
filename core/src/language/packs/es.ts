import { stemmer } from "@orama/stemmers/spanish";
import { languagePack } from "../language-pack.ts";
import { LINES } from "./es/lines.ts";
import { NUMBERS } from "./es/numbers.ts";
import { PAGE_WORDS } from "./es/page-words.ts";
import { PHRASES } from "./es/phrases.ts";
import { SMALL_WORDS } from "./es/small-words.ts";
import { STATEMENTS } from "./es/statements.ts";
import { TOPICS } from "./es/topics.ts";

/** Spanish leaves out subject pronouns, so the cues for "I", "we" and "you" also list common verb forms. */
export const spanish = languagePack({
  code: "es",
  name: "Spanish",
  stem: stemmer,
  tables: [SMALL_WORDS, PHRASES, PAGE_WORDS, LINES, STATEMENTS, NUMBERS, TOPICS],
});

import { stemmer } from "@orama/stemmers/german";
import { languagePack } from "../language-pack.ts";
import { LINES } from "./de/lines.ts";
import { NUMBERS } from "./de/numbers.ts";
import { PAGE_WORDS } from "./de/page-words.ts";
import { PHRASES } from "./de/phrases.ts";
import { SMALL_WORDS } from "./de/small-words.ts";
import { STATEMENTS } from "./de/statements.ts";
import { TOPICS } from "./de/topics.ts";

/**
 * Matching ignores case, so the polite "Sie" (you) looks like "sie" (she, they). The cue `you` therefore lists "sie" only
 * beside words that make the polite form likely.
 */
export const german = languagePack({
  code: "de",
  name: "German",
  stem: stemmer,
  tables: [SMALL_WORDS, PHRASES, PAGE_WORDS, LINES, STATEMENTS, NUMBERS, TOPICS],
});

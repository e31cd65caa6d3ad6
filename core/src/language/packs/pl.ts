import { languagePack } from "../language-pack.ts";
import { stemPolish } from "../polish-stemmer.ts";
import { LINES } from "./pl/lines.ts";
import { NUMBERS } from "./pl/numbers.ts";
import { PAGE_WORDS } from "./pl/page-words.ts";
import { PHRASES } from "./pl/phrases.ts";
import { SMALL_WORDS } from "./pl/small-words.ts";
import { STATEMENTS } from "./pl/statements.ts";
import { TOPICS } from "./pl/topics.ts";

/**
 * Months are in the genitive, the form that dates use ("5 marca 2025"). Polish leaves out subject pronouns, so the cues
 * for "I", "we" and "you" also list common verb forms.
 */
export const polish = languagePack({
  code: "pl",
  name: "Polish",
  stem: stemPolish,
  tables: [SMALL_WORDS, PHRASES, PAGE_WORDS, LINES, STATEMENTS, NUMBERS, TOPICS],
});

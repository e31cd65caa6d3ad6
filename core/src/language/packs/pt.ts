import { stemmer } from "@orama/stemmers/portuguese";
import { languagePack } from "../language-pack.ts";
import { LINES } from "./pt/lines.ts";
import { NUMBERS } from "./pt/numbers.ts";
import { PAGE_WORDS } from "./pt/page-words.ts";
import { PHRASES } from "./pt/phrases.ts";
import { SMALL_WORDS } from "./pt/small-words.ts";
import { STATEMENTS } from "./pt/statements.ts";
import { TOPICS } from "./pt/topics.ts";

/**
 * Covers Brazil and Portugal ("tela" and "ecrã"). Subject pronouns are often left out, so the cues for "I", "we" and
 * "you" also list common verb forms.
 */
export const portuguese = languagePack({
  code: "pt",
  name: "Portuguese",
  stem: stemmer,
  tables: [SMALL_WORDS, PHRASES, PAGE_WORDS, LINES, STATEMENTS, NUMBERS, TOPICS],
});

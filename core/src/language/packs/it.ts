import { stemmer } from "@orama/stemmers/italian";
import { elidedForms, elisionRemover } from "../elision.ts";
import { languagePack } from "../language-pack.ts";
import { LINES } from "./it/lines.ts";
import { NUMBERS } from "./it/numbers.ts";
import { PAGE_WORDS } from "./it/page-words.ts";
import { PHRASES } from "./it/phrases.ts";
import { SMALL_WORDS } from "./it/small-words.ts";
import { STATEMENTS } from "./it/statements.ts";
import { TOPICS } from "./it/topics.ts";

const withoutElision = elisionRemover("it");

/**
 * The tokenizer keeps "l'acqua" as one word, so cues list elided forms beside the full ones. Italian leaves out subject
 * pronouns, so the cues for "I", "we" and "you" also list common verb forms.
 */
export const italian = languagePack({
  code: "it",
  name: "Italian",
  stem: (word) => stemmer(withoutElision(word)),
  tables: [SMALL_WORDS, PHRASES, PAGE_WORDS, LINES, STATEMENTS, NUMBERS, TOPICS],
  formsOf: elidedForms(["l'", "dell'", "un'"]),
});

import { stemmer } from "@orama/stemmers/french";
import { elidedForms, elisionRemover } from "../elision.ts";
import { languagePack } from "../language-pack.ts";
import { LINES } from "./fr/lines.ts";
import { NUMBERS } from "./fr/numbers.ts";
import { PAGE_WORDS } from "./fr/page-words.ts";
import { PHRASES } from "./fr/phrases.ts";
import { SMALL_WORDS } from "./fr/small-words.ts";
import { STATEMENTS } from "./fr/statements.ts";
import { TOPICS } from "./fr/topics.ts";

const withoutElision = elisionRemover("fr");

/** The tokenizer keeps "l'étude" as one word, so cues list the elided forms beside the full ones. */
export const french = languagePack({
  code: "fr",
  name: "French",
  stem: (word) => stemmer(withoutElision(word)),
  tables: [SMALL_WORDS, PHRASES, PAGE_WORDS, LINES, STATEMENTS, NUMBERS, TOPICS],
  formsOf: elidedForms(["l'", "d'"]),
});

import { stemmer } from "@orama/stemmers/french";
import { elidedForms, elisionRemover } from "../elision.ts";
import { languagePack } from "../language-pack.ts";
import { PAGE_WORDS } from "./fr/page-words.ts";
import { PHRASES } from "./fr/phrases.ts";
import { SMALL_WORDS } from "./fr/small-words.ts";

const withoutElision = elisionRemover("fr");

/** The tokenizer keeps "l'étude" as one word, so cues list the elided forms beside the full ones. */
export const french = languagePack({
  code: "fr",
  name: "French",
  stem: (word) => stemmer(withoutElision(word)),
  months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  tables: [SMALL_WORDS, PHRASES, PAGE_WORDS],
  formsOf: elidedForms(["l'", "d'"]),
});

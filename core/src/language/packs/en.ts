import { stemmer } from "@orama/stemmers/english";
import { languagePack } from "../language-pack.ts";
import { PAGE_WORDS } from "./en/page-words.ts";
import { PHRASES } from "./en/phrases.ts";
import { SMALL_WORDS } from "./en/small-words.ts";

export const english = languagePack({
  code: "en",
  name: "English",
  stem: stemmer,
  months: "january february march april may june july august september october november december",
  tables: [SMALL_WORDS, PHRASES, PAGE_WORDS],
});

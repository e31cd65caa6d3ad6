import { stemmer } from "@orama/stemmers/dutch";
import { languagePack } from "../language-pack.ts";
import { PAGE_WORDS } from "./nl/page-words.ts";
import { PHRASES } from "./nl/phrases.ts";
import { SMALL_WORDS } from "./nl/small-words.ts";

export const dutch = languagePack({
  code: "nl",
  name: "Dutch",
  stem: stemmer,
  months: "januari februari maart april mei juni juli augustus september oktober november december",
  tables: [SMALL_WORDS, PHRASES, PAGE_WORDS],
});

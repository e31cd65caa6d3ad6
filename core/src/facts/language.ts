import type { PageModel } from "../page/page-model.ts";
import { isEnglishStopWord } from "./words.ts";

export type Language = {
  /** What the page declares, first subtag only. */
  declared: string | null;
  isEnglish: boolean;
};

/** In running English about four words in ten are small ones; in other languages under one in seven is spelled alike. */
const ENGLISH_SHARE = 0.22;
const ENOUGH_WORDS = 40;

/** The words decide where there are enough of them; a copied template often declares the wrong language. */
export function readLanguage(page: PageModel, words: readonly string[]): Language {
  const declared = page.language?.value.split("-")[0] ?? null;
  if (words.length < ENOUGH_WORDS) return { declared, isEnglish: declared === null || declared === "en" };
  const sample = words.slice(0, 2000);
  const small = sample.filter((word) => isEnglishStopWord(word)).length;
  return { declared, isEnglish: small / sample.length >= ENGLISH_SHARE };
}

import type { LanguagePack } from "../../language/language-pack.ts";
import { packFor, packOfCode } from "../../language/pack-for.ts";
import type { PageModel } from "../../page/page-model.ts";

type Language = {
  /** What the page declares, first subtag only. */
  declared: string | null;
  /** The language of the text, first subtag. Null where the words contradict the declaration and are of no language that we know. */
  code: string | null;
  isEnglish: boolean;
  /** Null where the engine has no word lists for the page's language. */
  pack: LanguagePack | null;
  hasPack: boolean;
};

/** Running text decides by its words: a copied template often declares the wrong language. */
export function readLanguage(page: PageModel, words: readonly string[]): Language {
  const declared = page.language?.value.split("-")[0] ?? null;
  const pack = packFor(words, declared);
  const code = pack?.code ?? (packOfCode(declared) ? null : declared);
  return { declared, code, isEnglish: pack?.code === "en", pack, hasPack: pack !== null };
}

import type { LanguagePack } from "../../language/language-pack.ts";
import { packFor } from "../../language/pack-for.ts";
import type { PageModel } from "../../page/page-model.ts";

type Language = {
  /** What the page declares, first subtag only. */
  declared: string | null;
  isEnglish: boolean;
  /** Null where the engine has no word lists for the page's language. */
  pack: LanguagePack | null;
  hasPack: boolean;
};

/** The words decide where there are enough of them; a copied template often declares the wrong language. */
export function readLanguage(page: PageModel, words: readonly string[]): Language {
  const declared = page.language?.value.split("-")[0] ?? null;
  const pack = packFor(words, declared);
  return { declared, isEnglish: pack?.code === "en", pack, hasPack: pack !== null };
}

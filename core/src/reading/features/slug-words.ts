/** What the words of an address ask, by the words of the page's language. */
import type { LanguagePack } from "../../language/language-pack.ts";
import { english } from "../../language/packs/en.ts";
import { perPack } from "../../language/per-pack.ts";
import { lowerWords } from "../../language/words.ts";

/** Addresses have no accents: "por-que", "dlaczego". */
function plain(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l");
}

type SlugAsks = { what: boolean; versus: boolean };

/** The address of a page in an unknown language is read as English. */
export function slugAsks(words: readonly string[], pack: LanguagePack | null): SlugAsks {
  const { asking, versus } = askingWords(pack ?? english);
  return {
    what: words.length > 1 && asking.has(words[0] ?? ""),
    versus: words.slice(1).some((word) => versus.has(word)),
  };
}

const askingWords = perPack((pack) => {
  const how = pack.words("how");
  const asking = [...pack.words("interrogative", "asks.yesNo")].filter((word) => !how.has(word));
  return { asking: new Set(asking.map(plain)), versus: new Set(pack.phrases("versus").map(plain)) };
});

/** A title that names two things and asks which one to choose. */
export const titleCompares = (title: string, pack: LanguagePack | null, asksForChoice: boolean): boolean =>
  asksForChoice && lowerWords(title).some((word) => pack?.words("versus").has(word));

/** What the words of an address ask, in the languages whose addresses are not in English. */
import type { LanguagePack } from "../../language/language-pack.ts";

/** Words that open "how" questions and quantities; the others ask what, why, when, who or which. */
const HOW = new Set("wie cómo comment come hoe jak como combien quanto cuánto ile".split(" ").map(plain));
/** "Induction or gas": the word between two things that are compared. */
const OR: Readonly<Record<string, string>> = {
  de: "oder vs versus gegen alternativen",
  es: "o vs versus contra alternativas",
  fr: "ou vs versus contre alternatives",
  it: "o vs versus contro alternative",
  nl: "of vs versus alternatieven",
  pl: "czy vs versus kontra alternatywy",
  pt: "ou vs versus contra alternativas",
};

/** Addresses have no accents: "por-que", "dlaczego". */
function plain(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l");
}

type SlugAsks = { what: boolean; versus: boolean };

/** Null for English, and where the language isn't known: their addresses are read as English. */
export function slugAsks(words: readonly string[], pack: LanguagePack | null): SlugAsks | null {
  if (pack === null || pack.code === "en") return null;
  const asking = new Set(pack.phrases("interrogative").map(plain));
  const [first = ""] = words;
  const or = new Set((OR[pack.code] ?? "").split(" "));
  return {
    what: asking.has(first) && !HOW.has(first),
    versus: words.slice(1, -1).some((word) => or.has(word)),
  };
}

/** A title that names two things and asks which one to choose. */
export function titleCompares(title: string, pack: LanguagePack | null, asksForChoice: boolean): boolean {
  if (pack === null || pack.code === "en") return false;
  const or = new Set((OR[pack.code] ?? "").split(" "));
  return (
    asksForChoice &&
    title
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => or.has(word))
  );
}

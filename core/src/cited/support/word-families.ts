/** Which stems of a language mean the same, and which exclude each other. */
import type { LanguagePack } from "../../language/language-pack.ts";
import { lexiconOf } from "../../language/lexicon.ts";
import { oppositePairs } from "../../language/opposites.ts";
import { perPack } from "../../language/per-pack.ts";
import { sameMeaning } from "../../language/same-meaning.ts";

export type WordFamilies = {
  /** One stem for all words of the same meaning. */
  familyOf(stem: string): string;
  oppositesOf(stem: string): ReadonlySet<string>;
};

const NONE: ReadonlySet<string> = new Set();

export const wordFamilies: (pack: LanguagePack) => WordFamilies = perPack((pack) => {
  const { stem } = lexiconOf(pack);
  const families = new Map<string, string>();
  for (const group of sameMeaning(pack.code)) {
    const stems = group.map(stem).filter((one) => one !== null);
    for (const one of stems) families.set(one, families.get(one) ?? stems[0] ?? one);
  }
  const familyOf = (one: string): string => families.get(one) ?? one;
  const opposites = new Map<string, Set<string>>();
  const exclude = (one: string, other: string) =>
    opposites.set(one, (opposites.get(one) ?? new Set()).add(other));
  for (const pair of oppositePairs(pack.code)) {
    const [one, other] = pair.map(stem);
    if (!one || !other) continue;
    exclude(familyOf(one), familyOf(other));
    exclude(familyOf(other), familyOf(one));
  }
  return { familyOf, oppositesOf: (one) => opposites.get(one) ?? NONE };
});

/** French and Italian write some small words onto the next one: "l'eau", "dell'acqua". The tokenizer keeps both as one word. */
import type { PhraseRole } from "./roles.ts";

const ELIDED = {
  fr: "c d j l m n s t qu jusqu lorsqu puisqu quoiqu",
  it: "l un d c s m t v n gl all dall dell nell sull coll agl dagl degl negl sugl quest quell sant bell quant tutt anch senz dov com quand nessun mezz grand",
};

/** Lets "l'eau" and "eau" have the same stem. Words such as "aujourd'hui" keep their apostrophe. */
export function elisionRemover(language: keyof typeof ELIDED): (word: string) => string {
  const elided = new Set(ELIDED[language].split(" "));
  return (word) => {
    const apostrophe = word.search(/['’]/);
    const isElided = apostrophe > 0 && elided.has(word.slice(0, apostrophe).toLowerCase());
    return isElided ? word.slice(apostrophe + 1) : word;
  };
}

/** Roles of nouns that texts use with an article. */
const NOUN_ROLES: ReadonlySet<PhraseRole> = new Set<PhraseRole>([
  "forum",
  "shop",
  "service",
  "news",
  "reference",
  "event",
  "scholarly",
]);

/** Adds the elided forms of nouns that begin with a vowel: "étude" also matches "l'étude" and "d'étude". */
export const elidedForms =
  (prefixes: readonly string[]) =>
  (role: PhraseRole, phrases: readonly string[]): readonly string[] => {
    if (!NOUN_ROLES.has(role)) return phrases;
    const all = phrases.flatMap((phrase) =>
      /^[aeiouhàâéèêëîïôöùûüœ]/.test(phrase)
        ? [phrase, ...prefixes.map((prefix) => prefix + phrase)]
        : [phrase],
    );
    return [...new Set(all)];
  };

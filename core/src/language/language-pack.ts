/** What the engine knows about one language. */
import { type PhraseTable, phrasesByRole } from "./phrase-table.ts";
import { type PhraseRole, WORD_CLASSES } from "./roles.ts";

export type LanguagePack = {
  /** ISO 639-1. */
  code: string;
  /** In English, for messages: "German". */
  name: string;
  stem(word: string): string;
  /** Every word and phrase, once, with its roles. */
  tables: readonly PhraseTable[];
  /** The phrases that play a role. */
  phrases(role: PhraseRole): readonly string[];
  /** The phrases of several roles as a set, for words that are already cut. */
  words(...roles: readonly PhraseRole[]): ReadonlySet<string>;
};

type Described = Pick<LanguagePack, "code" | "name" | "stem" | "tables"> & {
  /** Further forms of the phrases of a role. */
  formsOf?(role: PhraseRole, phrases: readonly string[]): readonly string[];
};

/** The tables are read when a phrase is first asked for: most pages need one language. */
export function languagePack({ formsOf, ...described }: Described): LanguagePack {
  let byRole: ReadonlyMap<string, readonly string[]> | null = null;
  const sets = new Map<string, ReadonlySet<string>>();
  const phrases = (role: PhraseRole): readonly string[] => {
    byRole ??= phrasesByRole(described.tables);
    const listed = byRole.get(role) ?? [];
    return formsOf ? formsOf(role, listed) : listed;
  };
  return {
    ...described,
    phrases,
    words(...roles) {
      const key = roles.join(" ");
      const known = sets.get(key) ?? new Set(roles.flatMap(phrases));
      sets.set(key, known);
      return known;
    },
  };
}

/** Words without a meaning of their own. */
export const stopWordsOf = (pack: LanguagePack): ReadonlySet<string> => pack.words(...WORD_CLASSES);

/** The tables in which a language's words and phrases are written down, each once, with every role it plays. */

/**
 * Phrases by their roles: `"promotion superlative": "perfect, ultimate"`. Roles are separated by spaces, phrases by commas.
 * Phrases are lower-cased, with straight apostrophes; `*` is any one word.
 */
export type PhraseTable = Readonly<Record<string, string>>;

/** The phrases of a row. */
export const splitPhrases = (row: string): string[] =>
  row
    .split(",")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");

/** The phrases of each role: all rows that name it. */
export function phrasesByRole(tables: readonly PhraseTable[]): ReadonlyMap<string, readonly string[]> {
  const byRole = new Map<string, string[]>();
  for (const [roles, row] of tables.flatMap((table) => Object.entries(table))) {
    const phrases = splitPhrases(row);
    for (const role of roles.split(" ")) byRole.set(role, [...(byRole.get(role) ?? []), ...phrases]);
  }
  return byRole;
}

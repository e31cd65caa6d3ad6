/** Which entries fit what was typed, and which of them fit best. */

/** Without case and accents, so that "resume" finds "Résumé". */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const wordsOf = (typed: string): string[] => folded(typed).split(/\s+/u).filter(Boolean);

function wordRank(word: string, title: string, also: string): number | null {
  if (title.startsWith(word)) return 0;
  if (title.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 1;
  if (title.includes(word)) return 2;
  return also.includes(word) ? 3 : null;
}

/** Lower fits better; null if a word is found neither in the title nor in the other text. */
export function rankOf(words: readonly string[], title: string, also = ""): number | null {
  let sum = 0;
  for (const word of words) {
    const rank = wordRank(word, folded(title), folded(also));
    if (rank === null) return null;
    sum += rank;
  }
  return sum;
}

type Ranked = { text: string; also?: string | undefined };

/** Those that have every word, the best first; equals keep their order. */
export const bestFirst = <T extends Ranked>(entries: readonly T[], words: readonly string[]): T[] =>
  entries
    .flatMap((entry) => {
      const rank = rankOf(words, entry.text, entry.also);
      return rank === null ? [] : [{ entry, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);

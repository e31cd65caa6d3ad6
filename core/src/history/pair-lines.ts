/** Finds for each new line the removed line that shares most of its words. */

/** Lines that share this part of their words are two versions of one line. */
const MIN_WORDS_SHARED = 0.4;

type Pair = { before: string | null; after: string };
/** `left`: the removed lines that no new line is a version of. */
type Paired = { pairs: Pair[]; left: string[] };

/** Each removed line is used once, by the first new line that it is closest to. */
export function pairLines(removed: readonly string[], added: readonly string[]): Paired {
  const closest = closestAmong(removed);
  const used = new Set<number>();
  const pairs = added.map((line) => {
    const at = closest(wordsOf(line), used);
    if (at !== null) used.add(at);
    return { before: at === null ? null : (removed[at] ?? null), after: line };
  });
  return { pairs, left: removed.filter((_, at) => !used.has(at)) };
}

/** The words are split once, and an index says which lines have a word, so that lines without a common word cost nothing. */
function closestAmong(lines: readonly string[]) {
  const sizes: number[] = [];
  const linesWith = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    const words = wordsOf(line);
    sizes.push(words.size);
    for (const word of words) {
      const places = linesWith.get(word);
      if (places) places.push(at);
      else linesWith.set(word, [at]);
    }
  }
  const shared = new Uint32Array(lines.length);

  return (words: ReadonlySet<string>, used: ReadonlySet<number>): number | null => {
    shared.fill(0);
    for (const word of words) for (const at of linesWith.get(word) ?? []) shared[at] = (shared[at] ?? 0) + 1;
    let best: number | null = null;
    let bestShare = 0;
    for (const [at, count] of shared.entries()) {
      const share = count / Math.max(1, words.size, sizes[at] ?? 0);
      if (share <= bestShare || used.has(at)) continue;
      best = at;
      bestShare = share;
    }
    return bestShare >= MIN_WORDS_SHARED ? best : null;
  };
}

const wordsOf = (line: string): Set<string> => new Set(line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

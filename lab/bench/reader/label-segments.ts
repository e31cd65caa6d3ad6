/** Which runs of a page's text are in its label: what the forest learns from. */
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** From this many words on, a run is found by its triples; shorter ones must match whole, in order. */
const LONG = 6;
/** How far out of order a short run may be. */
const SLACK = 5;

/** For each text the share of its words, 0 to 1, that the label holds. */
export function labelSegments(texts: string[], label: string): Float64Array {
  const gold = words(label);
  const runs = texts.map(words);
  const share = new Float64Array(runs.length);
  const goldAt = new Int32Array(runs.length).fill(-1);
  const taken = new Uint8Array(gold.length);
  labelLong(runs, gold, share, goldAt, taken);
  labelShort(runs, gold, share, goldAt, taken);
  return share;
}

function labelLong(
  runs: string[][],
  gold: string[],
  share: Float64Array,
  goldAt: Int32Array,
  taken: Uint8Array,
) {
  const places = new Map<string, number[]>();
  for (let at = 0; at + 2 < gold.length; at++) {
    const key = gold.slice(at, at + 3).join(" ");
    places.set(key, [...(places.get(key) ?? []), at]);
  }
  const used = new Map<string, number>();
  for (const [index, run] of runs.entries()) {
    if (run.length < LONG) continue;
    const covered = new Set<number>();
    let first = -1;
    for (let at = 0; at + 2 < run.length; at++) {
      const key = run.slice(at, at + 3).join(" ");
      const times = used.get(key) ?? 0;
      const place = places.get(key)?.[times];
      if (place === undefined) continue;
      used.set(key, times + 1);
      if (first < 0) first = place;
      for (const step of [0, 1, 2]) covered.add(at + step);
    }
    share[index] = covered.size / run.length;
    if (covered.size > run.length * 0.6) {
      goldAt[index] = first;
      taken.fill(1, first, first + run.length);
    }
  }
}

/** A short run counts if its words are between its long neighbours, and only once. */
function labelShort(
  runs: string[][],
  gold: string[],
  share: Float64Array,
  goldAt: Int32Array,
  taken: Uint8Array,
) {
  const nextAt = new Int32Array(runs.length);
  let next = gold.length;
  for (let index = runs.length - 1; index >= 0; index--) {
    nextAt[index] = next;
    if ((goldAt[index] ?? -1) >= 0) next = goldAt[index] ?? next;
  }
  let cursor = 0;
  for (const [index, run] of runs.entries()) {
    if ((goldAt[index] ?? -1) >= 0) cursor = goldAt[index] ?? cursor;
    if (run.length === 0 || run.length >= LONG) continue;
    const limit = Math.min(gold.length, (nextAt[index] ?? 0) + SLACK);
    for (let at = Math.max(0, cursor - SLACK); at + run.length <= limit; at++) {
      if (!run.every((word, step) => gold[at + step] === word && taken[at + step] === 0)) continue;
      share[index] = 1;
      taken.fill(1, at, at + run.length);
      cursor = at + run.length;
      break;
    }
  }
}

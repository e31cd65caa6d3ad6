/** What the first judgement of the neighbours and of the boxes around a run says about it. */

import type { ElementNode } from "../tree/tree.ts";
import { FEATURE_NAMES } from "./segment-features.ts";
import type { Segment } from "./segments.ts";

const STEPS = [-1, 1, -2, 2, -3, 3];
const LEVELS = 5;
const NARROW_WINDOW = 5;
const WIDE_WINDOW = 15;
/** A run longer than this weighs no more in its neighbourhood. */
const WINDOW_WORDS = 60;

export const SECOND_NAMES = [
  "chance",
  ...STEPS.map((step) => `chance${step}`),
  ...Array.from({ length: LEVELS }, (_, level) => `chance^${level + 1}`),
  "chance~5",
  "chance~15",
  "pageChance",
  "chanceBefore",
  "chanceAfter",
  "bestChance",
];
/** Each row starts with the measures of `FEATURE_NAMES`; these follow. */
export const ROW_WIDTH = FEATURE_NAMES.length + SECOND_NAMES.length;

export function fillSecondPass(rows: Float64Array, segments: Segment[], chance: Float64Array): void {
  const boxes = boxMeans(segments, chance);
  const weighed = runningSums(segments, chance, Number.POSITIVE_INFINITY);
  const windows = runningSums(segments, chance, WINDOW_WORDS);
  const last = segments.length;
  const [pageHit, pageWords] = [weighed.hits[last] ?? 0, weighed.words[last] ?? 0];
  let best = 0;
  for (const [index, { words }] of segments.entries())
    best = Math.max(best, (chance[index] ?? 0) * Math.min(1, words / 20));

  for (const [index, { box }] of segments.entries()) {
    let at = index * ROW_WIDTH + FEATURE_NAMES.length;
    rows[at++] = chance[index] ?? 0;
    for (const step of STEPS) rows[at++] = chance[index + step] ?? 0;
    let up: ElementNode | null = box.parent;
    for (let level = 0; level < LEVELS; level++) {
      rows[at++] = (up && boxes.get(up)) ?? -1;
      up = up?.tag === "body" ? null : (up?.parent ?? null);
    }
    rows[at++] = windowMean(windows, index, NARROW_WINDOW);
    rows[at++] = windowMean(windows, index, WIDE_WINDOW);
    rows[at++] = pageWords ? pageHit / pageWords : 0;
    rows[at++] = pageHit ? (weighed.hits[index] ?? 0) / pageHit : 0;
    rows[at++] = pageHit ? 1 - (weighed.hits[index + 1] ?? 0) / pageHit : 0;
    rows[at++] = best;
  }
}

/** The mean chance of all text below each box, for the few boxes around each run. */
function boxMeans(segments: Segment[], chance: Float64Array): Map<ElementNode, number> {
  const sums = new Map<ElementNode, { hit: number; words: number }>();
  for (const [index, { box, words }] of segments.entries()) {
    for (
      let up: ElementNode | null = box, step = 0;
      up && up.tag !== "html" && step < 13;
      up = up.parent, step++
    ) {
      const sum = sums.get(up) ?? { hit: 0, words: 0 };
      sums.set(up, sum);
      sum.hit += (chance[index] ?? 0) * words;
      sum.words += words;
    }
  }
  return new Map(Array.from(sums, ([element, { hit, words }]) => [element, hit / words]));
}

type Sums = { hits: Float64Array; words: Float64Array };

/** `hits[n]` is the sum over the first n runs, so that any window costs two look-ups. */
function runningSums(segments: Segment[], chance: Float64Array, cap: number): Sums {
  const hits = new Float64Array(segments.length + 1);
  const words = new Float64Array(segments.length + 1);
  for (const [index, segment] of segments.entries()) {
    const weight = Math.min(segment.words, cap);
    hits[index + 1] = (hits[index] ?? 0) + (chance[index] ?? 0) * weight;
    words[index + 1] = (words[index] ?? 0) + weight;
  }
  return { hits, words };
}

function windowMean({ hits, words }: Sums, index: number, radius: number): number {
  const from = Math.max(0, index - radius);
  const to = Math.min(words.length - 1, index + radius + 1);
  const weight = (words[to] ?? 0) - (words[from] ?? 0);
  return weight ? ((hits[to] ?? 0) - (hits[from] ?? 0)) / weight : 0;
}

/** Which runs of text are the page's own content: each is judged by itself, then again among its neighbours. */

import { unitOf } from "../blocks/text-units.ts";
import { isForum, type PageSignals } from "../declared/page-signals.ts";
import type { Tree } from "../tree/tree.ts";
import { completeMain } from "./complete-main.ts";
import { chances, type Forest, parseForest } from "./forest.ts";
import { leaveOut } from "./leave-out.ts";
import { lowerNamedParts } from "./lower-named-parts.ts";
import { FIRST_PASS, SECOND_PASS } from "./main-forest.ts";
import { fillSecondPass, ROW_WIDTH } from "./second-pass.ts";
import { segmentFeatures } from "./segment-features.ts";
import type { Segment } from "./segments.ts";
import { trustStructure } from "./structure.ts";

export type Main = {
  /** 1 for each segment that is main content. */
  isMain: Uint8Array;
  /** The first and last of them, or -1. */
  firstIndex: number;
  lastIndex: number;
};

let forests: { first: Forest; second: Forest } | null = null;

export function chooseMain(tree: Tree, segments: Segment[], signals: PageSignals): Main {
  forests ??= { first: parseForest(FIRST_PASS), second: parseForest(SECOND_PASS) };
  const rows = segmentFeatures(tree, segments, signals, ROW_WIDTH);
  fillSecondPass(rows, segments, chances(forests.first, rows, ROW_WIDTH));
  const chance = chances(forests.second, rows, ROW_WIDTH);
  lowerNamedParts(tree.body, segments, chance, {
    isForum: isForum(signals),
    isArticle: signals.declares.article,
  });
  trustStructure(segments, chance);
  judgeUnitsAsOne(segments, chance);

  const cut = bestCut(segments, chance);
  const isMain = Uint8Array.from(chance, (value) => (value >= cut ? 1 : 0));
  completeMain(segments, isMain);
  leaveOut(segments, isMain);
  return { isMain, firstIndex: isMain.indexOf(1), lastIndex: isMain.lastIndexOf(1) };
}

/** A table or a list is kept or left whole: a row without its cells says something else. */
export function judgeUnitsAsOne(segments: Segment[], chance: Float64Array): void {
  const units = new Map<object, { sum: number; words: number; members: number[] }>();
  for (const [index, segment] of segments.entries()) {
    const element = unitOf(segment.box);
    if (!element) continue;
    const unit = units.get(element) ?? { sum: 0, words: 0, members: [] };
    units.set(element, unit);
    unit.sum += (chance[index] ?? 0) * segment.words;
    unit.words += segment.words;
    unit.members.push(index);
  }
  for (const { sum, words, members } of units.values())
    for (const index of members) chance[index] = sum / words;
}

/**
 * Where to cut so that the expected balance of precision and recall is best: half of the best expected F1.
 * A page of which little is certain is cut low; a clear article at about one half.
 */
export function bestCut(segments: Segment[], chance: Float64Array): number {
  const order = Array.from(chance.keys()).sort((a, b) => (chance[b] ?? 0) - (chance[a] ?? 0));
  let expected = 0;
  for (const [index, { words }] of segments.entries()) expected += (chance[index] ?? 0) * words;
  let hit = 0;
  let taken = 0;
  let best = 0;
  for (const index of order) {
    const words = segments[index]?.words ?? 0;
    hit += (chance[index] ?? 0) * words;
    taken += words;
    best = Math.max(best, (2 * hit) / (taken + expected));
  }
  return best / 2;
}

/** One row of numbers for each run of text: its words, its names, its place and its neighbours. */

import type { PageSignals } from "../declared/page-signals.ts";
import { HINT_NAMES } from "../tree/name-hints.ts";
import type { ElementNode, Tree } from "../tree/tree.ts";
import { boxContextReader, coreOf, headingLevel, NAME_COUNT, nearNames, TAGS } from "./box-measures.ts";
import { PAGE_NAMES, pageMeasures } from "./page-measures.ts";
import type { Segment } from "./segments.ts";
import { TEXT_NAMES, textMeasurer } from "./text-measures.ts";

const LEVELS = 5;
const NEIGHBOUR_OFFSETS = [-3, -2, -1, 1, 2, 3];
/** The shares of the page's prose that its three cores hold. */
const CORES = [0.8, 0.6, 0.3];

const PLACE_NAMES = ["wordsBefore", "order", "sinceH1", "depth", "headingLevel", "sinceHeading", "hidden"];
const CORE_NAMES = ["inCore80", "inCore60", "inCore30", "levelsToCore", "topShare"];
export const FEATURE_NAMES: string[] = [
  ...TEXT_NAMES,
  ...PLACE_NAMES,
  ...TAGS.map((tag) => `<${tag}>`),
  ...HINT_NAMES.map((hint) => `~${hint}`),
  ...Array.from({ length: LEVELS }, (_, level) => [
    `chars^${level}`,
    `links^${level}`,
    `prose^${level}`,
    `share^${level}`,
    `twins^${level}`,
  ]).flat(),
  ...CORE_NAMES,
  ...NEIGHBOUR_OFFSETS.flatMap((step) => [`words${step}`, `links${step}`, `heading${step}`]),
  ...PAGE_NAMES,
];

type Put = (value: number) => void;

/** The numbers of `FEATURE_NAMES` for each segment, and room for more when `width` is larger. */
export function segmentFeatures(
  tree: Tree,
  segments: Segment[],
  signals: PageSignals,
  width = FEATURE_NAMES.length,
): Float64Array {
  const rows = new Float64Array(segments.length * width);
  const page = pageMeasures(tree, segments, signals);
  const cores = CORES.map((share) => coreOf(tree.body, share));
  const boxContextOf = boxContextReader(cores, tree.body);
  const measureText = textMeasurer(segments, signals.title);
  const bodyChars = tree.body.stats?.chars || 1;
  const names = new Float64Array(NAME_COUNT);
  const place = placeReader(segments);

  for (const [index, segment] of segments.entries()) {
    let at = index * width;
    const put: Put = (value) => {
      rows[at++] = value;
    };
    const boxContext = boxContextOf(segment.box);
    measureText(segment, put);
    place(segment, index, boxContext, put);
    nearNames(segment.box, names);
    for (const distance of names) put(distance);
    putBoxes(segment.box, bodyChars, put);
    for (const core of cores) put(boxContext.cores.includes(core) ? 1 : 0);
    put(boxContext.toCore);
    put(boxContext.topShare);
    putNeighbours(segments, index, put);
    for (const value of page) put(value);
  }
  return rows;
}

/** Reads `PLACE_NAMES`; segments must come in page order. */
function placeReader(segments: Segment[]) {
  const totalWords = segments.reduce((sum, { words }) => sum + words, 0) || 1;
  const firstH1 = segments.findIndex(({ box }) => headingLevel(box) === 1);
  let before = 0;
  let h1At = -1;
  let sinceHeading = 0;
  return (
    { box, words }: Segment,
    index: number,
    boxContext: { depth: number; isHidden: boolean },
    put: Put,
  ) => {
    const level = headingLevel(box);
    if (index === firstH1) h1At = before;
    put(before / totalWords);
    put(index / segments.length);
    put(firstH1 < 0 ? 0 : h1At < 0 ? -1 : 1 + Math.log1p(before - h1At));
    put(boxContext.depth);
    put(level);
    put(Math.log1p(sinceHeading));
    put(boxContext.isHidden ? 1 : 0);
    before += words;
    sinceHeading = level > 0 ? 0 : sinceHeading + words;
  };
}

function putBoxes(box: ElementNode, bodyChars: number, put: Put): void {
  let up: ElementNode | null = box;
  for (let level = 0; level < LEVELS; level++) {
    const stats = up?.stats;
    put(Math.log1p(stats?.chars ?? 0));
    put(stats?.chars ? stats.linkChars / stats.chars : 0);
    put(stats?.chars ? stats.prose / stats.chars : 0);
    put((stats?.chars ?? 0) / bodyChars);
    put(Math.log2(stats?.twins ?? 1));
    up = up?.parent ?? null;
  }
}

function putNeighbours(segments: Segment[], index: number, put: Put): void {
  for (const step of NEIGHBOUR_OFFSETS) {
    const near = segments[index + step];
    put(near ? Math.log1p(near.words) : -1);
    put(near ? near.linkChars / (near.text.length || 1) : -1);
    put(near ? headingLevel(near.box) : 0);
  }
}

/** What became of each statement: kept word for word, reworded, added, or dropped, with the words of the page. */

import { type Lexicon, lexiconFor } from "../../language/lexicon.ts";
import type { PageModel } from "../../page/page-model.ts";
import { parseMarkdown } from "../rendering/markdown-tree.ts";
import { ALL_LABELS } from "../source/labels.ts";
import { claimUnits } from "./claim-units.ts";
import { denies } from "./denials.ts";
import { type ClaimSource, keyOf, type SourceUnit, sourceUnits } from "./source-units.ts";

export type Claim = {
  status: "kept" | "reworded" | "added" | "dropped";
  /** The article's words; the page's, where it was dropped. */
  text: string;
  source: ClaimSource | null;
  /** It gives a figure that nothing on the page supports. */
  needsSource: boolean;
};

/** Share of an article's sentence that must be in one sentence of the page to be called its rewording. */
const MIN_SHARED_WORDS = 0.5;
const MIN_CLAIM_WORDS = 4;

export function diffClaims(markdown: string, page: PageModel): Claim[] {
  const lexicon = lexiconFor(page.text);
  const source = sourceUnits(page, lexicon);
  const find = finder(source, lexicon);
  const used = new Set<string>();
  const written = claimUnits(parseMarkdown(markdown)).map(({ text, needsSource }): Claim => {
    const { unit, status } = find(text);
    if (unit) used.add(unit.key);
    return { status, text, source: unit?.source ?? null, needsSource };
  });
  const dropped = source
    .filter((unit) => unit.isText && unit.words >= MIN_CLAIM_WORDS && !used.has(unit.key))
    .map(
      (unit): Claim => ({
        status: "dropped",
        text: unit.source.quote,
        source: unit.source,
        needsSource: false,
      }),
    );
  return [...written, ...dropped];
}

const LABELLED = new RegExp(
  `^(?:${[...ALL_LABELS].map((label) => label.replace(/[^\p{L}\p{N} ]/gu, "\\$&")).join("|")}):?\\s+`,
  "i",
);

/** A label of ours before what the page says: "By", "Published". */
const withoutLabel = (text: string): string => text.replace(LABELLED, "");

const MAX_CANDIDATES = 60;

function finder(source: readonly SourceUnit[], lexicon: Lexicon) {
  const byKey = new Map<string, SourceUnit>();
  const byStem = new Map<string, SourceUnit[]>();
  for (const unit of source) {
    if (unit.key !== "" && !byKey.has(unit.key)) byKey.set(unit.key, unit);
    for (const stem of unit.stems) {
      const holding = byStem.get(stem);
      if (!holding) byStem.set(stem, [unit]);
      else if (holding.length < MAX_CANDIDATES) holding.push(unit);
    }
  }
  return (text: string): { unit: SourceUnit | null; status: Exclude<Claim["status"], "dropped"> } => {
    const said = withoutLabel(text);
    const exact = byKey.get(keyOf(text)) ?? byKey.get(keyOf(said));
    if (exact) return { unit: exact, status: "kept" };
    const stems = [...new Set(lexicon.stemsOfText(said))];
    const { unit, share } = closest(stems, byStem);
    if (!unit || share < MIN_SHARED_WORDS) return { unit: null, status: "added" };
    // Behind a label of ours, or a heading without its number: the words are all there.
    const isPart = (said !== text || !unit.isText) && ` ${unit.key} `.includes(` ${keyOf(said)} `);
    if (isPart) return { unit, status: "kept" };
    // The same words with and without a "not" say two things.
    return { unit, status: denies(said) === denies(unit.source.quote) ? "reworded" : "added" };
  };
}

function closest(stems: readonly string[], byStem: ReadonlyMap<string, SourceUnit[]>) {
  const rare = stems
    .toSorted((one, other) => (byStem.get(one)?.length ?? 0) - (byStem.get(other)?.length ?? 0))
    .slice(0, 8);
  let best: { unit: SourceUnit | null; share: number } = { unit: null, share: 0 };
  for (const unit of new Set(rare.flatMap((stem) => byStem.get(stem) ?? []))) {
    const share = stems.filter((stem) => unit.stems.has(stem)).length / Math.max(1, stems.length);
    if (share > best.share) best = { unit, share };
  }
  return best;
}

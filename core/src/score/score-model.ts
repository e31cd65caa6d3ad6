/**
 * What a check is worth: section points that a page loses where the check fails, learned from readers' grades
 * (`npm run learn`), and what pages of each kind usually earn of it.
 */
import type { Audit } from "../audits/audit.ts";
import type { Section } from "../contract/analysis-result.ts";
import { recordOf } from "../contract/lists/record-of.ts";
import { MARKED_SECTIONS } from "../contract/marks.ts";
import { KINDS, type Kind } from "../contract/reading.ts";
import { SCORE_WEIGHTS } from "./weights/score-weights.ts";

export type CheckWorth = {
  /** Points of its section. */
  points: number;
  /** The share that pages of a kind earn on average, 0 to 1. */
  usual: Record<Kind, number>;
};

/** Where the kind of page counts: in the sections that readers judge. The others are exact. */
export const KIND_SECTIONS = MARKED_SECTIONS;

export type ScoreModel = {
  checks: ReadonlyMap<string, CheckWorth>;
  /** Points of a section that a page of this kind starts without, because readers find such pages less worth citing. */
  kinds: Record<(typeof KIND_SECTIONS)[number], Record<Kind, number>>;
};

/** How likely the page is of each kind; the chances add up to 1. */
export type KindMix = ReadonlyMap<Kind, number>;

export type KindPoints = Partial<Record<Section, number>>;

let shipped: ScoreModel | null = null;

/** Parsed on first use: no module works on import. */
export function shippedScore(): ScoreModel {
  shipped ??= parseScore(SCORE_WEIGHTS);
  return shipped;
}

export const pointsOf = (audit: Audit, model: ScoreModel = shippedScore()): number =>
  model.checks.get(audit.id)?.points ?? 0;

export const usualShare = ({ usual }: CheckWorth, mix: KindMix): number => mixed(usual, mix);

/** Points of each section that a page of these kinds starts without. */
export const kindPoints = ({ kinds }: ScoreModel, mix: KindMix): KindPoints =>
  recordOf(KIND_SECTIONS, (section) => mixed(kinds[section], mix));

const mixed = (values: Record<Kind, number>, mix: KindMix): number =>
  KINDS.reduce((sum, kind) => sum + values[kind] * (mix.get(kind) ?? 0), 0);

/** The row of the table that holds the kinds' points in a section instead of a check. */
const kindRow = (section: Section) => `kind:${section}`;
const KIND_ROWS: ReadonlySet<string> = new Set(KIND_SECTIONS.map(kindRow));

/** One line per check: its name, its points, and the usual share of each kind in the order of `KINDS`. */
export function parseScore(table: string): ScoreModel {
  const rows = table
    .trim()
    .split("\n")
    .map((line) => {
      const [id = "", ...numbers] = line.trim().split(/\s+/);
      return { id, numbers: numbers.map(Number) };
    });
  const byKind = (numbers: readonly number[]) => {
    const values = new Map(KINDS.map((kind, at) => [kind, numbers[at] ?? 0]));
    return recordOf(KINDS, (kind) => values.get(kind) ?? 0);
  };
  return {
    checks: new Map(
      rows
        .filter(({ id }) => !KIND_ROWS.has(id))
        .map(({ id, numbers: [points = 0, ...usual] }) => [id, { points, usual: byKind(usual) }]),
    ),
    kinds: recordOf(KIND_SECTIONS, (section) =>
      byKind(rows.find(({ id }) => id === kindRow(section))?.numbers ?? []),
    ),
  };
}

export const writeScore = ({ checks, kinds }: ScoreModel): string =>
  [
    ...KIND_SECTIONS.map((section) =>
      [kindRow(section), ...KINDS.map((kind) => kinds[section][kind])].join(" "),
    ),
    ...[...checks].map(([id, { points, usual }]) =>
      [id, points, ...KINDS.map((kind) => usual[kind])].join(" "),
    ),
  ].join("\n");

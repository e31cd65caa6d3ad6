/** What every part of the reading looks at, gathered once. */
import type { Facts } from "../facts/facts.ts";
import { type LabelIndex, labelIndex } from "../language/label-index.ts";
import type { Lexicon } from "../language/lexicon.ts";
import type { PageModel } from "../page/page-model.ts";
import { type Line, readLines } from "./lines.ts";

export type Material = {
  page: PageModel;
  facts: Pick<
    Facts,
    | "text"
    | "blocks"
    | "numbers"
    | "definitions"
    | "isDefinition"
    | "figuresIn"
    | "quotations"
    | "references"
    | "comparison"
    | "steps"
    | "dates"
    | "language"
    | "lexicon"
  >;
  lexicon: Lexicon;
  labels: LabelIndex;
  lines: Line[];
};

const NO_LABELS: LabelIndex = { labels: () => [], forms: () => [] };

export function materialOf(page: PageModel, facts: Material["facts"]): Material {
  const { pack } = facts.language();
  const lexicon = facts.lexicon();
  return {
    page,
    facts,
    lexicon,
    labels: pack ? labelIndex(pack) : NO_LABELS,
    lines: readLines(facts.text(), lexicon),
  };
}

/** Named numbers: what a model multiplies, and what a person can read. */
export type Features = Record<string, number>;

export const flag = (is: boolean): number => (is ? 1 : 0);
export const log = (count: number): number => Math.log1p(Math.max(0, count));
export const rate = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

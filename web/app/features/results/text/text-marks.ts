/** The passages that findings quote, in order of what they cost, for the page text to mark. */
import type { AnalysisResult, AuditResult, Section, ViewBlock } from "@citeworthy/core/contract";
import { listedAudits } from "@citeworthy/core/contract/listed-audits";
import { pointsTaken } from "@citeworthy/core/score/printed-points";
import type { EditView, ResultView } from "../result-view.ts";

export type Mark = {
  number: number;
  quote: string;
  /** What the finding says about it. */
  says: string;
  /** Points of the overall score that its check costs. */
  points: number;
  isToChange: boolean;
  section: Section | null;
};

export const textsOf = (block: ViewBlock): string[] =>
  block.kind === "list" ? block.items : block.kind === "table" ? [] : [block.text];

export function holdsQuote({ crawlerView }: AnalysisResult, quote: string): boolean {
  const inBlock = (block: ViewBlock) => textsOf(block).some((text) => text.includes(quote));
  return quote !== "" && (crawlerView?.blocks.some(inBlock) ?? false);
}

type Unnumbered = Omit<Mark, "number">;

const ofEdit = ({ quote, fault, audit, section }: EditView, { audits }: AnalysisResult): Unnumbered[] => {
  const check = audits.find(({ id }) => id === audit);
  return quote === null ? [] : [{ quote, says: fault, points: costOf(check), isToChange: true, section }];
};

const costOf = (audit: AuditResult | undefined): number => (audit ? pointsTaken(audit) : 0);

function ofAudits({ audits }: AnalysisResult): Unnumbered[] {
  return listedAudits(audits)
    .filter(({ outcome }) => outcome === "scored")
    .toSorted((one, other) => pointsTaken(other) - pointsTaken(one))
    .flatMap((audit) =>
      audit.quotes.map((quote) => ({
        quote,
        says: audit.found,
        points: costOf(audit),
        // Without advice there is nothing to change, even where a check is not quite sure.
        isToChange: audit.advice !== null,
        section: audit.section,
      })),
    );
}

/** A passage that several findings quote keeps the mark of the most valuable one. */
export function marksOf({ result, next }: ResultView): Mark[] {
  const all = [...next.edits.flatMap((edit) => ofEdit(edit, result)), ...ofAudits(result)].filter(
    ({ quote }) => holdsQuote(result, quote),
  );
  return all
    .filter(({ quote }, at) => all.findIndex((other) => other.quote === quote) === at)
    .map((mark, at) => ({ ...mark, number: at + 1 }));
}

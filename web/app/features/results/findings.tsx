/** Every check of a section: what was found, in the page's own words, what it is worth and how strong its evidence is. */
import type { AuditResult, EvidenceGrade } from "@citeworthy/core/contract";
import { Badge } from "../../ui/badge.tsx";
import { Highlight } from "../../ui/highlight.tsx";

const GRADE_WORD: Record<EvidenceGrade, string> = {
  A: "strong evidence",
  B: "good evidence",
  C: "some evidence",
  D: "contested evidence",
  R: "no effect found",
};

const rounded = (points: number) => points.toLocaleString("en-US", { maximumFractionDigits: 1 });

function worth({ outcome, sectionPoints }: AuditResult): string {
  if (outcome === "not-applicable") return "Not applicable";
  if (outcome === "reported") return "No points";
  return `${rounded(sectionPoints.won)} of ${rounded(sectionPoints.possible)} points`;
}

function Finding(audit: AuditResult) {
  const { title, why, found, quotes, grade } = audit;
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 className="text-16 font-semibold">{title}</h4>
        <span className="tabular text-14 text-quiet">{worth(audit)}</span>
      </div>
      <p>{found}</p>
      {quotes.map((quote) => (
        <blockquote key={quote} className="font-serif">
          <Highlight>{quote}</Highlight>
        </blockquote>
      ))}
      <p className="text-14 text-quiet">
        {why} {grade && <Badge>{`Grade ${grade}: ${GRADE_WORD[grade]}`}</Badge>}
      </p>
    </li>
  );
}

export function Findings({ audits }: { audits: AuditResult[] }) {
  if (audits.length === 0) return null;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-18 font-semibold">
        The {audits.length} {audits.length === 1 ? "check" : "checks"} behind this score
      </summary>
      <ul className="mt-2 border-t border-line">
        {audits.map((audit) => (
          <Finding key={audit.id} {...audit} />
        ))}
      </ul>
    </details>
  );
}

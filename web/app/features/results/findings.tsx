/** Every check of a section: what was found, in the page's own words, what it is worth and how strong its evidence is. */
import type { AuditResult } from "@citeworthy/core/contract";
import { Highlight } from "../../ui/highlight.tsx";
import { More } from "../../ui/more.tsx";
import { numberText } from "../../ui/number-text.ts";
import { EvidenceNote, Grade } from "./evidence-note.tsx";
import type { EvidenceView } from "./result-view.ts";
import { Snippet } from "./snippet.tsx";

/** As many as one reads before asking for more. */
const FIRST = 6;

const fill = (share: number) => (share >= 0.85 ? "bg-good" : share >= 0.5 ? "bg-fair-shape" : "bg-poor");

function Points({ outcome, share, sectionPoints: { won, possible } }: AuditResult) {
  if (outcome !== "scored")
    return <p className="text-14 text-quiet">{outcome === "reported" ? "No points" : "Not applicable"}</p>;
  return (
    <div className="grid content-start gap-1">
      <p className="tabular text-14 text-quiet">
        <b className="font-serif text-22 font-medium text-ink">{numberText(won)}</b> of {numberText(possible)}
        <span className="sr-only"> points</span>
      </p>
      <div aria-hidden="true" className="h-1 w-full max-w-20 overflow-hidden rounded-full bg-line">
        <div
          className={`h-full rounded-full ${fill(share ?? 0)}`}
          style={{ width: `${Math.max(2, (share ?? 0) * 100)}%` }}
        />
      </div>
    </div>
  );
}

export type NumberedAudit = AuditResult & { numbers: number[] };
type FindingProps = { audit: NumberedAudit; evidence: EvidenceView[]; onPaper: boolean };

function Finding({ audit, evidence, onPaper }: FindingProps) {
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-5 md:grid-cols-[88px_minmax(0,1fr)]">
      <Points {...audit} />
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h4 className="text-16 font-semibold">{audit.title}</h4>
          {audit.grade && <Grade grade={audit.grade} />}
        </div>
        {audit.quotes.map((quote, index) => (
          <Quote key={quote} words={quote} number={onPaper ? null : (audit.numbers[index] ?? null)} />
        ))}
        <p>{audit.found}</p>
        <p className="text-14 text-quiet">{audit.why}</p>
        {audit.snippet && audit.share !== 1 && <Snippet snippet={audit.snippet} title={audit.title} />}
        {!onPaper && audit.grade && <EvidenceNote grade={audit.grade} rows={evidence} />}
      </div>
    </li>
  );
}

/** The page's words, numbered where they can be seen in their place. */
function Quote({ words, number }: { words: string; number: number | null }) {
  return (
    <blockquote
      {...(number !== null && { id: `quote-${number}` })}
      className="scroll-mt-24 font-serif text-18"
    >
      <Highlight>{words}</Highlight>
      {number !== null && (
        <a href={`#read-${number}`} className="ml-1 align-super font-sans text-12 font-semibold text-accent">
          <span className="sr-only">Where it stands on the page: </span>
          {number}
        </a>
      )}
    </blockquote>
  );
}

type FindingsProps = { audits: NumberedAudit[]; evidence: Record<string, EvidenceView>; onPaper: boolean };

export function Findings({ audits, evidence, onPaper }: FindingsProps) {
  const rowsOf = (audit: AuditResult) => audit.ledger.flatMap((id) => evidence[id] ?? []);
  const list = (some: NumberedAudit[]) => (
    <ul className="border-t border-line">
      {some.map((audit) => (
        <Finding key={audit.id} audit={audit} evidence={rowsOf(audit)} onPaper={onPaper} />
      ))}
    </ul>
  );
  if (onPaper) return list(audits.filter((audit) => audit.outcome !== "not-applicable"));
  const rest = audits.slice(FIRST);
  return (
    <div>
      {list(audits.slice(0, FIRST))}
      {rest.length > 0 && <More summary={`Show ${rest.length} more checks`}>{list(rest)}</More>}
    </div>
  );
}

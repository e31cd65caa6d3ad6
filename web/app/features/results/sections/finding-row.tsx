/** One finding in a few lines: the fault, the words, the fix, its points; evidence and code on demand. */
import type { AuditResult } from "@citeworthy/core/contract";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { numberText } from "../../../ui/figures/number-text.ts";
import { AddCheck } from "../../../worklist/add-to-work-list.tsx";
import type { EvidenceView } from "../result-view.ts";
import { missingPoints } from "../score/score-words.ts";
import { useShowInText } from "../text/show-in-text.ts";
import { EvidenceNote } from "./evidence-note.tsx";
import { Snippet } from "./snippet.tsx";

/** Results of earlier rubrics say what was found on the first line and what to do on the last. */
const fixOf = ({ advice }: AuditResult) => advice?.split("\n").at(-1) ?? null;

function OnDemand({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group/demand min-w-0 open:basis-full">
      <summary className="inline-flex min-h-8 items-center gap-1 text-accent underline decoration-1 underline-offset-[0.2em]">
        {summary}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform duration-150 group-open/demand:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}

type ExtrasProps = { audit: AuditResult; evidence: EvidenceView[] };

/** Evidence and, where something can be pasted, the code for it. */
export function Extras({ audit, evidence }: ExtrasProps) {
  const show = useShowInText(audit.quotes[0] ?? null);
  return (
    <div className="flex flex-wrap items-start gap-x-5 text-14 print:hidden">
      {audit.grade && (
        <OnDemand summary={`Evidence ${audit.grade}`}>
          <EvidenceNote grade={audit.grade} why={audit.why} rows={evidence} />
        </OnDemand>
      )}
      {audit.snippet && audit.share !== 1 && (
        <OnDemand summary="Code to paste">
          <Snippet snippet={audit.snippet} title={audit.title} />
        </OnDemand>
      )}
      {show && (
        <button type="button" className="link min-h-8" onClick={show}>
          Show in text
        </button>
      )}
    </div>
  );
}

type FindingRowProps = ExtrasProps & {
  number: number;
  /** Its place under "Do this next", where it is one of those edits. */
  editNumber: number | null;
};

export function FindingRow({ audit, evidence, number, editNumber }: FindingRowProps) {
  const fix = fixOf(audit);
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-3 border-t border-line py-4 first:border-ink/50 md:grid-cols-[28px_minmax(0,1fr)_auto]">
      <span aria-hidden="true" className="tabular font-serif text-22 leading-none text-accent md:text-28">
        {number}
      </span>
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="font-semibold">{audit.found}</p>
        {audit.quotes[0] && (
          <blockquote className="font-serif leading-[1.6]">
            <Highlight>{audit.quotes[0]}</Highlight>
          </blockquote>
        )}
        {fix && <p>{fix}</p>}
        {editNumber !== null && <p className="text-14 text-quiet">This is edit {editNumber} above.</p>}
        <Extras audit={audit} evidence={evidence} />
        {audit.advice !== null && editNumber === null && <AddCheck id={audit.id} title={audit.found} />}
      </div>
      <span className="tabular font-semibold">
        −{numberText(missingPoints(audit))}
        <span className="sr-only"> points of the overall score</span>
      </span>
    </li>
  );
}

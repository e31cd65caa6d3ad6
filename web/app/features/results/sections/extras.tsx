/** What a finding rests on, on demand: its evidence, code to paste, its place in the text. */
import type { AuditResult } from "@citeworthy/core/contract";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { EvidenceView } from "../result-view.ts";
import { useShowInText } from "../text/show-in-text.ts";
import { EvidenceNote } from "./evidence-note.tsx";
import { Snippet } from "./snippet.tsx";

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

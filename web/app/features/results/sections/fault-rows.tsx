/** Faults that no points depend on: the finding, the words that show it, and what to do about it. */
import type { AuditResult } from "@citeworthy/core/contract";
import { FAULTS_NOTE, FAULTS_TITLE, remedyOf } from "@citeworthy/core/report/check-groups";
import { quoteWords } from "@citeworthy/core/report/quote-words";
import { Wrench } from "lucide-react";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import type { ResultView } from "../result-view.ts";
import { Extras } from "./extras.tsx";

type FaultRowsProps = { faults: readonly AuditResult[]; view: ResultView };

export function FaultRows({ faults, view }: FaultRowsProps) {
  if (faults.length === 0) return null;
  return (
    <section className="grid">
      <h4 className="text-14 font-semibold">{FAULTS_TITLE}</h4>
      <p className="pb-2 text-14 text-quiet">{FAULTS_NOTE}</p>
      <ul>
        {faults.map((audit) => (
          <li
            key={audit.id}
            className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 border-t border-line py-4 first:border-ink/50 md:grid-cols-[28px_minmax(0,1fr)]"
          >
            <span className="grid size-5 place-items-center rounded-full bg-wash text-quiet md:size-6">
              <Wrench aria-hidden="true" className="size-3.5" />
            </span>
            <div className="grid min-w-0 gap-1 wrap-anywhere">
              <p className="font-semibold">{audit.found}</p>
              {audit.quotes[0] && (
                <blockquote className="font-serif leading-[1.6]">
                  <Highlight>{quoteWords(audit.quotes[0])}</Highlight>
                </blockquote>
              )}
              <p>{remedyOf(audit)}</p>
              <p className="text-14 text-quiet">{audit.title}</p>
              <Extras audit={audit} evidence={audit.ledger.flatMap((id) => view.evidence[id] ?? [])} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

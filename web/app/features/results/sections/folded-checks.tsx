/** Checks without a number: one folded line of names for each reason, which opens to what the checks found. */
import type { AuditResult } from "@citeworthy/core/contract";
import { type NoNumberReason, namesOf, REASON_TITLE, REASONS } from "@citeworthy/core/report/check-groups";
import { quoteWords } from "@citeworthy/core/report/quote-words";
import type { LucideIcon } from "lucide-react";
import { Check, ChevronDown, CircleQuestionMark, Info, Minus } from "lucide-react";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import type { EvidenceView } from "../result-view.ts";
import { Extras } from "./extras.tsx";
import type { SectionFindings } from "./section-findings.ts";

type RowProps = { audit: AuditResult; evidence: Record<string, EvidenceView> };

function Row({ audit, evidence }: RowProps) {
  return (
    <li className="grid gap-0.5 border-t border-line py-3 wrap-anywhere">
      <p>
        <b>{audit.title}</b>
      </p>
      <p>{audit.found}</p>
      {audit.outcome !== "not-applicable" && (
        <>
          {audit.quotes[0] && (
            <blockquote className="font-serif">
              <Highlight>{quoteWords(audit.quotes[0])}</Highlight>
            </blockquote>
          )}
          <Extras audit={audit} evidence={audit.ledger.flatMap((id) => evidence[id] ?? [])} />
        </>
      )}
    </li>
  );
}

const ICON: Record<NoNumberReason, LucideIcon> = {
  usual: Check,
  untold: CircleQuestionMark,
  inapplicable: Minus,
  information: Info,
};

type FoldProps = Omit<RowProps, "audit"> & { audits: AuditResult[]; icon: LucideIcon; title: string };

function Fold({ audits, icon: Icon, title, evidence }: FoldProps) {
  if (audits.length === 0) return null;
  return (
    <details className="group/fold border-b border-line">
      <summary className="grid min-h-12 grid-cols-[20px_minmax(0,1fr)_20px] items-center gap-x-3 py-2">
        <Icon aria-hidden="true" className="size-4.5 text-quiet" />
        <span className="flex min-w-0 items-baseline gap-x-3 text-14">
          <b className="whitespace-nowrap">{title}:</b>
          <span className="truncate text-quiet group-open/fold:invisible">{namesOf(audits)}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-quiet transition-transform duration-150 group-open/fold:rotate-180"
        />
      </summary>
      <ul className="pb-2 md:pl-8">
        {audits.map((audit) => (
          <Row key={audit.id} audit={audit} evidence={evidence} />
        ))}
      </ul>
    </details>
  );
}

type FoldedChecksProps = {
  findings: Pick<SectionFindings, "numberless">;
  evidence: Record<string, EvidenceView>;
  /** From before differences were kept: nobody knows what was usual. */
  isOlder?: boolean;
};

export function FoldedChecks({ findings, evidence, isOlder = false }: FoldedChecksProps) {
  return (
    <div className="border-t border-line empty:hidden">
      {REASONS.map((reason) => (
        <Fold
          key={reason}
          audits={findings.numberless[reason]}
          icon={ICON[reason]}
          title={isOlder && reason === "usual" ? "Other checks" : REASON_TITLE[reason]}
          evidence={evidence}
        />
      ))}
    </div>
  );
}

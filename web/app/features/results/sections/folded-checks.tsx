/** Checks without a number, each list folded with its count: as usual, untold, reported, not applicable. */
import type { AuditResult } from "@citeworthy/core/contract";
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
              <Highlight>{audit.quotes[0]}</Highlight>
            </blockquote>
          )}
          <Extras audit={audit} evidence={audit.ledger.flatMap((id) => evidence[id] ?? [])} />
        </>
      )}
    </li>
  );
}

type FoldProps = Omit<RowProps, "audit"> & {
  audits: AuditResult[];
  icon: LucideIcon;
  hue: string;
  /** Without its count: "checks passed". */
  what: [one: string, several: string];
};

function Fold({ audits, icon: Icon, hue, what, evidence }: FoldProps) {
  if (audits.length === 0) return null;
  return (
    <details className="group/fold border-b border-line">
      <summary className="grid min-h-12 grid-cols-[20px_minmax(0,1fr)_20px] items-center gap-x-3 py-2">
        <Icon aria-hidden="true" className={`size-4.5 ${hue}`} />
        <span className="flex min-w-0 items-baseline gap-x-3 text-14">
          <b className="md:whitespace-nowrap">
            {audits.length} {what[audits.length === 1 ? 0 : 1]}
          </b>
          <span className="truncate text-quiet max-md:hidden group-open/fold:invisible">
            {audits.map(({ title }) => title).join(", ")}
          </span>
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
  findings: SectionFindings;
  evidence: Record<string, EvidenceView>;
  /** From before differences were kept: nobody knows what was usual. */
  isOlder?: boolean;
};

export function FoldedChecks({ findings, evidence, isOlder = false }: FoldedChecksProps) {
  return (
    <div className="border-t border-line empty:hidden">
      <Fold
        audits={findings.usual}
        icon={Check}
        hue="text-quiet"
        what={isOlder ? ["other check", "other checks"] : ["check is as usual", "checks are as usual"]}
        evidence={evidence}
      />
      <Fold
        audits={findings.untold}
        icon={CircleQuestionMark}
        hue="text-quiet"
        what={["check can't be told", "checks can't be told"]}
        evidence={evidence}
      />
      <Fold
        audits={findings.reported}
        icon={Info}
        hue="text-quiet"
        what={["check not scored", "checks not scored"]}
        evidence={evidence}
      />
      <Fold
        audits={findings.notApplicable}
        icon={Minus}
        hue="text-quiet"
        what={["check doesn't apply", "checks don't apply"]}
        evidence={evidence}
      />
    </div>
  );
}

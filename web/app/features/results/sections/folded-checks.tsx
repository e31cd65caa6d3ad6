/** Checks that ask for nothing certain, each list folded with its count: possible faults, passed, reported, not applicable. */
import type { AuditResult } from "@citeworthy/core/contract";
import type { LucideIcon } from "lucide-react";
import { Check, ChevronDown, CircleQuestionMark, Info, Minus } from "lucide-react";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { numberText } from "../../../ui/figures/number-text.ts";
import type { EvidenceView } from "../result-view.ts";
import { missingPoints } from "../score/score-words.ts";
import { Extras } from "./finding-row.tsx";
import type { SectionFindings } from "./section-findings.ts";

type RowProps = { audit: AuditResult; evidence: Record<string, EvidenceView> };

function Row({ audit, evidence }: RowProps) {
  return (
    <li className="grid gap-0.5 border-t border-line py-3 wrap-anywhere">
      <p className="flex justify-between gap-4">
        <b>{audit.title}</b>
        {audit.outcome === "scored" && (
          <span className="tabular shrink-0 text-14 text-quiet">
            {numberText(audit.points.won)} of {numberText(audit.points.possible)} points
          </span>
        )}
      </p>
      <p>{audit.found}</p>
      {audit.isDoubtful && audit.advice && (
        <p>
          <span className="text-quiet">If so: </span>
          {audit.advice}
        </p>
      )}
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

/** Next to the recommendations, because what they could bring is missing from the score too. */
export function PossibleFaults({ audits, evidence }: Pick<FoldProps, "audits" | "evidence">) {
  const gain = numberText(audits.reduce((sum, audit) => sum + missingPoints(audit), 0));
  return (
    <div className="border-t border-line empty:hidden">
      <Fold
        audits={audits}
        icon={CircleQuestionMark}
        hue="text-fair"
        what={[
          `possible fault, less certain (${gain} points)`,
          `possible faults, less certain (${gain} points)`,
        ]}
        evidence={evidence}
      />
    </div>
  );
}

type FoldedChecksProps = { findings: SectionFindings; evidence: Record<string, EvidenceView> };

export function FoldedChecks({ findings, evidence }: FoldedChecksProps) {
  return (
    <div className="border-t border-line empty:hidden">
      <Fold
        audits={findings.passed}
        icon={Check}
        hue="text-good"
        what={["check passed", "checks passed"]}
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

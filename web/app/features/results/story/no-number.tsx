/** The checks that moved no points and found nothing to repair, in one folded line that opens to their names by reason. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import {
  groupChecks,
  type NoNumberReason,
  namesOf,
  REASON_TITLE,
  REASONS,
} from "@citeworthy/core/report/check-groups";
import { ChevronDown, Minus } from "lucide-react";

const COUNTED: Record<NoNumberReason, (count: number) => string> = {
  usual: (count) => `${count} ${count === 1 ? "is" : "are"} as usual`,
  untold: (count) => `${count} can't be told`,
  inapplicable: (count) => `${count} ${count === 1 ? "doesn't" : "don't"} apply`,
  information: (count) => `${count} ${count === 1 ? "is" : "are"} for information`,
};

export function NoNumber({ result, className = "" }: { result: AnalysisResult; className?: string }) {
  const groups = groupChecks(result, null);
  const reasons = REASONS.filter((reason) => groups[reason].length > 0);
  const count = reasons.reduce((sum, reason) => sum + groups[reason].length, 0);
  if (count === 0) return null;
  return (
    <details className={`group/none ${className}`}>
      <summary className="grid min-h-12 grid-cols-[20px_minmax(0,1fr)_20px] items-center gap-x-3 py-2.5 text-14 text-quiet">
        <Minus aria-hidden="true" className="size-4.5" />
        <span>
          <b className="font-semibold text-ink">
            {count} {count === 1 ? "check has" : "checks have"} no number:
          </b>{" "}
          {reasons.map((reason) => COUNTED[reason](groups[reason].length)).join(", ")}.
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform duration-150 group-open/none:rotate-180"
        />
      </summary>
      <dl className="grid gap-2 pb-4 text-14 md:pl-8">
        {reasons.map((reason) => (
          <div key={reason}>
            <dt className="font-semibold">{REASON_TITLE[reason]}</dt>
            <dd className="text-quiet">{namesOf(groups[reason])}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

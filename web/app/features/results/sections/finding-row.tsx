/** One edit in its section: the fault, the words, what to do, its points. Its text is in the list of edits. */
import type { AuditResult } from "@citeworthy/core/contract";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import type { EditView, EvidenceView } from "../result-view.ts";
import { Extras } from "./extras.tsx";
import { Points } from "./points.tsx";

type FindingRowProps = {
  edit: EditView;
  number: number;
  audit: AuditResult | undefined;
  evidence: EvidenceView[];
};

export function FindingRow({ edit, number, audit, evidence }: FindingRowProps) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-3 border-t border-line py-4 first:border-ink/50 md:grid-cols-[28px_minmax(0,1fr)_auto]">
      <span aria-hidden="true" className="tabular font-serif text-22 leading-none text-accent md:text-28">
        {number}
      </span>
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="font-semibold">{edit.fault}</p>
        {edit.quote && (
          <blockquote className="font-serif leading-[1.6]">
            <Highlight>{edit.quote}</Highlight>
          </blockquote>
        )}
        {edit.todo && <p>{edit.todo}</p>}
        <p className="text-14">
          <a href={`#edit-${edit.number}`} className="link">
            {edit.after === null ? `This is edit ${edit.number}` : `Edit ${edit.number} has the text`}
          </a>
        </p>
        {audit && <Extras audit={audit} evidence={evidence} />}
      </div>
      {edit.points > 0 && <Points difference={-edit.points} />}
    </li>
  );
}

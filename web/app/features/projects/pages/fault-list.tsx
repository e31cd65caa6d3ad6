/** Faults counted across pages: how many pages, how sure we are of a template, and the way to the pages. */
import { signed } from "@citeworthy/core/score/signed";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import type { FaultRow } from "../project-data.ts";

type FaultListProps = {
  faults: FaultRow[];
  all: number;
  linkTo: ((audit: string) => string) | null;
  /** What can be done about a fault. */
  actionFor?: (fault: FaultRow) => ReactNode;
};

export function FaultList({ faults, all, linkTo, actionFor }: FaultListProps) {
  if (faults.length === 0)
    return (
      <EmptyState heading="h2" title="No fault on several pages">
        <p>{all === 0 ? "Analyze some pages first." : "Nothing you must do here."}</p>
      </EmptyState>
    );
  return (
    <ol className="border-b border-line">
      {faults.map((fault) => (
        <Fault key={fault.audit} fault={fault} all={all} linkTo={linkTo} action={actionFor?.(fault)} />
      ))}
    </ol>
  );
}

/** Less shows as 0.0. */
const MIN_SHOWN_POINTS = 0.05;

type FaultProps = Pick<FaultListProps, "all" | "linkTo"> & { fault: FaultRow; action: ReactNode };

function Fault({ fault, all, linkTo, action }: FaultProps) {
  const { audit, title, words, pages, points, templates, example } = fault;
  const average = points / Math.max(1, all);
  return (
    <li id={audit} className="grid scroll-mt-24 grid-cols-1 gap-2 border-t border-line py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-18 font-medium">{words}</h2>
        {/* A sum over all pages would look like points of one score. */}
        {average >= MIN_SHOWN_POINTS && (
          <span className="tabular text-14 font-semibold">
            {signed(-average)} points on average of all {all === 1 ? "pages" : `${all} pages`}
          </span>
        )}
      </div>
      <div
        role="img"
        aria-label={`${pages} of ${all} pages`}
        className="h-2 w-full max-w-field overflow-hidden rounded-full bg-wash"
      >
        <div
          className="h-full bg-poor"
          style={{ width: `${Math.max(1, (pages / Math.max(1, all)) * 100)}%` }}
        />
      </div>
      {templates.length > 0 && (
        <p className="text-14 text-quiet">
          Nearly every page in {templates.join(", ")} has it in the same place, so one change to the template
          should fix them.
        </p>
      )}
      {example !== "" && (
        <p className="max-w-measure text-14 break-words">
          For example: <Highlight>{example}</Highlight>
        </p>
      )}
      <p className="text-14">
        <span className="text-quiet">Check: {title}. </span>
        {linkTo && (
          <Link to={linkTo(audit)} className="link">
            Show {pages === 1 ? "the page" : `the ${pages} pages`}
          </Link>
        )}
      </p>
      {action}
    </li>
  );
}

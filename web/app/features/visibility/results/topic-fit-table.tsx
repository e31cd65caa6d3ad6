/** The first tab without an engine: one estimate for each page, in three steps, with the passage behind it. */
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import type { TopicFit } from "@citeworthy/core/visibility/estimates/topic-fit";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { TableColumn } from "../../../ui/table/table-columns.ts";
import { type FitRow, fitRowsOf, type Loose } from "../monitor-view.ts";
import { ComparisonNotes } from "./comparison-notes.tsx";
import { FitMeter } from "./fit-meter.tsx";

export function TopicFitTable({ result }: { result: Loose }) {
  const rows = fitRowsOf(result);
  if (rows.length === 0)
    return (
      <Notice title="This run has no topic fit">
        It is older than this view. Run the query again to see how well your page fits it.
      </Notice>
    );
  return (
    <div className="grid gap-5">
      <section aria-label="Comparison Matrix">
        <DataTable label="Topic fit" columns={COLUMNS} rows={rows} keyOf={({ url }) => url} phone="fit" />
      </section>
      <ComparisonNotes sites={rows.length} skipped={result.skipped}>
        No AI engine was asked, so this is an estimate and not a count of citations. It has three steps
        because the text of a page can't tell more: off topic, on topic, answers it.
      </ComparisonNotes>
    </div>
  );
}

const Site = ({ name, detail, isOwn }: FitRow) => (
  <div className={isOwn ? "pl-3 font-semibold shadow-[inset_2px_0_0_var(--color-accent)]" : "font-semibold"}>
    <span className="block break-words">{name}</span>
    <span className="line-clamp-2 text-14 font-normal break-all text-quiet">{detail}</span>
  </div>
);

/** A phone has no column for the passage. */
const Fit = ({ fit }: FitRow) => (
  <>
    <FitMeter step={fit.step} />
    <Lacks fit={fit} />
    <div className="mt-3 md:hidden">
      <Passage fit={fit} />
    </div>
  </>
);

const COLUMNS: TableColumn<FitRow>[] = [
  { name: "Site", className: "w-1/3 md:w-1/5", cell: Site },
  { name: "Topic fit (estimated from your page)", className: "md:w-[35%]", cell: Fit },
  { name: "Best passage", className: "max-md:hidden", cell: ({ fit }) => <Passage fit={fit} /> },
];

export function Lacks({ fit: { lacks, blocked } }: { fit: TopicFit }) {
  const closed = blocked.map(
    ({ engine, reason }) =>
      `${ENGINE_NAMES[engine]}'s search crawler may not read or quote this page${reason ? ` (${reason})` : ""}.`,
  );
  if (lacks.length + closed.length === 0) return null;
  return <p className="mt-1 text-14 break-words text-quiet">{[...lacks, ...closed].join(" ")}</p>;
}

export function Passage({ fit: { passage, heading } }: { fit: TopicFit }) {
  if (passage === null) return <p className="text-quiet">No passage</p>;
  return (
    <>
      <p className="font-serif break-words">
        <Highlight>{passage}</Highlight>
      </p>
      {heading && <p className="mt-1 text-14 break-words text-quiet">Under “{heading}”</p>}
    </>
  );
}

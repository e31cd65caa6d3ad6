/** Whether the score, its sections and its checks tell cited from dropped pages in this installation's own runs. */
import type { OwnValidity } from "@citeworthy/core/cited/cited-view";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { TableColumn } from "../../../ui/table/table-columns.ts";
import { figure } from "../words.ts";

/** The rest is in `cli validity`. */
const MOST_SHOWN = 8;

type Figure = NonNullable<OwnValidity["figures"]>[number];

const COLUMNS: TableColumn<Figure>[] = [
  { name: "Figure", cell: ({ id }) => id.replaceAll("_", " ") },
  { name: "AUC", className: "tabular", cell: ({ auc }) => auc.toFixed(2) },
  {
    name: "95% interval",
    className: "tabular",
    cell: ({ interval }) => `${interval.low.toFixed(2)} to ${interval.high.toFixed(2)}`,
  },
];

export function ValidityPanel({ validity }: { validity: OwnValidity | null }) {
  return (
    <Panel title="Cited or dropped">
      <div className="mt-5 grid gap-3">
        {validity === null ? (
          <Notice kind="error">We could not load the sources of measured runs. Refresh to try again.</Notice>
        ) : (
          <Content validity={validity} />
        )}
      </div>
    </Panel>
  );
}

function Content({ validity: { questions, cited, dropped, needed, figures } }: { validity: OwnValidity }) {
  const counts = `${figure(cited)} cited and ${figure(dropped)} dropped pages in ${figure(questions)} questions so far.`;
  if (figures === null)
    return (
      <p>
        Not enough data yet: {counts}{" "}
        <span className="text-quiet">
          {figure(needed)} of each are needed. Monitor runs add the pages that answers cite, and those they
          read and drop.
        </span>
      </p>
    );
  return (
    <>
      <p>
        Of a cited and a dropped page of the same question, how often the cited one has the higher figure. 50%
        is chance.
      </p>
      <DataTable
        label="How well figures tell cited from dropped pages"
        columns={COLUMNS}
        rows={figures.slice(0, MOST_SHOWN)}
        keyOf={({ id }) => id}
        phone="fit"
        isSmall
      />
      <p className="text-14 text-quiet">{counts}</p>
    </>
  );
}

/** What works without any model, and what a model or an answer engine adds. */
import { Panel } from "../../../ui/layout/panel.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { TableColumn } from "../../../ui/table/table-columns.ts";

type Job = [job: string, without: string, withReader: string, withEngines: string];

const ROWS: Job[] = [
  ["Score and sections", "By our own rules", "Closer to how people read", "No change"],
  ["Edits", "What to change, where and why", "Finished text where the page has the facts", "No change"],
  ["Article", "Your own sentences, moved", "Edits by the model, each checked against the page", "No change"],
  ["Free tools", "Templates, in English", "Written for your topic, in its language", "No change"],
  ["Competitors in reports", "Pages you name", "Pages you name", "Pages that engines cite"],
  ["Monitor", "Topic fit, imported reports", "Topic fit, imported reports", "Measured citations"],
  ["Bulk runs, crawler logs, API, MCP", "Everything", "Everything", "Everything"],
];

const change = (words: string) =>
  words === "No change" ? <span className="text-quiet">{words}</span> : words;

const COLUMNS: TableColumn<Job>[] = [
  { name: "Job", cell: ([job]) => <b className="font-semibold">{job}</b> },
  { name: "Without any", isWide: true, cell: ([, words]) => words },
  { name: "With a reading model", isWide: true, cell: ([, , words]) => change(words) },
  { name: "With answer engines", isWide: true, cell: ([, , , words]) => change(words) },
];

export const WithoutModels = () => (
  <Panel title="What works without any">
    <div className="mt-4">
      <DataTable
        label="What works without a model, and what models and engines add"
        columns={COLUMNS}
        rows={ROWS}
        keyOf={([job]) => job}
        phone="cards"
        isSmall
      />
    </div>
  </Panel>
);

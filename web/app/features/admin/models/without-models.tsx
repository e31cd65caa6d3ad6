/** What works without any model, and what a model or an answer engine adds. */
import { Panel } from "../../../ui/layout/panel.tsx";

const COLUMNS = ["Without any", "With a reading model", "With answer engines"] as const;
const ROWS: [string, string, string, string][] = [
  ["Score and sections", "By our own rules", "Closer to how people read", "No change"],
  ["Edits", "What to change, where and why", "Finished text where the page has the facts", "No change"],
  ["Article", "Your own sentences, moved", "Edits by the model, each checked against the page", "No change"],
  ["Free tools", "Templates, in English", "Written for your topic, in its language", "No change"],
  ["Competitors in reports", "Pages you name", "Pages you name", "Pages that engines cite"],
  ["Monitor", "Topic fit, imported reports", "Topic fit, imported reports", "Measured citations"],
  ["Bulk runs, crawler logs, API, MCP", "Everything", "Everything", "Everything"],
];

export function WithoutModels() {
  return (
    <Panel title="What works without any">
      <table className="mt-4 w-full border-collapse text-14 max-md:block">
        <caption className="sr-only">What works without a model, and what models and engines add</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line text-quiet">
            <th scope="col" className="py-2 pr-4 text-left font-normal">
              Job
            </th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 text-left font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {ROWS.map(([job, ...cells]) => (
            <tr key={job} className="border-b border-line max-md:grid max-md:gap-1 max-md:py-3">
              <th scope="row" className="py-2.5 pr-4 text-left align-top font-semibold max-md:py-0">
                {job}
              </th>
              {cells.map((words, at) => (
                <td
                  key={COLUMNS[at]}
                  className={`py-2.5 pr-4 align-top max-md:grid max-md:grid-cols-[9.5rem_1fr] max-md:gap-3 max-md:p-0 ${words === "No change" ? "text-quiet" : ""}`}
                >
                  <span aria-hidden="true" className="text-quiet md:hidden">
                    {COLUMNS[at]}
                  </span>
                  {words}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

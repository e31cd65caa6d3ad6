/** What each plan holds, per month; on a phone the table scrolls in its own frame with its first column fixed. */
import { type QuotaRow, TRIAL_DAYS } from "@citeworthy/core/product/plans";
import { limitText, TOOL_NAMES } from "./plans.ts";

const COLUMNS: { row: QuotaRow; text: string }[] = [
  { row: "free", text: "Free, after the trial" },
  { row: "trial", text: `Trial, ${TRIAL_DAYS} days` },
  { row: "core", text: "Core" },
  { row: "pro", text: "Pro" },
  { row: "enterprise", text: "Enterprise" },
];

const CELL = "px-4 py-3.5 text-right whitespace-nowrap";
const PRO = "bg-accent-wash";

export function LimitsTable() {
  return (
    <section
      aria-label="Monthly limits"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-surface"
    >
      <table className="tabular w-full border-collapse">
        <thead>
          <tr className="text-14 text-quiet">
            <th scope="col" className="sticky left-0 bg-surface">
              <span className="sr-only">Tool</span>
            </th>
            {COLUMNS.map(({ row, text }) => (
              <th key={row} scope="col" className={`${CELL} ${row === "pro" ? PRO : ""}`}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TOOL_NAMES.map(({ tool, row: name, metered }) => (
            <tr key={tool} className="border-t border-line">
              <th
                scope="row"
                className="sticky left-0 bg-surface px-4 py-3.5 text-left font-medium max-md:min-w-36 max-md:text-14"
              >
                {name}
              </th>
              {COLUMNS.map(({ row }) => (
                <td key={row} className={`${CELL} ${row === "pro" ? PRO : ""}`}>
                  {limitText(row, tool, metered)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

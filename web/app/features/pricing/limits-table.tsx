/** The monthly limits of each plan. On a phone the table scrolls inside its frame with a fixed first column. */
import { PLAN_NAME, type QuotaRow, TRIAL_DAYS } from "@citeworthy/core/product/plans/plans";
import { Link } from "react-router";
import { ScrollFrame } from "../../ui/layout/scroll-frame.tsx";
import { limitText, TOOL_NAMES } from "./plan-limits.ts";

const COLUMNS: { row: QuotaRow; text: string }[] = [
  { row: "free", text: `${PLAN_NAME.free} (after trial)` },
  { row: "trial", text: `Trial (${TRIAL_DAYS} days)` },
  { row: "core", text: PLAN_NAME.core },
  { row: "pro", text: PLAN_NAME.pro },
  { row: "enterprise", text: PLAN_NAME.enterprise },
];

const CELL = "px-2.5 py-3.5 text-right max-md:text-14 md:px-4";
const PRO = "bg-accent-wash";

function LimitsTable() {
  return (
    <ScrollFrame aria-label="Monthly limits" className="scroll-x rounded-md border border-line">
      <table className="tabular w-full border-collapse">
        <thead>
          <tr className="align-bottom text-14 text-quiet">
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
                className="sticky left-0 bg-surface px-4 py-3.5 text-left font-medium max-md:min-w-30 max-md:pr-1 max-md:text-14"
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
    </ScrollFrame>
  );
}

export default function Limits() {
  return (
    <section aria-labelledby="limits" className="wrap">
      <h2 id="limits" className="mb-8 text-28 md:text-36">
        Monthly limits by plan
      </h2>
      <LimitsTable />
      <p className="mt-4 text-14 text-quiet">
        One{" "}
        <Link to="/ai-visibility-monitor" className="link">
          AI visibility run
        </Link>{" "}
        covers your page and up to five competitors. The{" "}
        <Link to="/free-tools" className="link">
          free tools
        </Link>{" "}
        work without a plan. The{" "}
        <Link to="/docs/scoring" className="link">
          scoring rubric
        </Link>{" "}
        explains how scores are calculated: by the same rules on every plan. However, no plan can promise that
        AI engines cite your page.
      </p>
    </section>
  );
}

/** One file before it is imported: what its columns mean, its first rows, and what will be left out. */
import { type ColumnRole, sourceOf } from "@citeworthy/core/imports/columns";
import type { ReportFile, Settled, Taken } from "@citeworthy/core/imports/measured-report";
import { Notice } from "../../ui/feedback/notice.tsx";
import { numberText } from "../../ui/figures/number-text.ts";
import { ReportColumns } from "./report-columns.tsx";

const SOURCE_WORDS = {
  google: "Google Search Console, Generative AI",
  bing: "Bing Webmaster Tools, AI Performance",
} as const;
const SHOWN_PROBLEMS = 4;

type ReportPreviewProps = {
  name: string;
  report: ReportFile;
  settled: Settled;
  taken: Taken | null;
  onSettle(settled: Settled): void;
};

export function ReportPreview({ name, report, settled, taken, onSettle }: ReportPreviewProps) {
  const source = sourceOf(settled.roles);
  const setRole = (at: number, role: ColumnRole | null) =>
    onSettle({
      ...settled,
      roles: settled.roles.map((one, place) => (place === at ? role : one === role ? null : one)),
    });
  return (
    <article aria-label={name} className="grid grid-cols-1 gap-4 border-t border-line py-5">
      <div>
        <h3 className="font-sans text-16 font-semibold break-all">{name}</h3>
        <p className="text-14 text-quiet">
          {source ? SOURCE_WORDS[source] : "Columns not recognized"}, {numberText(report.rows.length)}{" "}
          {report.rows.length === 1 ? "row" : "rows"}
        </p>
      </div>
      {!source && (
        <Notice title="Tell us which column is which">
          Choose a page or query column, and a column of citations or impressions.
        </Notice>
      )}
      {report.isCut && <Notice>Only the first 200,000 rows are read.</Notice>}
      <ReportColumns report={report} settled={settled} onRole={setRole} />
      <Dates settled={settled} onSettle={onSettle} />
      {taken && taken.leftCount > 0 && (
        <Notice
          title={`${numberText(taken.leftCount)} ${taken.leftCount === 1 ? "row is" : "rows are"} left out`}
        >
          <ul className="text-14">
            {taken.left.slice(0, SHOWN_PROBLEMS).map(({ line, reason }) => (
              <li key={line}>
                Line {line}: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </article>
  );
}

function Dates({ settled, onSettle }: { settled: Settled; onSettle(settled: Settled): void }) {
  const select = "min-h-11 rounded-sm border border-edge bg-surface px-2";
  if (!settled.roles.includes("date"))
    return (
      <label className="grid max-w-72 gap-1 text-14">
        <span className="font-semibold">Last day that this report covers</span>
        <input
          type="date"
          value={settled.until}
          required
          onChange={(event) =>
            event.currentTarget.value && onSettle({ ...settled, until: event.currentTarget.value })
          }
          className={select}
        />
      </label>
    );
  return (
    <label className="grid max-w-72 gap-1 text-14">
      <span className="font-semibold">Dates with slashes are written</span>
      <select
        value={settled.order}
        onChange={(event) =>
          onSettle({
            ...settled,
            order: event.currentTarget.value === "day-first" ? "day-first" : "month-first",
          })
        }
        className={select}
      >
        <option value="day-first">day first (31/12/2026)</option>
        <option value="month-first">month first (12/31/2026)</option>
      </select>
    </label>
  );
}

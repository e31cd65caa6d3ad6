/** The columns of a report file with its first rows. The user can change what a column means. */
import { type ColumnRole, ROLES } from "@citeworthy/core/imports/columns";
import type { ReportFile, Settled } from "@citeworthy/core/imports/measured-report";

const ROLE_WORDS: Record<ColumnRole, string> = {
  page: "Page",
  query: "Query",
  date: "Date",
  citations: "Citations",
  impressions: "Impressions",
  share: "Citation share",
};
const SHOWN_ROWS = 4;

type ReportColumnsProps = {
  report: ReportFile;
  settled: Settled;
  onRole(at: number, role: ColumnRole | null): void;
};

export function ReportColumns({ report, settled, onRole }: ReportColumnsProps) {
  return (
    <section
      aria-label="Columns and first rows"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full text-left text-14">
        <thead>
          <tr>
            {report.headings.map((heading, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: headings may be equal, and columns never move
              <th key={at} scope="col" className="min-w-32 pr-4 pb-2 align-bottom font-normal">
                <RoleChoice
                  heading={heading}
                  role={settled.roles[at] ?? null}
                  onRole={(role) => onRole(at, role)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.slice(0, SHOWN_ROWS).map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file never move
            <tr key={row} className="border-t border-line">
              {report.headings.map((_, at) => (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                  key={at}
                  text={cells[at] ?? ""}
                  isUsed={Boolean(settled.roles[at])}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Cell = ({ text, isUsed }: { text: string; isUsed: boolean }) => (
  <td className={`max-w-64 truncate py-2 pr-4 ${isUsed ? "" : "text-quiet"}`}>{text}</td>
);

type RoleChoiceProps = {
  heading: string;
  role: ColumnRole | null;
  onRole(role: ColumnRole | null): void;
};

function RoleChoice({ heading, role, onRole }: RoleChoiceProps) {
  return (
    <label className="grid gap-1">
      <span className="max-w-48 truncate text-quiet">“{heading}”</span>
      <select
        value={role ?? ""}
        onChange={(event) => onRole((event.currentTarget.value || null) as ColumnRole | null)}
        className="min-h-11 rounded-sm border border-edge bg-surface px-2 font-semibold"
      >
        <option value="">Leave out</option>
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {ROLE_WORDS[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

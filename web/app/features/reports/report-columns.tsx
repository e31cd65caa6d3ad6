/** The columns of a report file with its first rows. The user can change what a column means. */
import { type ColumnRole, ROLES } from "@citeworthy/core/imports/columns";
import type { ReportFile, Settled } from "@citeworthy/core/imports/measured-report";
import { ScrollFrame } from "../../ui/layout/scroll-frame.tsx";
import { inPlace } from "../../ui/parts/in-place.tsx";

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
    <ScrollFrame aria-label="Columns and first rows" className="overflow-x-auto">
      <table className="w-full text-left text-14">
        <thead>
          <tr>
            {inPlace(report.headings, (heading, at) => (
              <th scope="col" className="min-w-32 pr-4 pb-2 align-bottom font-normal">
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
          {inPlace(report.rows.slice(0, SHOWN_ROWS), (cells) => (
            <tr className="border-t border-line">
              {inPlace(report.headings, (_, at) => (
                <Cell text={cells[at] ?? ""} isUsed={Boolean(settled.roles[at])} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
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

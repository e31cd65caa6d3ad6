/** The first tab: the average score, and a table that compares all sites on all engines. */
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { MONITOR_BANDS, MONITORED, percentOf } from "@citeworthy/core/visibility/ratings";
import { AddressText } from "../../../addresses/address-text.tsx";
import { ScrollFrame } from "../../../ui/layout/scroll-frame.tsx";
import { averageOf, type Loose, type RowView, rowsOf } from "../monitor-view.ts";
import { ComparisonNotes } from "./comparison-notes.tsx";
import { MatrixCell } from "./matrix-cell.tsx";
import { TopicFitTable } from "./topic-fit-table.tsx";

const LEGEND = `80 to 100% Excellent, 60 to 79% Good, 40 to 59% Fair, below ${MONITOR_BANDS.fair * 10}% Poor.`;

/** Without a measured cell there is nothing to compare engine by engine. */
export const ComparisonMatrix = ({ result }: { result: Loose }) =>
  result.mode === "estimate" ? <TopicFitTable result={result} /> : <EngineMatrix result={result} />;

function EngineMatrix({ result }: { result: Loose }) {
  const rows = rowsOf(result);
  return (
    <div className="grid gap-5">
      <p className="flex items-baseline gap-3">
        <span className="tabular font-serif text-48">{percentOf(averageOf(result))}%</span>
        <span className="text-14 text-quiet">Your average score across three engines</span>
      </p>
      {/* A wide table scrolls inside its frame, so the page itself does not. */}
      <ScrollFrame aria-label="Comparison Matrix" className="scroll-x [--under:var(--color-paper)]">
        <table className="w-full border-separate border-spacing-0 text-left">
          <thead>
            <tr className="text-14 text-quiet">
              <th scope="col" className="sticky left-0 z-10 bg-paper p-3 font-semibold">
                Site
              </th>
              {MONITORED.map((engine) => (
                <th key={engine} scope="col" className="p-3 font-semibold">
                  {ENGINE_NAMES[engine]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.url} row={row} />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <ComparisonNotes sites={rows.length} skipped={result.skipped}>
        {LEGEND} Measured scores come from counted answers; the line shows the 95% confidence interval. “≈
        you” means the intervals overlap, so there is no clear difference. Word share is the share of the
        answer's words that cite the site, with earlier sentences counting more. API answers can differ from
        the engine's app.
      </ComparisonNotes>
    </div>
  );
}

function Row({ row }: { row: RowView }) {
  return (
    <tr>
      <th
        scope="row"
        className={`sticky left-0 z-10 min-w-28 bg-paper p-3 align-top font-semibold md:min-w-36 ${row.isOwn ? "border-l-2 border-accent" : ""}`}
      >
        <span className="block max-w-24 md:max-w-48">
          <AddressText address={row.name} />
        </span>
        <span className="line-clamp-2 max-w-24 text-14 font-normal text-quiet md:max-w-48">
          <AddressText address={row.detail} />
        </span>
        {row.unread && (
          <span className="block max-w-24 text-14 font-normal text-quiet md:max-w-48" title={row.unread}>
            not fetched, counted all the same
          </span>
        )}
      </th>
      {row.cells.map((cell) => (
        <MatrixCell key={cell.engine} cell={cell} versus={row.versus[cell.engine]} />
      ))}
    </tr>
  );
}

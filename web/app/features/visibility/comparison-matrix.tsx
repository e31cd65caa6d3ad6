/** The first tab: the average, and everybody beside everybody. */
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { MONITOR_BANDS, MONITORED, percentOf } from "@citeworthy/core/visibility/ratings";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { MatrixCell } from "./matrix-cell.tsx";
import { averageOf, type Loose, type RowView, rowsOf } from "./monitor-view.ts";
import { RecommendationsLink } from "./recommendations.tsx";

const LEGEND = `80 to 100% Excellent, 60 to 79% Good, 40 to 59% Fair, below ${MONITOR_BANDS.fair * 10}% Poor.`;

export function ComparisonMatrix({ result }: { result: Loose }) {
  const rows = rowsOf(result);
  const isMeasured = rows.some(({ cells }) => cells.some(({ provenance }) => provenance === "measured"));
  return (
    <div className="grid gap-5">
      <p className="flex items-baseline gap-3">
        <span className="tabular font-serif text-48">{percentOf(averageOf(result))}%</span>
        <span className="text-14 text-quiet">Average Score over your three engines</span>
      </p>
      {/* A wide table scrolls in its own frame, which a keyboard can reach. */}
      <section
        aria-label="Comparison Matrix"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto"
      >
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
      </section>
      {rows.length === 1 && (
        <EmptyState title="Only your site so far">Add competitor URLs to see comparison data</EmptyState>
      )}
      {(result.skipped ?? []).length > 0 && (
        <Notice title="Left out of this run">
          <ul className="text-14">
            {result.skipped?.map(({ url, reason }) => (
              <li key={url} className="break-words">
                {url}: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <p className="max-w-[78ch] text-14 text-quiet">
        {LEGEND}{" "}
        {isMeasured
          ? "A measured score is (k + 0.5) / (n + 1); the line is the 95% Wilson interval; ≈ you: the intervals meet, so the two cannot be told apart. Word share is the position-adjusted share of the answers' words. Answers through an engine's API can differ from its app."
          : "Estimated from the pages, without asking an engine: a judgement of how well they could be used, not a count of citations."}
      </p>
      <RecommendationsLink />
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
        <span className="block max-w-24 break-words md:max-w-48">{row.name}</span>
        <span className="line-clamp-2 max-w-24 text-14 font-normal break-all text-quiet md:max-w-48">
          {row.detail}
        </span>
      </th>
      {row.cells.map((cell) => (
        <MatrixCell key={cell.engine} cell={cell} versus={row.versus[cell.engine]} />
      ))}
    </tr>
  );
}

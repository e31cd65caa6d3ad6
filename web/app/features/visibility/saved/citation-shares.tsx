/** Share of citations by domain and week: one line per site on a common scale, and the newest week as a number. */
import type { CitationSeries, SiteShare } from "@citeworthy/core/visibility/answers/citation-series";
import { dateWords } from "../../../ui/figures/date-text.tsx";
import { ScrollFrame } from "../../../ui/layout/scroll-frame.tsx";
import { More } from "../../../ui/parts/more.tsx";
import { percent } from "../monitor-view.ts";

type CitationSharesProps = { citations: CitationSeries; ownSite: string | null };

const MAX_SITES = 8;
const HEIGHT = 24;
const week = (monday: string) => dateWords(monday, false, 0);
const shareWords = (share: number | null | undefined) =>
  share === null || share === undefined ? "–" : `${percent(share)}%`;

export function CitationShares({ citations: { weeks, sites }, ownSite }: CitationSharesProps) {
  const shown = sites.slice(0, MAX_SITES);
  const top = Math.max(...shown.flatMap(({ weekly }) => weekly.map((share) => share ?? 0)), 0.01);
  const newest = weeks.at(-1);
  return (
    <section aria-labelledby="shares" className="grid grid-cols-1 content-start gap-4">
      <h3 id="shares" className="text-22">
        Share of citations
      </h3>
      {newest === undefined ? (
        <p className="text-quiet">No answers in the last 12 weeks cite a source.</p>
      ) : (
        <>
          <p className="text-14 text-quiet">
            All queries in this monitor, by week. Numbers are for the week of {week(newest)}.
          </p>
          <ul className="border-b border-line">
            {shown.map((site) => (
              <Site key={site.site} site={site} top={top} isOwn={site.site === ownSite} />
            ))}
          </ul>
          <OtherSites sites={sites.slice(MAX_SITES)} />
          <More summary="Show as table">
            <WeekTable weeks={weeks} sites={shown} />
          </More>
        </>
      )}
    </section>
  );
}

function OtherSites({ sites }: { sites: readonly SiteShare[] }) {
  if (sites.length === 0) return null;
  const share = percent(sites.reduce((sum, site) => sum + site.share, 0));
  return (
    <p className="text-14 text-quiet">
      {sites.length === 1 ? "1 more site accounts" : `${sites.length} more sites account`} for the remaining{" "}
      {share}% over all weeks.
    </p>
  );
}

function Site({ site, top, isOwn }: { site: SiteShare; top: number; isOwn: boolean }) {
  const { weekly } = site;
  return (
    <li className="grid min-h-11 grid-cols-[minmax(0,1fr)_7rem_3rem] items-center gap-x-4 border-t border-line">
      <span className={`truncate ${isOwn ? "font-semibold" : ""}`} title={site.site}>
        {site.site}
        {isOwn && <span className="sr-only"> (your site)</span>}
      </span>
      <svg
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-6 w-full overflow-visible"
      >
        <path d={`M0 ${HEIGHT}H100`} vectorEffect="non-scaling-stroke" className="stroke-line" />
        <path
          d={lineOf(weekly, top)}
          fill="none"
          strokeWidth={weekly.length > 1 ? 2 : 7}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className={isOwn ? "stroke-accent" : "stroke-edge"}
        />
      </svg>
      <span className="tabular text-right">{shareWords(weekly.at(-1))}</span>
    </li>
  );
}

/** A week without data leaves a gap in the line; a single week between two gaps becomes a dot. */
function lineOf(weekly: SiteShare["weekly"], top: number): string {
  const step = weekly.length > 1 ? 100 / (weekly.length - 1) : 0;
  const x = (at: number) => (weekly.length > 1 ? at * step : 100);
  return weekly
    .map((share, at) => {
      if (share === null) return "";
      const before = weekly[at - 1];
      const starts = before === null || before === undefined;
      const point = `${x(at).toFixed(2)} ${(HEIGHT - (share / top) * (HEIGHT - 2)).toFixed(2)}`;
      return starts ? `M${point}h0` : `L${point}`;
    })
    .join("");
}

function WeekTable({ weeks, sites }: { weeks: readonly string[]; sites: readonly SiteShare[] }) {
  return (
    <ScrollFrame aria-label="Share of citations by week" className="overflow-x-auto">
      <table className="w-full text-left text-14">
        <thead>
          <tr className="border-b border-line text-quiet">
            {["Week of", ...sites.map(({ site }) => site)].map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 font-semibold whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((monday, at) => (
            <tr key={monday} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 font-normal whitespace-nowrap">
                {week(monday)}
              </th>
              {sites.map(({ site, weekly }) => (
                <td key={site} className="tabular py-2 pr-4">
                  {shareWords(weekly[at])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

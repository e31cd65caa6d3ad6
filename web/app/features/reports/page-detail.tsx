/** One page: measured citations over time, its monitors, and its queries with the passage that is about each. */
import type { MeasuredDetail } from "@citeworthy/core/imports/measured-view";
import { Link } from "react-router";
import { AddressText } from "../../addresses/address-text.tsx";
import { citedPath } from "../../addresses/cited-path.ts";
import { Highlight } from "../../ui/figures/highlight.tsx";
import { numberText } from "../../ui/figures/number-text.ts";
import { DayBars } from "../../ui/on-demand/day-bars.tsx";
import { PageMonitors } from "./page-monitors.tsx";
import { WatchQueries } from "./watch-queries.tsx";

const SOURCES = [
  { source: "google", title: "Google impressions", fill: "fill-good" },
  { source: "bing", title: "Bing citations", fill: "fill-accent" },
] as const;

export function PageDetail({ detail, url }: { detail: MeasuredDetail; url: string }) {
  const runs = detail.monitorDays.map(({ day, cited, counted }) => ({ day, count: cited, of: counted }));
  return (
    <section aria-labelledby="detail" className="grid grid-cols-1 gap-5">
      <h2 id="detail" className="text-28">
        <AddressText address={detail.page} />
      </h2>
      <p className="text-14">
        <Link to={citedPath(url)} className="link">
          Answers that cited this page
        </Link>
      </p>
      <div className="grid gap-10 md:grid-cols-2">
        {SOURCES.map(({ source, title, fill }) => {
          const days = detail.days.filter((one) => one.source === source);
          return days.length > 0 ? <DayBars key={source} title={title} fill={fill} days={days} /> : null;
        })}
        {runs.length > 0 && (
          <DayBars title="Answers that cited it in your monitors" fill="fill-fair" days={runs} />
        )}
      </div>
      <PageQueries detail={detail} />
      <WatchQueries
        queries={detail.queries.filter(({ fit }) => isFor(detail, fit))}
        pages={[url]}
        {...(detail.isOfSite && { done: "Those with a passage are in your saved queries." })}
      />
      <PageMonitors monitors={detail.monitors} />
    </section>
  );
}

/** Of the site's queries only those that the page has a passage for are worth watching for it. */
const isFor = ({ isOfSite }: MeasuredDetail, fit: MeasuredDetail["queries"][number]["fit"]): boolean =>
  !isOfSite || (fit !== null && fit.step !== "off");

function PageQueries({ detail }: { detail: MeasuredDetail }) {
  const { queries, analysis, isForgotten, isOfSite } = detail;
  if (queries.length === 0) return <p className="text-quiet">The reports name no queries for this page.</p>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="text-22">{isOfSite ? "Queries that led to your site" : "Queries that led to it"}</h3>
      {isOfSite && (
        <p className="max-w-measure text-14 text-quiet">
          Bing's file of queries doesn't say which page was cited, so the most frequent ones are compared with
          this page.
        </p>
      )}
      {!analysis && (
        <p className="text-14 text-quiet">
          <Link to="/" className="link">
            Analyze this page
          </Link>{" "}
          to see which passage is about each query.
        </p>
      )}
      {isForgotten && (
        <p className="text-14 text-quiet">
          The text of this page is not available. Analyze it again to see which passage is about each query.
        </p>
      )}
      <ul className="border-b border-line">
        {queries.map(({ query, count, fit }) => (
          <li key={query} className="grid gap-x-8 gap-y-1 border-t border-line py-3 md:grid-cols-2">
            <p className="break-words">
              <b>{query}</b>{" "}
              <span className="block text-14 text-quiet">
                {numberText(count)} {count === 1 ? "citation" : "citations"}
              </span>
            </p>
            {fit && (
              <div>
                {fit.passage === null ? <NoPassage lacks={fit.lacks} /> : <Passage text={fit.passage} />}
              </div>
            )}
          </li>
        ))}
      </ul>
      {queries.some(({ fit }) => fit) && (
        <p className="text-14 text-quiet">
          Citations are measured by Bing; which passage is about a query is estimated from your page.
        </p>
      )}
    </div>
  );
}

const Passage = ({ text }: { text: string }) => (
  <p className="font-serif break-words">
    <Highlight>{text}</Highlight>
  </p>
);

const NoPassage = ({ lacks }: { lacks: readonly string[] }) => (
  <p>
    <span className="font-semibold text-poor">No passage</span>
    <span className="block text-14 text-quiet">{lacks[0]}</span>
  </p>
);

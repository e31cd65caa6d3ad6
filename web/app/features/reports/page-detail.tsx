/** One page: measured citations over time, and its queries with the passage that is about each. */
import { Link } from "react-router";
import { dateWords } from "../../ui/date-text.tsx";
import { Highlight } from "../../ui/highlight.tsx";
import { More } from "../../ui/more.tsx";
import { numberText } from "../../ui/number-text.ts";
import type { MeasuredDetail } from "./measured-data.ts";

const SOURCES = [
  { source: "google", title: "Google impressions", fill: "fill-good" },
  { source: "bing", title: "Bing citations", fill: "fill-accent" },
] as const;
const HEIGHT = 80;
/** A few days would make bars as wide as the page. */
const widthOf = (days: number) => `${Math.max(16, days * 3)}rem`;
const words = (day: string) => dateWords(day, false, 0);

export function PageDetail({ detail }: { detail: MeasuredDetail }) {
  return (
    <section aria-labelledby="detail" className="grid grid-cols-1 gap-5">
      <h2 id="detail" className="text-28 break-all">
        {detail.page}
      </h2>
      <div className="grid gap-10 md:grid-cols-2">
        {SOURCES.map(({ source, title, fill }) => {
          const days = detail.days.filter((one) => one.source === source);
          return days.length > 0 ? <Bars key={source} title={title} fill={fill} days={days} /> : null;
        })}
      </div>
      <PageQueries detail={detail} />
    </section>
  );
}

function Bars({ title, fill, days }: { title: string; fill: string; days: MeasuredDetail["days"] }) {
  const top = Math.max(...days.map(({ count }) => count), 1);
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  return (
    <figure className="grid grid-cols-1 content-start gap-2" style={{ maxWidth: widthOf(days.length) }}>
      <figcaption className="font-semibold">{title}</figcaption>
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title} from ${words(first)} to ${words(last)}; the most are ${numberText(top)}.`}
        className="h-24 w-full border-b border-edge"
      >
        {days.map(({ day, count }, at) => {
          const height = (count / top) * HEIGHT;
          return (
            <rect key={day} x={at + 0.1} y={HEIGHT - height} width={0.8} height={height} className={fill} />
          );
        })}
      </svg>
      <p className="flex justify-between text-12 text-quiet">
        <span>{words(first)}</span>
        <span>most: {numberText(top)}</span>
        <span>{words(last)}</span>
      </p>
      <More summary="Show as table">
        <table className="w-full text-left text-14">
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-1.5 font-normal">
                  {words(day)}
                </th>
                <td className="tabular py-1.5 text-right">{numberText(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </More>
    </figure>
  );
}

function PageQueries({ detail: { queries, analysis, isForgotten } }: { detail: MeasuredDetail }) {
  if (queries.length === 0) return <p className="text-quiet">The reports name no queries for this page.</p>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="text-22">Queries that led to it</h3>
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

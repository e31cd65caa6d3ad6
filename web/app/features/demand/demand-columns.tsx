/** What the demand table says about a page. */
import type { DemandSort } from "@citeworthy/core/demand/page-demand";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { analyzePath } from "../../addresses/analyze-path.ts";
import { measurePath } from "../../addresses/measure-path.ts";
import { useMayWrite } from "../../session/use-may-write.ts";
import { dateWords } from "../../ui/figures/date-text.tsx";
import { numberText } from "../../ui/figures/number-text.ts";
import { TinyRing } from "../../ui/figures/tiny-ring.tsx";
import type { TableColumn } from "../../ui/table/table-columns.ts";
import { AddToWorkList } from "../../worklist/add-to-work-list.tsx";
import { type DemandPage, pathOf } from "./demand-view.ts";

const nameOf = ({ title, url }: DemandPage) => title ?? pathOf(url);

/** The figure of the period, and that of the period before below it. */
function Figure({ value, before }: { value: number; before?: number }) {
  return (
    <>
      {numberText(value)}
      {before !== undefined && before !== value && (
        <span className="block text-12 text-quiet">before: {numberText(before)}</span>
      )}
    </>
  );
}

/** What isn't known yet, and for editors the way to find out. */
function Missing({ words, action }: { words: string; action: ReactNode }) {
  return (
    <span className="text-14 whitespace-nowrap text-quiet">
      {words}
      {useMayWrite() && <span className="block">{action}</span>}
    </span>
  );
}

const RowLink = ({ to, verb, page }: { to: string; verb: string; page: string }) => (
  <Link to={to} className="link inline-block py-1 max-md:py-2.5">
    {verb}
    <span className="sr-only"> {page}</span>
  </Link>
);

function PageName(page: DemandPage) {
  const { url, title, analysisId, topQuery, toAdd } = page;
  const look = "font-serif text-18 leading-snug font-medium text-ink [overflow-wrap:anywhere]";
  return (
    <>
      {analysisId ? (
        <Link to={`/analysis/${analysisId}`} className={`${look} no-underline hover:underline`}>
          {nameOf(page)}
        </Link>
      ) : (
        <span className={look}>{nameOf(page)}</span>
      )}
      {title && <span className="block truncate text-14 text-quiet">{pathOf(url)}</span>}
      {topQuery && <span className="block truncate text-14 text-quiet">often for “{topQuery}”</span>}
      {toAdd && <AddToWorkList source={toAdd} title={nameOf(page)} />}
    </>
  );
}

function Cited(page: DemandPage) {
  const { url, cited, counted, citedAt, citedRange, topQuery } = page;
  if (counted === 0)
    return (
      <Missing
        words="Not measured"
        action={<RowLink to={measurePath(url, topQuery)} verb="Measure" page={nameOf(page)} />}
      />
    );
  return (
    <span className="whitespace-nowrap">
      <b>{cited}</b> of {counted}
      <span className="block text-12 text-quiet">{citedRange}</span>
      {citedAt && <span className="block text-12 text-quiet">as of {dateWords(citedAt, false, 0)}</span>}
    </span>
  );
}

function Score(page: DemandPage) {
  if (page.score !== null) return <TinyRing score={page.score} word={false} />;
  return (
    <Missing
      words="Not analyzed"
      action={<RowLink to={analyzePath(page.url)} verb="Analyze" page={nameOf(page)} />}
    />
  );
}

export const DEMAND_COLUMNS: (TableColumn<DemandPage> & { sortName?: DemandSort })[] = [
  { name: "Page", className: "md:w-full md:max-w-0", cell: PageName },
  {
    name: "Impressions",
    note: "in search",
    sortName: "impressions",
    isNumber: true,
    cell: ({ impressions, before }) => <Figure value={impressions} before={before.impressions} />,
  },
  {
    name: "Clicks",
    note: "in search",
    sortName: "clicks",
    isNumber: true,
    cell: ({ clicks, before }) => <Figure value={clicks} before={before.clicks} />,
  },
  {
    name: "AI sessions",
    note: "Analytics",
    sortName: "ai_sessions",
    isNumber: true,
    cell: ({ aiSessions, before }) => <Figure value={aiSessions} before={before.aiSessions} />,
  },
  {
    name: "Key events",
    note: "Analytics",
    sortName: "key_events",
    isNumber: true,
    cell: ({ keyEvents }) => <Figure value={keyEvents} />,
  },
  { name: "Cited in fact", note: "our monitor", sortName: "cited", cell: Cited },
  { name: "Score", note: "our analysis", sortName: "score", cell: Score },
];

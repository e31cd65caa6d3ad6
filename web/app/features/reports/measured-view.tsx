/** Measured citations joined with the user's analyses and monitors, and one page of them opened. */

import type { MeasuredDetail } from "@citeworthy/core/imports/measured-view";
import { EditorsOnly } from "../../session/editors-only.tsx";
import { numberText } from "../../ui/figures/number-text.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { ConfirmButton } from "../../ui/form/confirm-button.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { FileLink } from "../../ui/table/file-link.tsx";
import type { MeasuredView as View } from "./measured-data.ts";
import { MeasuredPages, SHOWN_PAGES } from "./measured-pages.tsx";
import { PageDetail } from "./page-detail.tsx";
import { WatchQueries } from "./watch-queries.tsx";

export function MeasuredView({ view, detail }: { view: View; detail: MeasuredDetail | null }) {
  const { pages, queries, files } = view;
  if (files.length === 0)
    return (
      <EmptyState title="No reports yet">
        Import the files from Google and Bing to see which pages are really cited.
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-14">
      <section aria-labelledby="measured" className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 id="measured" className="text-28">
              What Google and Bing measured
            </h2>
            <p className="text-14 text-quiet">
              {files.length} {files.length === 1 ? "file" : "files"}, {numberText(pages.length)}{" "}
              {pages.length === 1 ? "page" : "pages"}. Google counts impressions in AI answers, Bing counts
              citations: the two are not added up.
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <FileLink href="/ai-reports/export">Download CSV</FileLink>
            <DeleteAll />
          </div>
        </div>
        <MeasuredPages pages={pages} open={detail?.page ?? null} />
      </section>
      {detail && <PageDetail detail={detail} url={urlOf(detail.page, pages)} />}
      {queries.length > 0 && <Queries queries={queries} pages={pages} />}
    </div>
  );
}

/** The most cited 500 pages are in the list; another one that is opened by its address has only its key. */
const urlOf = (page: string, pages: View["pages"]): string =>
  pages.find((one) => one.page === page)?.url ?? `https://${page}`;

function Queries({ queries, pages }: Pick<View, "queries" | "pages">) {
  return (
    <section aria-labelledby="grounding" className="grid grid-cols-1 gap-3">
      <h2 id="grounding" className="text-28">
        Grounding queries
      </h2>
      <p className="text-quiet">
        What Copilot searched for when it cited your site. The report doesn't say which page was cited.
      </p>
      <ul className="border-b border-line">
        {queries.map(({ query, count, isWatched }) => (
          <li key={query} className="grid grid-cols-[minmax(0,1fr)_auto] gap-4 border-t border-line py-2.5">
            <span className="break-words">
              {query}
              {isWatched && <span className="block text-14 text-quiet">In your saved queries</span>}
            </span>
            <span className="tabular text-quiet">{numberText(count)}</span>
          </li>
        ))}
      </ul>
      {pages.length > 0 ? (
        <WatchQueries queries={queries} pages={pages.slice(0, SHOWN_PAGES).map(({ url }) => url)} />
      ) : (
        <div>
          <ButtonLink to="/ai-visibility-monitor#saved" size="small">
            Watch queries in the monitor
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

const DeleteAll = () => (
  <EditorsOnly>
    <ConfirmButton
      verb="Delete"
      title="Delete all imported reports?"
      description="Your analyses and monitors stay. You can import the files again."
      intent="clear"
      submit="Delete reports"
      keep="Keep reports"
      danger
    />
  </EditorsOnly>
);

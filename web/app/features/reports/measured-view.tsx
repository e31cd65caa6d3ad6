/** Measured citations joined with the user's analyses and monitors, and one page of them opened. */

import type { MeasuredDetail } from "@citeworthy/core/imports/measured-view";
import { useState } from "react";
import { Form } from "react-router";
import { numberText } from "../../ui/figures/number-text.ts";
import { Button, ButtonLink, buttonClass } from "../../ui/form/button.tsx";
import { Dialog } from "../../ui/layout/dialog.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
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
            <a href="/ai-reports/export" className={buttonClass({ size: "small" })}>
              Download CSV
            </a>
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

function DeleteAll() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" variant="danger" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete all imported reports?"
        description="Your analyses and monitors stay. You can import the files again."
      >
        <Form method="post" className="flex flex-wrap gap-3" onSubmit={() => setAsking(false)}>
          <Button type="submit" variant="danger" name="intent" value="clear">
            Delete reports
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Keep reports
          </Button>
        </Form>
      </Dialog>
    </>
  );
}

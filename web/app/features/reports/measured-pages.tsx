/** The table of measured pages: what Google and Bing counted, next to the score of the latest analysis. */
import { useState } from "react";
import { Link } from "react-router";
import { AddressText } from "../../addresses/address-text.tsx";
import { numberText } from "../../ui/figures/number-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import type { TableColumn } from "../../ui/table/table-columns.ts";
import type { MeasuredView } from "./measured-data.ts";

type MeasuredPage = MeasuredView["pages"][number];

export const SHOWN_PAGES = 50;
const countText = (count: number | null) => (count === null ? "–" : numberText(count));

function PageAddress({ page, url, monitors, isOpen }: MeasuredPage & { isOpen: boolean }) {
  return (
    <>
      <Link
        to={`?${new URLSearchParams({ page })}`}
        preventScrollReset
        aria-current={isOpen || undefined}
        className="link aria-[current=true]:font-semibold max-md:text-14"
      >
        <AddressText address={url.replace(/^https?:\/\//, "")} />
      </Link>
      {monitors > 0 && (
        <span className="block text-14 text-quiet">
          in {monitors} {monitors === 1 ? "monitor" : "monitors"}
        </span>
      )}
    </>
  );
}

function Score({ analysis }: MeasuredPage) {
  if (!analysis) return <span className="text-14 text-quiet">not analyzed</span>;
  return (
    <Link to={`/analysis/${analysis.id}`} className="link">
      {Math.round(analysis.score)}
    </Link>
  );
}

/** `open`: the page whose details are shown. */
const columnsOf = (open: string | null): TableColumn<MeasuredPage>[] => [
  { name: "Page", cell: (page) => <PageAddress {...page} isOpen={page.page === open} /> },
  {
    name: "Google",
    note: "impressions",
    isNumber: true,
    sortBy: ({ google }) => google,
    cell: ({ google }) => countText(google),
  },
  {
    name: "Bing",
    note: "citations",
    isNumber: true,
    sortBy: ({ bing }) => bing,
    cell: ({ bing }) => countText(bing),
  },
  { name: "Score", isNumber: true, sortBy: ({ analysis }) => analysis?.score ?? null, cell: Score },
];

export function MeasuredPages({ pages, open }: { pages: MeasuredPage[]; open: string | null }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? pages : pages.slice(0, SHOWN_PAGES);
  return (
    <>
      <DataTable
        label="Measured pages"
        columns={columnsOf(open)}
        rows={shown}
        keyOf={({ page }) => page}
        phone="fit"
      />
      {pages.length > shown.length && (
        <div>
          <Button size="small" onClick={() => setShowsAll(true)}>
            Show {numberText(pages.length - shown.length)} more
          </Button>
        </div>
      )}
    </>
  );
}

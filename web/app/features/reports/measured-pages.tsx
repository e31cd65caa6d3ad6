/** The table of measured pages: what Google and Bing counted, next to the score of the latest analysis. */
import { useState } from "react";
import { Link } from "react-router";
import { numberText } from "../../ui/figures/number-text.ts";
import { Button } from "../../ui/form/button.tsx";
import type { MeasuredView } from "./measured-data.ts";

type MeasuredPage = MeasuredView["pages"][number];

export const SHOWN_PAGES = 50;
const countText = (count: number | null) => (count === null ? "–" : numberText(count));

/** `open`: the page whose details are shown. */
export function MeasuredPages({ pages, open }: { pages: MeasuredPage[]; open: string | null }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? pages : pages.slice(0, SHOWN_PAGES);
  return (
    <>
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-edge text-14">
            <th scope="col" className="py-3 pr-4 font-semibold">
              Page
            </th>
            <th scope="col" className="py-3 pr-4 text-right font-semibold">
              Google <span className="block font-normal text-quiet">impressions</span>
            </th>
            <th scope="col" className="py-3 pr-4 text-right font-semibold">
              Bing <span className="block font-normal text-quiet">citations</span>
            </th>
            <th scope="col" className="py-3 text-right font-semibold">
              Score
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <Row key={one.page} {...one} isOpen={one.page === open} />
          ))}
        </tbody>
      </table>
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

type RowProps = MeasuredPage & { isOpen: boolean };

function Row({ page, url, google, bing, analysis, monitors, isOpen }: RowProps) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-3 pr-4 font-normal">
        <Link
          to={`?${new URLSearchParams({ page })}`}
          preventScrollReset
          aria-current={isOpen || undefined}
          className="link break-all aria-[current=true]:font-semibold"
        >
          {url.replace(/^https?:\/\//, "")}
        </Link>
        {monitors > 0 && (
          <span className="block text-14 text-quiet">
            in {monitors} {monitors === 1 ? "monitor" : "monitors"}
          </span>
        )}
      </th>
      <td className="tabular py-3 pr-4 text-right">{countText(google)}</td>
      <td className="tabular py-3 pr-4 text-right">{countText(bing)}</td>
      <td className="tabular py-3 text-right">
        {analysis ? (
          <Link to={`/analysis/${analysis.id}`} className="link">
            {Math.round(analysis.score)}
          </Link>
        ) : (
          <span className="text-14 text-quiet">not analyzed</span>
        )}
      </td>
    </tr>
  );
}

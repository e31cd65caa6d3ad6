/** How often the user's page was cited, next to the pages that were cited most. Only ranges that don't overlap are called ahead. */
import type { CitedPage, WhyThem } from "@citeworthy/core/cited/cited-view";
import { canBeToldApart } from "@citeworthy/core/visibility/interval";
import { Link } from "react-router";
import { citedPath } from "../../../addresses/cited-path.ts";
import { More } from "../../../ui/parts/more.tsx";
import { isWebAddress, placeOnSite } from "../cited-paths.ts";
import { OpenPage } from "../claims/page-link.tsx";
import { DaySpan } from "../figures/day-span.tsx";
import { IntervalBar } from "../figures/interval-bar.tsx";
import { engineWords, nounFor, percent, rangeWords } from "../figures/share-words.ts";

/** Pages other than the user's own that are shown before the reader asks for more. */
const FIRST_PAGES = 3;

export function OwnShare({ why }: { why: WhyThem }) {
  const { own, counted, pages } = why;
  const others = pages.filter(({ isOwn }) => !isOwn);
  const shown = pages.filter((page) => page.isOwn || others.indexOf(page) < FIRST_PAGES);
  const folded = others.slice(FIRST_PAGES);
  return (
    <section
      aria-labelledby="own-share"
      className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]"
    >
      <div className="grid gap-3">
        <h2 id="own-share" className="text-28 md:text-36">
          Your page was cited in {own.cited} of {nounFor(counted, "answer")}
        </h2>
        <p className="text-18 text-quiet">
          The true share is likely between {percent(own.interval.low)} and {percent(own.interval.high)}%.{" "}
          {aheadWords(why)}
        </p>
        <p className="text-14 text-quiet">
          {engineWords(own.byEngine)}, <DaySpan from={why.from} to={why.to} />. {uncountedWords(why)}
        </p>
      </div>
      <div>
        <ul aria-label="Answers that cite each page, with the 95% range" className="border-t-2 border-ink">
          {shown.map((page) => (
            <PageRow key={page.url} page={page} />
          ))}
        </ul>
        {folded.length > 0 && (
          <More summary={<span className="text-14">{nounFor(folded.length, "more page")}</span>}>
            <ul className="border-t border-line">
              {folded.map((page) => (
                <PageRow key={page.url} page={page} />
              ))}
            </ul>
          </More>
        )}
      </div>
    </section>
  );
}

/** Names the page that is clearly ahead, or says that nothing is clear. */
function aheadWords({ own, pages, counted }: WhyThem): string {
  const others = pages.filter(({ isOwn }) => !isOwn);
  if (others.length === 0 || counted === 0) return "";
  const apart = others.filter((page) => canBeToldApart(page.interval, own.interval));
  const ahead = apart.filter(({ cited }) => cited > own.cited);
  const [first] = ahead;
  if (!first) return "No page is clearly ahead of yours: the ranges overlap.";
  return ahead.length === 1
    ? `${first.host} is clearly ahead of you: the two ranges don’t overlap.`
    : `${nounFor(ahead.length, "page")} are clearly ahead of you: their ranges don’t overlap with yours.`;
}

/** What is left out of the count, and why. */
export function uncountedWords({ failed, memory }: Pick<WhyThem, "failed" | "memory">): string {
  const parts = [
    failed > 0 && `${nounFor(failed, "answer")} failed`,
    memory > 0 && `${nounFor(memory, "answer")} came from memory`,
  ].filter(Boolean);
  if (parts.length === 0) return "";
  return `${parts.join(" and ")}; ${failed + memory === 1 ? "it isn’t" : "they aren’t"} counted.`;
}

function PageRow({ page }: { page: CitedPage }) {
  const { url, host, isOwn, dropped } = page;
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_4.5rem_10rem_5rem] ${isOwn ? "border-l-3 border-l-ink pl-3" : ""}`}
    >
      <span className="min-w-0">
        <span className="flex items-center gap-1 font-semibold">
          {isWebAddress(url) ? (
            <Link
              to={citedPath(url)}
              className="min-w-0 text-ink no-underline wrap-anywhere hover:text-accent hover:underline"
            >
              {isOwn ? "Your page" : host}
            </Link>
          ) : (
            host
          )}
          {isWebAddress(url) && <OpenPage url={url} />}
        </span>
        <span className="block truncate text-14 text-quiet" title={url}>
          {placeOnSite(url) || "Front page"}
        </span>
        {dropped > 0 && (
          <span className="block text-14 text-quiet">Dropped in {nounFor(dropped, "answer")}</span>
        )}
      </span>
      <span className="tabular text-right whitespace-nowrap">
        <b>{page.cited}</b> of {page.counted}
      </span>
      <IntervalBar share={page} isOwn={isOwn} />
      <span className="tabular text-right text-14 whitespace-nowrap text-quiet">
        <span className="sr-only">likely </span>
        {rangeWords(page.interval)}
      </span>
    </li>
  );
}

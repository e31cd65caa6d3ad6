/** The latest saved searches: the page, its score and the date. */
import { titleFromAddress } from "@citeworthy/core/contract/title-from-address";
import { messageText } from "@citeworthy/core/messages";
import { ArrowRight } from "lucide-react";
import { Link, useLocation } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { DateText } from "../../ui/figures/date-text.tsx";
import { TinyRing } from "../../ui/figures/tiny-ring.tsx";
import { ButtonLink } from "../../ui/form/button.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { Panel } from "../../ui/layout/panel.tsx";

type RecentSearch = { id: string; query: string; score: number; createdAt: string };

/** The message for a history that cannot be read. */
export type HistoryProblem = "analysis/history-failed" | "analysis/history-unexpected";

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, "").replace(/\/$/, "");

function Row({ id, query, score, createdAt }: RecentSearch) {
  return (
    <li className="border-b border-line">
      <Link
        to={`/analysis/${id}`}
        className="group grid grid-cols-[minmax(0,1fr)_136px] items-center gap-x-4 gap-y-1 py-3.5 text-ink no-underline md:grid-cols-[minmax(0,1fr)_140px_110px_20px] md:gap-x-6"
      >
        <span className="min-w-0">
          <span className="block font-serif text-18 leading-snug font-medium group-hover:underline">
            {titleFromAddress(query)}
          </span>
          <span className="block truncate text-14 text-quiet">{withoutScheme(query)}</span>
        </span>
        <TinyRing score={score} />
        <span className="text-14 text-quiet md:text-right">
          <DateText iso={createdAt} />
        </span>
        <ArrowRight aria-hidden="true" className="size-4.5 text-quiet max-md:hidden" />
      </Link>
    </li>
  );
}

export function RecentSearches({ searches }: { searches: RecentSearch[] | HistoryProblem }) {
  // On the home page the form is directly above, so a button to it would do nothing.
  const away = useLocation().pathname !== "/";
  return (
    <Panel
      title="Recent Searches"
      aside={
        <Link to="/projects" className="link">
          All pages by project
        </Link>
      }
    >
      {typeof searches === "string" ? (
        <div className="mt-4">
          <Notice kind="error">{messageText(searches)}</Notice>
        </div>
      ) : searches.length === 0 ? (
        <div className="mt-4">
          <EmptyState
            title="No search history yet"
            action={away && <ButtonLink to="/">Analyze your first page</ButtonLink>}
          >
            <p>Pages you analyze are saved here with their score, so you can track changes.</p>
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-3.5 border-t border-line">
          {searches.map((search) => (
            <Row key={search.id} {...search} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

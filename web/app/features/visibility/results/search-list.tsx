/** What the engines searched for before they answered, and the passage of the own page that is about each search. */

import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import type { EngineSearch } from "@citeworthy/core/visibility/search-board";
import { useState } from "react";
import { Button } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import type { SavedView } from "../saved/saved-view.ts";
import { WatchSearch } from "../saved/watch-search.tsx";
import { Passage } from "./topic-fit-table.tsx";

/** `searches` is undefined for runs from before searches were kept, once the engines' replies are deleted. */
type SearchListProps = {
  searches: readonly EngineSearch[] | undefined;
  run: string;
  url: string;
  saved: readonly SavedView[];
};

const FIRST_SHOWN = 5;

export function SearchList({ searches, ...list }: SearchListProps) {
  return (
    <section aria-labelledby="searches" className="grid grid-cols-1 gap-5">
      <h2 id="searches" className="text-28">
        What the engines searched for
      </h2>
      {searches === undefined ? (
        <EmptyState title="This run is too old">
          It was made before searches were kept, and the engines' replies are no longer stored. Run the query
          again to see what they search for.
        </EmptyState>
      ) : searches.length === 0 ? (
        <EmptyState title="No searches to show">
          These engines answered without saying what they searched for.
        </EmptyState>
      ) : (
        <Searches searches={searches} {...list} />
      )}
    </section>
  );
}

function Searches({ searches, run, url, saved }: SearchListProps & { searches: readonly EngineSearch[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const without = searches.filter(({ fit }) => fit.step === "off").length;
  const shown = showsAll ? searches : searches.slice(0, FIRST_SHOWN);
  const more = searches.length - shown.length;
  return (
    <>
      <p className="max-w-measure">
        Before it answers, an engine searches several times.{" "}
        <b>
          Your page has a passage for {searches.length - without} of {searches.length}
        </b>{" "}
        {searches.length === 1 ? "search" : "searches"}. The passage is estimated from your page; the sites
        are those that the answers cite.
      </p>
      <ul className="border-t border-edge">
        {shown.map((search) => (
          <Search key={search.search} search={search}>
            <WatchSearch search={search.search} run={run} url={url} saved={saved} />
          </Search>
        ))}
      </ul>
      {more > 0 && (
        <div>
          <Button size="small" onClick={() => setShowsAll(true)}>
            {more} more {more === 1 ? "search" : "searches"}
          </Button>
        </div>
      )}
    </>
  );
}

type SearchProps = { search: EngineSearch; children: React.ReactNode };

function Search({ search: { search, engines, answers, of, fit, cited }, children }: SearchProps) {
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto]">
      <div>
        <h3 className="font-sans text-16 font-semibold break-words">{search}</h3>
        <p className="text-14 text-quiet">
          {engines.map((engine) => ENGINE_NAMES[engine]).join(", ")}. Seen in {answers} of {of} answers.
        </p>
        {cited.length > 0 && (
          <p className="text-14 break-words text-quiet">
            Cited there: {cited.map(({ site, answers: times }) => `${site} (${times})`).join(", ")}
          </p>
        )}
      </div>
      <div>
        <Passage fit={fit} />
        {fit.step === "off" && <p className="text-14 text-quiet">{fit.lacks[0]}</p>}
      </div>
      <div className="md:justify-self-end">{children}</div>
    </li>
  );
}

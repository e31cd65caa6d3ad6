/** The list with its search: filters while the reader types; the form also works without scripts (`/blog?q=`). */

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { ArticleCard } from "../../../content/article.ts";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Button, buttonClass } from "../../ui/form/button.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { icon } from "../../ui/marks/icons.tsx";
import { INPUT_CLASS } from "../../ui/marks/input-class.ts";
import { ArticleList } from "./article-list.tsx";
import { findArticles } from "./find-articles.ts";

const Search = icon("M4 11a7 7 0 1 0 14 0 7 7 0 1 0-14 0m12 5 4.5 4.5");

/** How long the busy state of a submitted search is shown. */
const SEARCHING_MS = 500;

function useSearching(): [boolean, () => void, () => void] {
  const [searching, setSearching] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    setSearching(false);
  };
  const start = () => {
    clearTimeout(timer.current);
    setSearching(true);
    timer.current = setTimeout(stop, SEARCHING_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return [searching, start, stop];
}

type BlogSearchProps = {
  articles: readonly ArticleCard[];
  /** The query in the URL when the page was loaded. */
  asked: string;
  /** Keeps the query in the URL, so that the result can be shared. */
  onSubmit: (query: string) => void;
};

export function BlogSearch({ articles, asked, onSubmit }: BlogSearchProps) {
  const [query, setQuery] = useState(asked);
  const [searching, startSearching, stopSearching] = useSearching();
  const found = findArticles(articles, query);
  const isFiltered = query.trim() !== "";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    startSearching();
    onSubmit(query.trim());
  };
  const clear = () => {
    stopSearching();
    setQuery("");
    onSubmit("");
  };

  return (
    <>
      <search>
        <form action="/blog" onSubmit={submit} className="grid max-w-150 gap-2 md:grid-cols-[1fr_auto]">
          <div className="relative">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-3.5 left-4 size-5 text-quiet"
            />
            <input
              type="search"
              name="q"
              aria-label="Search articles"
              placeholder="Title, topic, tag or author"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              className={`${INPUT_CLASS} pl-12`}
            />
          </div>
          <Button type="submit" variant="ink" busy={searching}>
            Search
          </Button>
        </form>
      </search>
      <p
        role="status"
        className={isFiltered || searching ? "mt-4 flex items-center gap-2 text-14 text-quiet" : "sr-only"}
      >
        {searching && <Spinner className="size-4" />}
        {searching ? "Searching…" : isFiltered && `${found.length} of ${articles.length} articles`}
      </p>
      <div
        aria-busy={searching}
        className={`mt-10 transition-opacity duration-150 ${searching ? "opacity-50" : ""}`}
      >
        {found.length > 0 ? (
          <ArticleList articles={found} isFiltered={isFiltered} />
        ) : (
          <EmptyState
            heading="h2"
            title="No posts found"
            action={
              <Link to="/blog" onClick={clear} preventScrollReset className={buttonClass()}>
                Clear search
              </Link>
            }
          >
            <p>We searched titles, excerpts, tags and authors for &ldquo;{query.trim()}&rdquo;.</p>
          </EmptyState>
        )}
      </div>
    </>
  );
}

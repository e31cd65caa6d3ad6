/** What a search found: a plain grid, or that there is nothing. */
import { Link } from "react-router";
import type { ArticleCard } from "../../../content/article.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ArticleGrid } from "./article-cards.tsx";

type FoundArticlesProps = { found: readonly ArticleCard[]; query: string; onClear: () => void };

export default function FoundArticles({ found, query, onClear }: FoundArticlesProps) {
  if (found.length > 0) return <ArticleGrid articles={found} />;
  return (
    <EmptyState
      heading="h2"
      title="No posts found"
      action={
        <Link to="/blog" onClick={onClear} preventScrollReset className={buttonClass()}>
          Clear search
        </Link>
      }
    >
      <p>We looked in titles, excerpts, tags and desk names for &ldquo;{query.trim()}&rdquo;.</p>
    </EmptyState>
  );
}

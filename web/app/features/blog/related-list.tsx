import { Link } from "react-router";
import type { ArticleCard } from "../../../content/article.ts";

export function RelatedList({ related }: { related: readonly ArticleCard[] }) {
  if (related.length === 0) return null;
  return (
    <nav aria-labelledby="related" className="mt-14">
      <h2 id="related" className="mb-4 text-28">
        Related articles
      </h2>
      <ul className="grid border-t border-ink">
        {related.map(({ slug, title, excerpt }) => (
          <li key={slug} className="grid gap-1 border-b border-line py-4">
            <Link
              to={`/blog/${slug}`}
              className="font-serif text-18 font-medium text-ink no-underline hover:underline"
            >
              {title}
            </Link>
            <span className="text-14 text-quiet">{excerpt}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

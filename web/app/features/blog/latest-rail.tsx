import type { ArticleCard } from "../../../content/article.ts";
import { Card } from "./article-cards.tsx";

export default function LatestRail({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <ul className="rail">
      {articles.map((article) => (
        <li key={article.slug} className="w-75 shrink-0 md:w-100">
          <Card article={article} />
        </li>
      ))}
    </ul>
  );
}

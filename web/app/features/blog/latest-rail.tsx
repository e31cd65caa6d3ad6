import { cards } from "virtual:article-cards";
import { Card } from "./cards/article-cards.tsx";

/** The cards are part of its code and not of the page's data, which would send each of them twice. */
export default function LatestRail() {
  return (
    <ul className="rail">
      {cards.map((article) => (
        <li key={article.slug} className="w-75 shrink-0 md:w-100">
          <Card article={article} />
        </li>
      ))}
    </ul>
  );
}

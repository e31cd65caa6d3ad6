/** Who signs an article: a desk, with its drawn sign. */
import type { ArticleCard } from "../../../content/article.ts";

type Author = ArticleCard["author"];

export function Avatar({ author }: { author: Author }) {
  return <img src={author.avatar} alt="" width="40" height="40" className="size-10 shrink-0 rounded-full" />;
}

export const deskPath = ({ desk }: Author) => `/about#${desk}`;

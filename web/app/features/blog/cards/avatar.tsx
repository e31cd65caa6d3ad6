import type { ArticleCard } from "../../../../content/article.ts";

/** The avatar of a team. Lazy, because React would otherwise ask for it before the style sheet. */
export function Avatar({ author }: { author: ArticleCard["author"] }) {
  return (
    <img
      src={author.avatar}
      alt=""
      loading="lazy"
      width="40"
      height="40"
      className="size-10 shrink-0 rounded-full border border-line"
    />
  );
}

/** An article in a list. The whole card can be clicked; it is one link. */

import { Link } from "react-router";
import type { ArticleCard } from "../../../../content/article.ts";
import { classes } from "../../../ui/marks/classes.ts";
import { ArrowRight } from "../../../ui/marks/icons.tsx";
import { Avatar } from "./avatar.tsx";
import { DayText } from "./day-text.tsx";
import { TagList } from "./tag-list.tsx";

type CardProps = { article: ArticleCard; heading?: "h2" | "h3"; eager?: boolean };

const TITLE_LINK = "text-ink no-underline after:absolute after:inset-0 group-hover:underline";

export function Cover({ article, eager = false }: CardProps) {
  return (
    <img
      src={article.coverImage}
      alt=""
      width="1200"
      height="630"
      loading={eager ? "eager" : "lazy"}
      className="h-auto w-full rounded-md"
    />
  );
}

function Signed({ article: { author, date, readingTime } }: { article: ArticleCard }) {
  return (
    <div className="flex items-center gap-3 text-14 leading-snug text-quiet">
      <Avatar author={author} />
      <p>
        {author.name}
        <br />
        <DayText day={date} />, {readingTime}
      </p>
    </div>
  );
}

/** 300 px wide on a phone, 400 beside others in the rail; as wide as its place in a grid. */
export function Card({ article, heading: Title = "h3", eager = false }: CardProps) {
  return (
    <article className="group relative grid h-full grid-rows-[auto_auto_auto_1fr_auto] gap-3">
      <Cover article={article} eager={eager} />
      <TagList tags={article.tags} />
      <Title className="line-clamp-2 text-22">
        <Link to={`/blog/${article.slug}`} className={TITLE_LINK}>
          {article.title}
        </Link>
      </Title>
      <p className="line-clamp-3 self-start text-quiet">{article.excerpt}</p>
      <div className="flex items-center justify-between gap-3">
        <Signed article={article} />
        <span aria-hidden="true" className="flex items-center gap-1.5 text-14 font-semibold text-accent">
          Read
          <ArrowRight className="size-4" />
        </span>
      </div>
    </article>
  );
}

/** The newest one, large. */
export function LeadCard({ article }: { article: ArticleCard }) {
  return (
    <article
      className={classes(
        "group relative grid items-center gap-x-12 gap-y-5 border-b border-line pb-12",
        "lg:grid-cols-[7fr_5fr] lg:pb-16",
      )}
    >
      <Cover article={article} eager />
      <div className="grid gap-4">
        <TagList tags={article.tags} />
        <h2 className="text-28 md:text-36">
          <Link to={`/blog/${article.slug}`} className={TITLE_LINK}>
            {article.title}
          </Link>
        </h2>
        <p className="text-18 text-quiet">{article.excerpt}</p>
        <Signed article={article} />
      </div>
    </article>
  );
}

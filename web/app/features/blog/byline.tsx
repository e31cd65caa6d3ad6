/** The team that published a text, with its avatar and the dates. */
import { Link } from "react-router";
import type { ArticleCard } from "../../../content/article.ts";
import { DESKS } from "../../../content/bylines.ts";
import { Avatar } from "./cards/avatar.tsx";
import { DayText } from "./cards/day-text.tsx";

type Author = ArticleCard["author"];

const deskPath = ({ desk }: Author) => `/about#${desk}`;

type BylineProps = { author: Author; date: string; updated: string | null; readingTime: string };

export function Byline({ author, date, updated, readingTime }: BylineProps) {
  return (
    <div className="flex items-center gap-3 text-14 leading-snug text-quiet">
      <Avatar author={author} />
      <div>
        <p className="byline">
          By{" "}
          <Link
            to={deskPath(author)}
            rel="author"
            className="font-semibold text-ink no-underline hover:underline"
          >
            {author.name}
          </Link>
        </p>
        <p className="flex flex-wrap gap-x-3">
          <span>
            Published <DayText day={date} />
          </span>
          {updated && (
            <span>
              Updated <DayText day={updated} />
            </span>
          )}
          <span>{readingTime}</span>
        </p>
      </div>
    </div>
  );
}

/** One line at the end of an article about its team. */
export function AboutTheDesk({ author }: { author: Author }) {
  return (
    <p className="author-bio mt-12 flex items-center gap-4 rounded-sm bg-wash px-5 py-4 text-14 text-quiet">
      <Avatar author={author} />
      <span>
        About the author:{" "}
        <Link to={deskPath(author)} className="font-semibold text-ink no-underline hover:underline">
          {author.name}
        </Link>{" "}
        {DESKS[author.desk].about}
      </span>
    </p>
  );
}

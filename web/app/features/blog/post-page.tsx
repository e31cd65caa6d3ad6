/** One article: head, cover, contents, text, and the way on. */
import { Link } from "react-router";
import type { Article, ArticleCard } from "../../../content/article.ts";
import "./article.css";
import { BackToBlog } from "./back-to-blog.tsx";
import { Avatar, deskPath } from "./byline.tsx";
import { ContentsList } from "./contents-list.tsx";
import { DayText } from "./day-text.tsx";
import { RelatedList } from "./related-list.tsx";
import { ShareLink } from "./share-link.tsx";
import { TagList } from "./tag-list.tsx";

export type PostPageProps = { article: Article; related: ArticleCard[]; url: string };

function Byline({ author, date, updated, readingTime }: Article) {
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

function Head({ article }: { article: Article }) {
  return (
    <header className="grid gap-5 pb-8">
      <BackToBlog />
      <TagList tags={article.tags} />
      <h1 className="text-36 md:text-48">{article.title}</h1>
      <Byline {...article} />
    </header>
  );
}

export function PostPage({ article, related, url }: PostPageProps) {
  return (
    <article className="wrap grid gap-x-12 pt-8 pb-16 md:pt-12 lg:grid-cols-[11rem_minmax(0,40.25rem)] lg:justify-center">
      <div className="lg:col-start-2">
        <Head article={article} />
      </div>
      <img
        src={article.coverImage}
        alt=""
        width="1200"
        height="630"
        fetchPriority="high"
        className="mb-10 h-auto w-full rounded-md lg:col-start-2"
      />
      <div className="lg:col-start-1 lg:row-start-3">
        <ContentsList headings={article.headings} />
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-start-3">
        {/* Our own markdown, made HTML when the site was built; raw HTML in it is refused there. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
        <div className="article-text" dangerouslySetInnerHTML={{ __html: article.html }} />
        <RelatedList related={related} />
        <div className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-ink pt-6">
          <BackToBlog />
          <ShareLink url={url} />
        </div>
      </div>
    </article>
  );
}

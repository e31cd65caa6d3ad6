/** One article: header, cover, contents, text and related articles. */
import type { ArticleCard, ShownArticle } from "../../../content/article.ts";
import { ReadingPage } from "../../ui/layout/reading-page.tsx";
import { BackToBlog } from "./back-to-blog.tsx";
import { AboutTheDesk, Byline } from "./byline.tsx";
import { TagList } from "./cards/tag-list.tsx";
import { RelatedList } from "./related-list.tsx";
import { ShareLink } from "./share-link.tsx";

export type PostPageProps = { article: ShownArticle; related: ArticleCard[]; url: string };

function Head({ article }: { article: ShownArticle }) {
  return (
    <header className="grid gap-5 pb-8">
      <BackToBlog />
      <TagList tags={article.tags} />
      <h1 className="text-36 md:text-48">{article.title}</h1>
      <Byline {...article} />
    </header>
  );
}

const Picture = ({ src }: { src: string }) => (
  <img
    src={src}
    alt=""
    width="1200"
    height="630"
    fetchPriority="high"
    className="mb-10 h-auto w-full rounded-md"
  />
);

export default function PostPage({ article, related, url }: PostPageProps) {
  return (
    <ReadingPage
      head={<Head article={article} />}
      picture={<Picture src={article.coverImage} />}
      headings={article.headings}
      html={article.html}
    >
      <AboutTheDesk author={article.author} />
      <RelatedList related={related} />
      <div className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-ink pt-6">
        <BackToBlog />
        <ShareLink url={url} />
      </div>
    </ReadingPage>
  );
}

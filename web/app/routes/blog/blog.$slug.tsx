import { articles } from "virtual:articles";
import { data } from "react-router";
import { cardOf, shownArticle } from "../../../content/article.ts";
import { still } from "../../delivery/still.tsx";
import { articleData } from "../../features/blog/article-data.ts";
import { LatestInsights } from "../../features/blog/latest-insights.tsx";
import type { PostPageProps } from "../../features/blog/post-page.tsx";
import { ClosingCall } from "../../features/marketing/closing-call.tsx";
import italic from "../../fonts/newsreader-italic.woff2?url";
import { preloadFont } from "../../fonts/preload-font.ts";
import { ownBase } from "../../site/own-base.server.ts";
import { baseUrl, pageMeta } from "../../site/page-meta.ts";
import { questionsData } from "../../site/structured-data/questions-data.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import "../../ui/layout/reading.css";
import type { Route } from "./+types/blog.$slug";

export function loader({ params, context }: Route.LoaderArgs) {
  const article = articles.find(({ slug }) => slug === params.slug);
  if (!article) return data(null, { status: 404 });
  const related = article.related.flatMap((slug) => articles.find((other) => other.slug === slug) ?? []);
  const machines = [
    articleData(article, ownBase(context)),
    ...(article.faq.length > 0 ? [questionsData(article.faq)] : []),
  ];
  return data({ article: shownArticle(article), related: related.map(cardOf), machines });
}

const SLANTED = /<(em|blockquote)\b/;

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const path = `/blog/${params.slug}`;
  if (!loaderData)
    return pageMeta(matches, {
      title: "Post Not Found",
      description: "There is no article at this address.",
      path,
      hidden: true,
    });
  const { article, machines } = loaderData;
  return [
    ...pageMeta(matches, {
      title: article.title,
      description: article.excerpt,
      path,
      article: { published: article.date, modified: article.updated, tags: article.tags },
      image: `/og/${article.slug}.png`,
    }),
    ...machines.map((said) => ({ "script:ld+json": said })),
    ...(SLANTED.test(article.html) ? [{ tagName: "link" as const, ...preloadFont(italic) }] : []),
  ];
};

/** An article is static, so opening one fetches its HTML and no code. */
const PostPage = still<PostPageProps>(
  ({ article }) => `post-${article.slug}`,
  () => import("../../features/blog/post-page.tsx"),
);

export default function Post({ loaderData, matches }: Route.ComponentProps) {
  if (!loaderData) return <PostNotFound />;
  const { article, related } = loaderData;
  return (
    <>
      <PostPage
        key={article.slug}
        article={article}
        related={related}
        url={`${baseUrl(matches)}/blog/${article.slug}`}
      />
      <LatestInsights />
      <ClosingCall />
    </>
  );
}

function PostNotFound() {
  return (
    <MessagePage title="Post Not Found">
      <p className="text-18 text-quiet">We could not find this article. It may have been renamed.</p>
      <div>
        <ButtonLink to="/blog" variant="primary">
          Return to Blog
        </ButtonLink>
      </div>
    </MessagePage>
  );
}

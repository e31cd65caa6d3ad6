import { articles } from "virtual:articles";
import { useSearchParams } from "react-router";
import { cardOf } from "../../../content/article.ts";
import { BlogSearch } from "../../features/blog/blog-search.tsx";
import { ClosingCall } from "../../features/marketing/closing-call.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { PageHead } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/blog";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Blog: what gets cited, and why",
    description:
      "Articles on generative engine optimization, each with practical advice and the evidence behind it.",
    path: "/blog",
  });

export const loader = () => ({ articles: articles.map(cardOf) });

/** The list does not depend on the query: the search filters it in the browser. */
export const shouldRevalidate = () => false;

export default function Blog({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams();
  const keep = (query: string) =>
    setParams(query === "" ? {} : { q: query }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHead title="What gets cited, and why">
        <p>
          {loaderData.articles.length} articles on getting cited in AI answers. Each covers one topic and says
          how strong the evidence is.
        </p>
      </PageHead>
      <div className="wrap pb-16 md:pb-24">
        <BlogSearch articles={loaderData.articles} asked={params.get("q") ?? ""} onSubmit={keep} />
      </div>
      <ClosingCall />
    </>
  );
}

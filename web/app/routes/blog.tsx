import { articles } from "virtual:articles";
import { useSearchParams } from "react-router";
import { cardOf } from "../../content/article.ts";
import { BlogSearch } from "../features/blog/blog-search.tsx";
import { ClosingCall } from "../features/marketing/closing-call.tsx";
import { pageMeta } from "../page-meta.ts";
import { PageHead } from "../ui/page.tsx";
import type { Route } from "./+types/blog";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Blog: what gets cited, and why",
    description:
      "Articles about generative engine optimization: one thing you can use in each, and how good the evidence for it is.",
    path: "/blog",
  });

export const loader = () => ({ articles: articles.map(cardOf) });

/** The list is the same whatever is asked; the search happens in it. */
export const shouldRevalidate = () => false;

export default function Blog({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams();
  const keep = (query: string) =>
    setParams(query === "" ? {} : { q: query }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHead title="What gets cited, and why">
        <p>
          A page gets cited in AI answers because it can be reached, answers early and can be checked. These{" "}
          {loaderData.articles.length} articles teach one thing each, and say how good the evidence is.
        </p>
      </PageHead>
      <div className="wrap pb-16 md:pb-24">
        <BlogSearch articles={loaderData.articles} asked={params.get("q") ?? ""} onSubmit={keep} />
      </div>
      <ClosingCall />
    </>
  );
}

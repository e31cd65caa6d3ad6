import { pageMeta } from "../page-meta.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHead } from "../ui/page.tsx";
import type { Route } from "./+types/blog";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Blog: what gets cited, and why",
    description:
      "Articles about generative engine optimization: one thing you can use in each, and how good the evidence for it is.",
    path: "/blog",
  });

export default function Blog() {
  return (
    <>
      <PageHead title="What gets cited, and why">
        <p>Articles that each teach one thing you can use, and say how good the evidence for it is.</p>
      </PageHead>
      <div className="wrap pb-24">
        <EmptyState
          heading="h2"
          title="No articles here yet"
          action={<ButtonLink to="/what-is-geo">Read what GEO is</ButtonLink>}
        >
          <p>Until the first one is published, start with the idea behind it all.</p>
        </EmptyState>
      </div>
    </>
  );
}

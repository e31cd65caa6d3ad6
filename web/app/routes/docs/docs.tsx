import { docs } from "virtual:docs";
import { site } from "@citeworthy/core/product/identity/site";
import { Link } from "react-router";
import { pageMeta } from "../../site/page-meta.ts";
import { PageHead } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/docs";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Documentation",
    description: `How to host, configure and scale ${site.name}, use its API, and read its scores.`,
    path: "/docs",
  });

export const loader = () => ({
  docs: docs.map(({ slug, title, description }) => ({ slug, title, description })),
});

export default function Docs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Documentation">
        <p>
          How to host, configure and scale {site.name}, how scores are calculated, and how to use the API.
        </p>
      </PageHead>
      <ul className="wrap grid pb-24">
        {loaderData.docs.map(({ slug, title, description }) => (
          <li
            key={slug}
            className="relative grid items-baseline gap-x-16 gap-y-2 border-t border-line py-6 first:border-ink hover:bg-wash lg:grid-cols-[4fr_8fr]"
          >
            <h2 className="text-28">
              <Link to={`/docs/${slug}`} className="text-ink no-underline after:absolute after:inset-0">
                {title}
              </Link>
            </h2>
            <p className="text-quiet">{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

import { docs } from "virtual:docs";
import { Link } from "react-router";
import { pageMeta } from "../../site/page-meta.ts";
import { ReadingPage } from "../../ui/layout/reading-page.tsx";
import { ArrowLeft } from "../../ui/marks/icons.tsx";
import "../../ui/layout/reading.css";
import type { Route } from "./+types/docs.$page";

export function loader({ params }: Route.LoaderArgs) {
  const doc = docs.find(({ slug }) => slug === params.page);
  if (!doc) throw new Response(null, { status: 404 });
  return doc;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: `${loaderData.title}: documentation`,
        description: loaderData.description,
        path: `/docs/${loaderData.slug}`,
      })
    : [];

export default function DocPage({ loaderData }: Route.ComponentProps) {
  const head = (
    <header className="grid gap-4 pb-8">
      <Link
        to="/docs"
        className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold text-accent no-underline hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Documentation
      </Link>
      <h1 className="text-36 md:text-48">{loaderData.title}</h1>
    </header>
  );
  return <ReadingPage head={head} headings={loaderData.headings} html={loaderData.html} />;
}

import { site } from "@citeworthy/core/product/site";
import { lazy, Suspense } from "react";
import { redirect } from "react-router";
import { VisitorHome } from "../features/marketing/visitor-home.tsx";
import { pageMeta } from "../page-meta.ts";
import { type PageServices, services } from "../services.server.ts";
import { useSession } from "../session/session.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/home";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `${site.name}: find the words worth citing`,
    bare: true,
    description: `${site.name} reads your article, marks what AI answers could quote, and shows what to change first. Every number shows its proof.`,
    path: "/",
  });

/** A history that cannot be read is said so; the rest of the page still works. */
async function searchesOf(page: PageServices, userId: string) {
  try {
    const searches = await page.listSearches(userId);
    return searches.map((search) => ({ ...search, createdAt: search.createdAt.toISOString() }));
  } catch {
    return null;
  }
}

/** The job that the address names: under way, or failed while nobody looked. One that is done has its own address. */
async function namedJob(page: PageServices, id: string | null, userId: string) {
  const job = id === null ? null : await page.findJob({ id, userId });
  if (job === null) return null;
  if (job.state === "done") throw redirect(`/analysis/${job.id}`);
  const url = typeof job.input.url === "string" ? job.input.url : null;
  return { id: job.id, url, failure: job.error?.text ?? null };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) return null;
  const [job, usage, searches] = await Promise.all([
    namedJob(page, new URL(request.url).searchParams.get("job"), user.id),
    page.usageStats(user.id),
    searchesOf(page, user.id),
  ]);
  return { job, usage: { tools: usage.tools, resetsAt: usage.resetsAt?.toISOString() ?? null }, searches };
}

export type HomeData = NonNullable<Awaited<ReturnType<typeof loader>>>;

const SignedInHome = lazy(() => import("./home.signed-in.tsx"));

export default function Home({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  if (!user || !loaderData) return <VisitorHome />;
  return (
    <Suspense
      fallback={
        <div className="wrap py-16">
          <Skeleton />
        </div>
      }
    >
      <SignedInHome {...loaderData} />
    </Suspense>
  );
}

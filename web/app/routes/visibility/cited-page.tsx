import { Suspense } from "react";
import { data, Link } from "react-router";
import { part } from "../../delivery/part.tsx";
import { isWebAddress } from "../../features/cited/cited-paths.ts";
import { visitOf } from "../../page-data/acting.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import { ArrowLeft } from "../../ui/marks/icons.tsx";
import type { Route } from "./+types/cited-page";

const CitedPageView = part(async () => ({
  default: (await import("../../features/cited/page/cited-page-view.tsx")).CitedPageView,
}));

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.page?.title ?? "Cited page",
    description: "All answers that cited one page: their questions, their claims, and what the page says.",
    path: "/cited",
    hidden: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const { page, userId } = await visitOf(context, pathname + search, "read");
  const url = searchParams.get("url") ?? "";
  if (!isWebAddress(url)) return data({ page: null }, { status: 400 });
  return { page: await page.citedPage({ userId, url }) };
}

export default function CitedPage({ loaderData: { page } }: Route.ComponentProps) {
  if (page === null)
    return (
      <MessagePage title="Which page?">
        <p>The address needs the URL of a page, starting with http.</p>
        <p>
          <Link to="/ai-visibility-monitor" className="link">
            Open the monitor
          </Link>
        </p>
      </MessagePage>
    );
  return (
    <div className="wrap grid grid-cols-1 gap-1 pt-8 pb-24 md:pt-12">
      <Link
        to="/ai-visibility-monitor"
        className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-14 text-quiet no-underline hover:text-ink print:hidden"
      >
        <ArrowLeft className="size-4" />
        Monitor
      </Link>
      <Suspense fallback={<Skeleton />}>
        <CitedPageView page={page} />
      </Suspense>
    </div>
  );
}

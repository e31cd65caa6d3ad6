import { Suspense } from "react";
import { Link } from "react-router";
import { part } from "../../delivery/part.tsx";
import { signedInPerson, visitOf } from "../../page-data/acting.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { ArrowLeft } from "../../ui/marks/icons.tsx";
import { WorkListScreen } from "../../worklist/screen/work-list-screen.tsx";
import type { Route } from "./+types/said";
import { doOnSaid, saidData } from "./cited.data.server.ts";

const PATH = "/ai-visibility-monitor/said";

const SaidView = part(async () => ({
  default: (await import("../../features/cited/said/said-view.tsx")).SaidView,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Said of you",
    description: "What AI engines said while citing your pages, and whether your pages say it.",
    path: PATH,
    hidden: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { page, userId, role } = await visitOf(context, PATH, "read");
  return saidData(page, { userId, role }, request);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { page } = await signedInPerson(context, PATH);
  return doOnSaid(page, await readForm(request));
}

export default function Said({ loaderData: { work, ...shown } }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-8 pb-24 md:pt-12">
      <div className="grid grid-cols-1 gap-1">
        <Link
          to="/ai-visibility-monitor"
          className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-14 text-quiet no-underline hover:text-ink print:hidden"
        >
          <ArrowLeft className="size-4" />
          Monitor
        </Link>
        <h1 className="text-36">Said of you</h1>
        <p className="text-18 text-quiet">
          What engines said while citing your pages, and whether your pages say it.
        </p>
      </div>
      <Suspense fallback={<Skeleton />}>
        <WorkListScreen entries={work}>
          <SaidView {...shown} />
        </WorkListScreen>
      </Suspense>
    </div>
  );
}

import { Suspense } from "react";
import { part } from "../../delivery/part.tsx";
import { PartError } from "../../features/cited/part-error.tsx";
import { signedInPerson, visitOf } from "../../page-data/acting.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { WorkListScreen } from "../../worklist/screen/work-list-screen.tsx";
import type { Route } from "./+types/run.said";
import { doOnSaid, saidData } from "./cited.data.server.ts";

const SaidView = part(async () => ({
  default: (await import("../../features/cited/said/said-view.tsx")).SaidView,
}));

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { page, userId, role } = await visitOf(context, `/ai-visibility-monitor/runs/${id}/said`, "read");
  return { ...(await saidData(page, { userId, role }, request)), run: id };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { page } = await signedInPerson(context, `/ai-visibility-monitor/runs/${id}/said`);
  return doOnSaid(page, await readForm(request));
}

export default function RunSaid({ loaderData: { work, ...shown } }: Route.ComponentProps) {
  return (
    <Suspense fallback={<Skeleton />}>
      <WorkListScreen entries={work}>
        <SaidView {...shown} />
      </WorkListScreen>
    </Suspense>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PartError error={error} />;

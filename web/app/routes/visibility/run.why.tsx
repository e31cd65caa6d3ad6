import type { WorkSource } from "@citeworthy/core/worklist/work-item";
import { Suspense } from "react";
import { part } from "../../delivery/part.tsx";
import { PartError } from "../../features/cited/part-error.tsx";
import { orNotFound, signedInPerson, visitOf } from "../../page-data/acting.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { WorkListScreen } from "../../worklist/screen/work-list-screen.tsx";
import type { Route } from "./+types/run.why";
import { connections, doOnSaid, reportEdits, workOf } from "./cited.data.server.ts";
import { ignoreSearch } from "./search-only.ts";

const WhyThemView = part(async () => ({
  default: (await import("../../features/cited/why/why-them-view.tsx")).WhyThemView,
}));

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId, role } = await visitOf(context, `/ai-visibility-monitor/runs/${id}/why`, "read");
  const [why, connected] = await Promise.all([
    orNotFound(page.whyThem({ userId, run: id })),
    connections(page),
  ]);
  const hasEdit = why.differences.some(({ editId }) => editId !== null);
  const sources = why.differences.map(
    ({ id: differenceId }): WorkSource => ({ from: "difference", runId: why.runId, differenceId }),
  );
  const [edits, work] = await Promise.all([
    hasEdit ? reportEdits(page, userId, why.url) : null,
    workOf(page, { userId, role }, why.url, sources),
  ]);
  return { why, edits, work, ...connected };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { page } = await signedInPerson(context, `/ai-visibility-monitor/runs/${id}/why`);
  return doOnSaid(page, await readForm(request));
}

export const shouldRevalidate = ignoreSearch;

export default function WhyThem({ loaderData: { work, ...shown } }: Route.ComponentProps) {
  return (
    <Suspense fallback={<Skeleton />}>
      <WorkListScreen entries={work}>
        <WhyThemView {...shown} />
      </WorkListScreen>
    </Suspense>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PartError error={error} />;

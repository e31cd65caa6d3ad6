import { RunList } from "../../features/projects/run-list.tsx";
import { orNotFound, visitOf } from "../../page-data/acting.server.ts";
import type { Route } from "./+types/runs";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await visitOf(context, `/projects/${id}/runs`, "read");
  const runs = await orNotFound(page.projectRuns({ id, userId }));
  return {
    runs: runs.map(({ id: run, source, state, counts, createdAt }) => ({
      id: run,
      source,
      state,
      done: counts.done,
      failed: counts.failed,
      all:
        counts.done + counts.failed + counts.waiting + counts.started + counts.duplicate + counts.cancelled,
      createdAt: createdAt.toISOString(),
    })),
  };
}

export default function Runs({ loaderData: { runs }, params: { id } }: Route.ComponentProps) {
  return <RunList runs={runs} projectId={id} />;
}

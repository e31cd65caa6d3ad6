import { RunList } from "../../features/projects/run-list.tsx";
import type { Route } from "./+types/runs";
import { orNotFound, signedInUser } from "./signed-in.server.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await signedInUser(context, `/projects/${id}/runs`);
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

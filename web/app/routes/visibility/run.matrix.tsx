import { Suspense } from "react";
import { useOutletContext } from "react-router";
import { part } from "../../delivery/part.tsx";
import { visitOf } from "../../page-data/acting.server.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import type { Route } from "./+types/run.matrix";
import { savedMonitors } from "./ai-visibility-monitor.data.server.ts";
import type { RunContext } from "./run.tsx";

const ComparisonMatrix = part(async () => ({
  default: (await import("../../features/visibility/results/comparison-matrix.tsx")).ComparisonMatrix,
}));
const RunEvidence = part(async () => ({
  default: (await import("../../features/visibility/results/run-evidence.tsx")).RunEvidence,
}));

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await visitOf(context, `/ai-visibility-monitor/runs/${id}`, "read");
  return { saved: await savedMonitors(page, userId) };
}

export default function RunMatrix({ loaderData: { saved } }: Route.ComponentProps) {
  const { result } = useOutletContext<RunContext>();
  return (
    <Suspense fallback={<Skeleton />}>
      <div className="grid grid-cols-1 gap-16">
        <ComparisonMatrix result={result} />
        <RunEvidence result={result} saved={saved} />
      </div>
    </Suspense>
  );
}

import { Suspense } from "react";
import { useOutletContext } from "react-router";
import { part } from "../../delivery/part.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import type { RunContext } from "./run.tsx";

const DetailedAnalysis = part(async () => ({
  default: (await import("../../features/visibility/results/detailed-analysis.tsx")).DetailedAnalysis,
}));

export default function RunDetails() {
  const { result } = useOutletContext<RunContext>();
  return (
    <Suspense fallback={<Skeleton />}>
      {/* On the monitor's page, the question is the heading above the parts. */}
      <h2 className="sr-only">“{result.query}”</h2>
      <DetailedAnalysis result={result} />
    </Suspense>
  );
}

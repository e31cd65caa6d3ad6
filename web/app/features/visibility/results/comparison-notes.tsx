/** Below each comparison: pages that are missing from it, how to read it, and what to do next. */
import type { ReactNode } from "react";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import type { Loose } from "../monitor-view.ts";
import { RecommendationsLink } from "./recommendations.tsx";
import { SkippedPages } from "./skipped-pages.tsx";

type ComparisonNotesProps = { sites: number; skipped: Loose["skipped"]; children: ReactNode };

export function ComparisonNotes({ sites, skipped, children }: ComparisonNotesProps) {
  return (
    <>
      {sites === 1 && (
        <EmptyState title="No competitors yet">Add competitor URLs to see comparison data</EmptyState>
      )}
      <SkippedPages skipped={skipped ?? []} />
      <p className="max-w-[78ch] text-14 text-quiet">{children}</p>
      <RecommendationsLink />
    </>
  );
}

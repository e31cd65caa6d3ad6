/** Home for a signed-in user. Its code is fetched only by those who see it. */
import { useRevalidator } from "react-router";
import { AnalysisDesk } from "../features/analysis/analysis-desk.tsx";
import { RecentSearches } from "../features/dashboard/recent-searches.tsx";
import { UsagePanel } from "../features/dashboard/usage-panel.tsx";
import { nextView } from "../features/results/edits/next-view.ts";
import { ResultsDashboard } from "../features/results/results-dashboard.tsx";
import { Notice } from "../ui/notice.tsx";
import type { HomeData } from "./home.data.server.ts";

const SHOWN_TOOLS = ["content_analyses", "article_generator"] as const;

function hintFor({ used, limit }: HomeData["usage"]["tools"]["content_analyses"]): string | undefined {
  const left = limit === null ? 0 : limit - used;
  if (left <= 0) return undefined;
  const remaining = left === 1 ? "your last remaining analysis" : `1 of your ${left} remaining analyses`;
  return `Uses ${remaining}. If we cannot read the page, it does not count.`;
}

export default function SignedInHome({ job, usage, searches }: HomeData) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <AnalysisDesk
        job={job}
        hint={hintFor(usage.tools.content_analyses)}
        aside={<UsagePanel {...usage} only={SHOWN_TOOLS} />}
        onEnd={() => void revalidate()}
        renderUnsaved={(result, url, notice) => (
          <div className="grid gap-6">
            {notice && <Notice kind="error">{notice}</Notice>}
            <ResultsDashboard view={{ url, result, evidence: {}, next: nextView(result), history: [] }} />
          </div>
        )}
      />
      <div className="wrap py-16 md:py-24">
        <RecentSearches searches={searches} />
      </div>
    </>
  );
}

/** Home for a signed-in user. Its code is fetched only by those who see it. */
import { AnalysisPanel } from "../../features/analysis/analysis-panel.tsx";
import { RecentSearches } from "../../features/dashboard/recent-searches.tsx";
import { UsagePanel } from "../../features/dashboard/usage-panel.tsx";
import { useUsage } from "../../features/dashboard/use-usage.ts";
import { GettingStarted } from "../../features/getting-started/getting-started.tsx";
import { nextView } from "../../features/results/edits/next-view.ts";
import { ResultsDashboard } from "../../features/results/results-dashboard.tsx";
import { Refusal } from "../../refusals/refusal.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { PageHead } from "../../ui/layout/page.tsx";
import type { HomeData } from "./home.data.server.ts";

const SHOWN_TOOLS = ["content_analyses", "article_generator"] as const;

function hintFor({ used, limit }: HomeData["usage"]["tools"]["content_analyses"]): string | undefined {
  const left = limit === null ? 0 : limit - used;
  if (left <= 0) return undefined;
  const remaining = left === 1 ? "your last remaining analysis" : `1 of your ${left} remaining analyses`;
  return `Uses ${remaining}. If we cannot read the page, it does not count.`;
}

const trialEndOf = (subscription: HomeData["subscription"]) =>
  subscription?.status === "trial" ? subscription.trialEnd : null;

/** Where the plan allows no analysis, the reason is more use than figures. A failed check still shows figures. */
function PlanAside({ usage, subscription }: Pick<HomeData, "usage" | "subscription">) {
  const { refused } = usage;
  if (refused === null || refused.reason === "fault")
    return <UsagePanel {...usage} only={SHOWN_TOOLS} trialEnd={trialEndOf(subscription)} />;
  const endedAt = refused.reason === "trial-over" ? subscription?.trialEnd : subscription?.periodEnd;
  return (
    <Refusal
      refused={refused}
      {...(refused.reason === "free-plan" && { title: "You are on the free plan" })}
      endedAt={endedAt ?? null}
    />
  );
}

/** A viewer reads what others analyzed. */
function ViewerHome({ searches }: Pick<HomeData, "searches">) {
  return (
    <>
      <PageHead title="Home">
        <p>You are a viewer in this workspace: you see everything and change nothing.</p>
      </PageHead>
      <div className="wrap pb-24">
        <RecentSearches searches={searches} />
      </div>
    </>
  );
}

export default function SignedInHome(home: HomeData) {
  return home.mayWrite ? <EditorHome {...home} /> : <ViewerHome searches={home.searches} />;
}

function EditorHome({ job, url, usage: loaded, searches, subscription, firstSteps, example }: HomeData) {
  const { usage, refresh } = useUsage(loaded);
  return (
    <>
      <AnalysisPanel
        job={job}
        proposed={url}
        hint={usage.refused ? undefined : hintFor(usage.tools.content_analyses)}
        aside={<PlanAside usage={usage} subscription={subscription} />}
        onUnsaved={refresh}
        onEnd={refresh}
        renderUnsaved={(result, address, notice) => (
          <div className="grid gap-6">
            {notice && <Notice kind="error">{notice}</Notice>}
            <ResultsDashboard
              view={{ url: address, result, evidence: {}, next: nextView(result), history: null }}
            />
          </div>
        )}
      />
      <div className="wrap grid grid-cols-1 gap-16 py-16 md:py-24">
        {firstSteps && example && <GettingStarted steps={firstSteps} example={example} isBelowForm />}
        <RecentSearches searches={searches} />
      </div>
    </>
  );
}

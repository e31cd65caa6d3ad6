/** What the home of a signed-in user shows, as plain data. */
import { replace } from "react-router";
import { usageView } from "../../features/dashboard/usage-view.ts";
import { searchesOf } from "../../page-data/searches.server.ts";
import type { PageServices } from "../../services.server.ts";
import { subscriptionNow } from "../account/subscription.data.server.ts";

/** The job that the URL names: running, or failed while nobody looked. A finished one has its own URL, which replaces this one. */
async function namedJob(page: PageServices, id: string | null, userId: string) {
  const job = id === null ? null : await page.findJob({ id, userId });
  if (job === null) return null;
  if (job.state === "done") throw replace(`/analysis/${job.id}`);
  const url = typeof job.input.url === "string" ? job.input.url : null;
  return { id: job.id, url, failure: job.error?.text ?? null };
}

export type HomeData = Awaited<ReturnType<typeof homeData>>;

export async function homeData(page: PageServices, userId: string, jobId: string | null) {
  const [job, usage, searches, subscription] = await Promise.all([
    namedJob(page, jobId, userId),
    page.usageStats(userId),
    searchesOf(page, userId),
    subscriptionNow(page, userId),
  ]);
  return { job, usage: usageView(usage), searches, subscription };
}

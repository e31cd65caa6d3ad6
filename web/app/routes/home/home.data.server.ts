/** What the home of a signed-in user shows, as plain data. */
import { mayDo } from "@citeworthy/core/product/workspaces/roles";
import { replace } from "react-router";
import { usageView } from "../../features/dashboard/usage-view.ts";
import { exampleOf, firstStepsOf } from "../../page-data/getting-started.server.ts";
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

/** `url`: the page that a link of the product proposes to analyze. */
export async function homeData(
  page: PageServices,
  { workspaceId: userId, role, actor }: Awaited<ReturnType<PageServices["acting"]>>,
  address: URLSearchParams,
) {
  const mayWrite = mayDo(role, "write");
  const [job, usage, searches, subscription, firstSteps] = await Promise.all([
    namedJob(page, address.get("job"), userId),
    page.usageStats(userId),
    searchesOf(page, userId),
    subscriptionNow(page, userId),
    mayWrite ? firstStepsOf(page, { workspaceId: userId, userId: actor.id }) : null,
  ]);
  const example = firstSteps && exampleOf(page);
  const url = address.get("url") ?? "";
  return { job, url, usage: usageView(usage), searches, subscription, firstSteps, example, mayWrite };
}

/** What the home of a signed-in user shows, as plain data. */
import { redirect } from "react-router";
import { searchesOf } from "../searches.server.ts";
import type { PageServices } from "../services.server.ts";

/** The job that the address names: under way, or failed while nobody looked. One that is done has its own address. */
async function namedJob(page: PageServices, id: string | null, userId: string) {
  const job = id === null ? null : await page.findJob({ id, userId });
  if (job === null) return null;
  if (job.state === "done") throw redirect(`/analysis/${job.id}`);
  const url = typeof job.input.url === "string" ? job.input.url : null;
  return { id: job.id, url, failure: job.error?.text ?? null };
}

export type HomeData = Awaited<ReturnType<typeof homeData>>;

export async function homeData(page: PageServices, userId: string, jobId: string | null) {
  const [job, usage, searches] = await Promise.all([
    namedJob(page, jobId, userId),
    page.usageStats(userId),
    searchesOf(page, userId),
  ]);
  return { job, usage: { tools: usage.tools, resetsAt: usage.resetsAt?.toISOString() ?? null }, searches };
}

/** The pages of a run, one after the other, the person's own first. A competitor that cannot be read is left out, and said so. */
import { AppError } from "../../errors.ts";
import type { Judge } from "../../ports/analysis/judge.ts";
import type { Pages } from "../../ports/analysis/pages.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import type { StoredSite } from "../../ports/visibility/visibility.ts";
import type { MonitorWork } from "./monitor-work.ts";

type Needs = { clock: Clock; storage: Storage; log: Log; pages: Pages; judge: Judge };
type Tell = (detail: string) => void;

/** What an earlier try has read is not read again. */
export async function readSites(deps: Needs, work: MonitorWork, tell: Tell): Promise<StoredSite[]> {
  const known = await deps.storage.visibility.sitesOf(work.runId);
  const urls = [work.url, ...work.competitors];
  const sites: StoredSite[] = [];
  for (const [place, url] of urls.entries()) {
    tell(`${place + 1} of ${urls.length}: ${new URL(url).host}`);
    const site = known.find((one) => one.url === url) ?? (await read(deps, work, { place, url }));
    sites.push(site);
  }
  return sites;
}

/** A page that joins takes the next free place of its run. */
export async function readJoining(deps: Needs, work: MonitorWork): Promise<StoredSite> {
  const known = await deps.storage.visibility.sitesOf(work.runId);
  const place = Math.max(-1, ...known.map((site) => site.place)) + 1;
  return (
    known.find(({ url, reading }) => url === work.url && reading !== null) ??
    (await read(deps, work, { place, url: work.url, isOwn: true }))
  );
}

/** `isOwn`: without this page there is nothing to say, so that its failure is the answer. */
type SiteToRead = { place: number; url: string; isOwn?: boolean };

async function read(
  deps: Needs,
  { jobId, runId, userId, query }: MonitorWork,
  { place, url, isOwn = place === 0 }: SiteToRead,
): Promise<StoredSite> {
  const attempt = async (): Promise<StoredSite> => {
    const evidence = await deps.pages.gather(url, { user: userId });
    const reading = await deps.judge.watch(evidence, query);
    if (reading.passages.length === 0) throw new AppError("page/empty");
    return { place, url, reading, failure: null };
  };
  const site = await attempt().catch(async (error: unknown): Promise<StoredSite> => {
    if (!(error instanceof AppError)) throw error; // a bug is never a page's fault
    const unread = { place, url, reading: null, failure: error.message };
    if (place === 0) throw error;
    if (!isOwn) deps.log.warn("a competitor was skipped", { jobId, url, code: error.code });
    await deps.storage.visibility.addSite(runId, unread, deps.clock.now());
    if (isOwn) throw error;
    return unread;
  });
  await deps.storage.visibility.addSite(runId, site, deps.clock.now());
  return site;
}

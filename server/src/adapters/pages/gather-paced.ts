/** Reads a page as part of a bulk run: robots.txt first, one request at a time, and a site's own files only once. */
import type { Evidence, RobotsEvidence } from "@citeworthy/core/evidence";
import { withoutTracking } from "@citeworthy/core/page/tracking-parameters";
import { site } from "@citeworthy/core/product/identity/site";
import { robotsVerdict } from "@citeworthy/core/projects/robots-permission";
import { AppError } from "../../errors.ts";
import type { GatherOptions, PaceHost } from "../../ports/analysis/pages.ts";
import { fetchPage } from "./requests/fetch-page.ts";
import type { Visitor } from "./requests/visit.ts";
import { findInSitemap, type Read } from "./sitemap/find-in-sitemap.ts";
import { readRobots } from "./sitemap/read-robots.ts";

/** The name by which a robots.txt addresses us. */
export const CRAWLER_NAME = site.name.replaceAll(" ", "").toLowerCase();

/** Long enough for many pages, short enough that a changed robots.txt applies soon. */
const KEEP_MS = 10 * 60 * 1000;
/** Sitemaps are large; bulk runs of more sites at once read them more often. */
const MAX_SITES = 4;

type SiteFiles = { readAt: number; robots: Promise<RobotsEvidence>; sitemaps: Map<string, Promise<Read>> };
type Paced = GatherOptions & { pace: PaceHost };

export function pacedGathering(visitor: Visitor, now: () => Date) {
  const sites = new Map<string, SiteFiles>();

  const filesOf = (url: string, { pace, signal }: Paced): SiteFiles => {
    const { origin, host } = new URL(url);
    const known = sites.get(origin);
    if (known && visitor.elapsed() - known.readAt < KEEP_MS) return known;
    sites.delete(origin);
    const oldest = sites.keys().next().value;
    if (sites.size >= MAX_SITES && oldest !== undefined) sites.delete(oldest);
    const robots = pace(host).then(() => readRobots(visitor, url, signal));
    // A reader that was stopped must not decide for the others.
    robots.catch(() => sites.delete(origin));
    const files = { readAt: visitor.elapsed(), robots, sitemaps: new Map() };
    sites.set(origin, files);
    return files;
  };

  return async (address: string, options: Paced): Promise<Evidence> => {
    const { pace, onStep, signal } = options;
    const { host } = visitor.checkUrl(address);
    const files = filesOf(address, options);
    const robots = await files.robots;
    if (!robotsVerdict(robots, CRAWLER_NAME)(withoutTracking(address))) throw new AppError("page/robots");
    await pace(host);
    onStep?.("page");
    const page = await fetchPage(visitor, address, { limit: visitor.limits.page, signal });
    onStep?.("robots");
    onStep?.("sitemap");
    const sitemap = await findInSitemap(visitor, page.url, robots, signal, (url, read) =>
      remembered(files.sitemaps, url, async () => {
        await pace(URL.parse(url)?.host ?? host);
        return read();
      }),
    );
    return { ...page, robots, sitemap, botAnswers: null, now: now().toISOString() };
  };
}

function remembered(kept: Map<string, Promise<Read>>, url: string, read: () => Promise<Read>): Promise<Read> {
  const known = kept.get(url);
  if (known) return known;
  const reading = read();
  kept.set(url, reading);
  reading.catch(() => kept.delete(url));
  return reading;
}

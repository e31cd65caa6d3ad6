/** Reads a page as part of a bulk run: robots.txt first, one request at a time, and a site's own files only once. */
import type { Evidence, RobotsEvidence } from "@citeworthy/core/evidence";
import { withoutTracking } from "@citeworthy/core/page/tracking-parameters";
import { AppError } from "../../errors.ts";
import type { GatherOptions, PaceHost } from "../../ports/analysis/pages.ts";
import { CRAWLER_NAME } from "./guard/limits.ts";
import { fetchPage } from "./requests/fetch-page.ts";
import { type Visitor, within } from "./requests/visit.ts";
import type { Fetched } from "./sitemap/fetch-sitemap.ts";
import { findInSitemap } from "./sitemap/find-in-sitemap.ts";
import { readRobots } from "./sitemap/read-robots.ts";

/** Long enough for many pages, short enough that a changed robots.txt applies soon. */
const KEEP_MS = 10 * 60 * 1000;
/** Sitemaps are large; bulk runs of more sites at once read them more often. */
const MAX_SITES = 4;

type SiteFiles = {
  readAt: number;
  robots: Promise<RobotsEvidence>;
  sitemaps: Map<string, Promise<Fetched>>;
};
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
    const robots = pace(host, signal).then(() => readRobots(visitor, url, signal));
    // A reader that was stopped must not decide for the others.
    robots.catch(() => sites.delete(origin));
    const files = { readAt: visitor.elapsed(), robots, sitemaps: new Map() };
    sites.set(origin, files);
    return files;
  };

  /** Waits until the address may be asked; refuses it where its robots.txt does. */
  const permit = async (
    address: string,
    options: Paced,
  ): Promise<Omit<SiteFiles, "robots"> & { robots: RobotsEvidence }> => {
    const files = filesOf(address, options);
    const robots = await files.robots;
    const task = { robots, crawler: CRAWLER_NAME, url: withoutTracking(address) };
    const mayRead = await visitor.sitemaps.permit(task, within(visitor.limits.totalMs, options.signal));
    if (!mayRead) throw new AppError("page/robots");
    await options.pace(new URL(address).host, options.signal);
    return { ...files, robots };
  };

  return async (address: string, options: Paced): Promise<Evidence> => {
    const { pace, onStep, signal, pageOnly } = options;
    const { host } = visitor.checkUrl(address);
    const { robots, ...files } = await permit(address, options);
    onStep?.("page");
    const page = await fetchPage(visitor, address, {
      limit: visitor.limits.page,
      signal,
      // A redirect is a request too, often to another host with rules of its own.
      beforeHop: async (next) => void (await permit(next.href, options)),
    });
    if (pageOnly) return { ...page, robots, sitemap: null, botAnswers: null, now: now().toISOString() };
    onStep?.("robots");
    onStep?.("sitemap");
    const sitemap = await findInSitemap(visitor, page.url, robots, signal, (url, read) =>
      remembered(files.sitemaps, url, async () => {
        await pace(URL.parse(url)?.host ?? host, signal);
        return read();
      }),
    );
    return { ...page, robots, sitemap, botAnswers: null, now: now().toISOString() };
  };
}

function remembered(
  kept: Map<string, Promise<Fetched>>,
  url: string,
  read: () => Promise<Fetched>,
): Promise<Fetched> {
  const known = kept.get(url);
  if (known) return known;
  const reading = read();
  kept.set(url, reading);
  reading.catch(() => kept.delete(url));
  return reading;
}

/** All pages that a site's sitemaps list: index files and packed files too, within limits that an endless one can't pass. */
import { withoutTracking } from "@citeworthy/core/page/tracking-parameters";
import { site } from "@citeworthy/core/product/identity/site";
import { placeOf } from "@citeworthy/core/projects/page-place";
import { robotsVerdict } from "@citeworthy/core/projects/robots-permission";
import type { PaceHost, SitemapListing } from "../../../ports/analysis/pages.ts";
import { orElse } from "../guard/failure.ts";
import { type Visitor, visit, within } from "../requests/visit.ts";
import { type Read, readSitemap } from "./find-in-sitemap.ts";
import { readRobots } from "./read-robots.ts";
import { sitemapsNamedIn } from "./sitemap-file.ts";

const MiB = 1024 * 1024;
/** The protocol allows 50 MB a file; all files together may be as long as two of them. */
const BUDGET = { wireBytes: 50 * MiB, decodedBytes: 100 * MiB };
const MAX_FILES = 60;
/** An index may name indexes, although the protocol doesn't know it; a circle ends here. */
const MAX_DEPTH = 3;
/** A person waits for the preview. */
const MAX_SECONDS = 45;

type Options = { pace: PaceHost; most: number; signal?: AbortSignal };
type Pending = { url: string; depth: number };

export async function listSitemap(
  visitor: Visitor,
  address: string,
  { pace, most, signal }: Options,
): Promise<SitemapListing | null> {
  const start = visitor.checkUrl(address);
  const own = placeOf(start.href)?.host;
  const deadline = within(MAX_SECONDS * 1000, signal);
  const budget = { ...BUDGET };
  await pace(start.host);
  const robots = await readRobots(visitor, start.href, deadline);
  const mayRead = robotsVerdict(robots, site.name.replaceAll(" ", "").toLowerCase());
  const pending = startingPoints(start, robots.kind === "found" ? robots.text : "");
  const listing: SitemapListing = { urls: [], otherSite: 0, robots: 0, refused: 0, isCut: false };
  const visited = new Set<string>();
  const seen = new Set<string>();
  let found = false;

  const take = (listed: string): void => {
    const url = withoutTracking(listed);
    const place = placeOf(url);
    if (place === null || seen.has(place.key)) return;
    seen.add(place.key);
    if (place.host !== own) listing.otherSite++;
    else if (!isAllowedAddress(visitor, url)) listing.refused++;
    else if (!mayRead(url)) listing.robots++;
    else if (listing.urls.length >= most) listing.isCut = true;
    else listing.urls.push(url);
  };

  for (let next = pending.shift(); next; next = pending.shift()) {
    if (visited.has(next.url)) continue;
    if (visited.size >= MAX_FILES || budget.decodedBytes <= 0 || deadline.aborted || listing.isCut) {
      listing.isCut = true;
      break;
    }
    visited.add(next.url);
    const file = await readOne(visitor, next.url, { pace, budget, deadline, signal });
    if (file.kind === "unknown") listing.isCut = true;
    if (file.kind !== "pages" && file.kind !== "index") continue;
    found = true;
    if (!file.whole) listing.isCut = true;
    if (file.kind === "pages") for (const { url } of file.entries) take(url);
    else if (next.depth >= MAX_DEPTH) listing.isCut = true;
    else
      for (const { url } of file.entries.slice(0, MAX_FILES + 1))
        pending.push({ url, depth: next.depth + 1 });
  }
  return found ? listing : null;
}

type ReadNeeds = {
  pace: PaceHost;
  budget: typeof BUDGET;
  deadline: AbortSignal;
  signal: AbortSignal | undefined;
};

/** A file that can't be read is left out; one that points to a private host is refused like any other address. */
async function readOne(
  visitor: Visitor,
  url: string,
  { pace, budget, deadline, signal }: ReadNeeds,
): Promise<Read> {
  const host = URL.parse(url)?.host;
  if (host === undefined || !isAllowedAddress(visitor, url)) return { kind: "unknown" };
  await pace(host);
  if (deadline.aborted) return { kind: "unknown" };
  const file = visit(visitor, url, { signal: deadline }, (answer) => readSitemap(answer, budget));
  return orElse<Read>(file, signal, () => ({ kind: "unknown" }));
}

function isAllowedAddress(visitor: Visitor, url: string): boolean {
  try {
    visitor.checkUrl(url);
    return true;
  } catch {
    return false;
  }
}

/** The address of a sitemap, or of a site: then its robots.txt says where the sitemap is. */
function startingPoints(start: URL, robots: string): Pending[] {
  if (/\.(?:xml|txt)(?:\.gz)?$|sitemap/i.test(start.pathname)) return [{ url: start.href, depth: 0 }];
  const named = sitemapsNamedIn(robots);
  const urls = named.length > 0 ? named : ["/sitemap.xml"];
  return urls.flatMap((url) => {
    const absolute = URL.parse(url, start.href)?.href;
    return absolute === undefined ? [] : [{ url: absolute, depth: 0 }];
  });
}

/** All pages that a site's sitemaps list: index files and packed files too, within limits that an endless one can't pass. */
import type { RobotsEvidence } from "@citeworthy/core/evidence";
import { placeOf } from "@citeworthy/core/projects/page-place";
import type { PaceHost, SitemapListing } from "../../../ports/analysis/pages.ts";
import { orElse, pageFailure } from "../guard/failure.ts";
import { CRAWLER_NAME } from "../guard/limits.ts";
import { type Visitor, visit, within } from "../requests/visit.ts";
import { fetchSitemap } from "./fetch-sitemap.ts";
import { readRobots } from "./read-robots.ts";
import { sitemapsNamedIn } from "./sitemap-file.ts";
import type { ListedFile } from "./sitemap-tasks.ts";

const MiB = 1024 * 1024;
/** All files of a list together: 400 characters for each of the 50,000 pages that a run takes. */
const BUDGET = { wireBytes: 20 * MiB, decodedBytes: 20 * MiB };
/** As much text as a list may have that a program sends. */
const MAX_CHARACTERS = 8 * MiB;
const MAX_FILES = 60;
/** An index may name indexes, although the protocol doesn't know it; a circle ends here. */
const MAX_DEPTH = 3;
/** A person waits for the preview. */
const MAX_SECONDS = 45;

type Options = { pace: PaceHost; most: number; signal?: AbortSignal | undefined };
type Pending = { url: string; depth: number };
type Read = ({ kind: "unknown" } | ListedFile) & { whole: boolean };

export async function listSitemap(
  visitor: Visitor,
  address: string,
  { pace, most, signal }: Options,
): Promise<SitemapListing | null> {
  const start = visitor.checkUrl(address);
  const host = placeOf(start.href)?.host ?? start.host;
  const deadline = within(MAX_SECONDS * 1000, signal);
  const budget = { ...BUDGET };
  await turnOf(pace, start.host, deadline);
  const robots = await readRobots(visitor, start.href, deadline);
  const pending = startingPoints(start, robots);
  const site = { host, robots, crawler: CRAWLER_NAME, addresses: visitor.addresses };
  const listing: SitemapListing = { urls: [], otherSite: 0, robots: 0, refused: 0, isCut: false };
  const visited = new Set<string>();
  const urls = new Set<string>();
  let characters = MAX_CHARACTERS;
  let found = false;

  /** A file that can't be read is left out; one that points to a private host is refused like any other address. */
  const read = async (url: string): Promise<Read> => {
    await turnOf(pace, visitor.checkUrl(url).host, deadline);
    const file = await visit(visitor, url, { signal: deadline }, (answer) => fetchSitemap(answer, budget));
    if (file.kind !== "file") return { ...file, whole: true };
    const left = { most: most - urls.size, mostCharacters: characters, mostFiles: MAX_FILES + 1 };
    const listed = await visitor.sitemaps.list({ bytes: file.bytes, site, ...left }, deadline);
    return { ...listed, whole: file.whole };
  };
  const isFull = () =>
    visited.size >= MAX_FILES || budget.decodedBytes <= 0 || deadline.aborted || urls.size >= most;

  for (let next = pending.shift(); next; next = pending.shift()) {
    if (visited.has(next.url)) continue;
    if (isFull()) {
      listing.isCut = true;
      break;
    }
    visited.add(next.url);
    const file = await orElse<Read>(read(next.url), signal, () => ({ kind: "unknown", whole: false }));
    if (file.kind === "unknown") listing.isCut = true;
    if (file.kind !== "pages" && file.kind !== "index") continue;
    found = true;
    if (!file.whole || file.isCut) listing.isCut = true;
    if (file.kind === "pages") {
      for (const url of file.urls) {
        urls.add(url);
        characters -= url.length;
      }
      listing.otherSite += file.otherSite;
      listing.robots += file.robots;
      listing.refused += file.refused;
    } else if (next.depth >= MAX_DEPTH) listing.isCut = true;
    else for (const url of file.urls) pending.push({ url, depth: next.depth + 1 });
  }
  return found ? { ...listing, urls: [...urls] } : null;
}

const turnOf = (pace: PaceHost, host: string, signal: AbortSignal): Promise<void> =>
  pace(host, signal).catch((error: unknown) => {
    throw pageFailure(error, signal);
  });

/** The address of a sitemap, or of a site: then its robots.txt says where the sitemap is. */
function startingPoints(start: URL, robots: RobotsEvidence): Pending[] {
  if (/\.(?:xml|txt)(?:\.gz)?$|sitemap/i.test(start.pathname)) return [{ url: start.href, depth: 0 }];
  const named = robots.kind === "found" ? sitemapsNamedIn(robots.text, MAX_FILES + 1) : [];
  const urls = named.length > 0 ? named : ["/sitemap.xml"];
  return urls.flatMap((url) => {
    const absolute = URL.parse(url, start.href)?.href;
    return absolute === undefined ? [] : [{ url: absolute, depth: 0 }];
  });
}

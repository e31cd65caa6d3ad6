/** Is the page listed in its site's sitemap, and since when? A bounded search through a few files. */
import type { RobotsEvidence, SitemapEvidence } from "@citeworthy/core/evidence";
import { withoutTracking } from "@citeworthy/core/page/tracking-parameters";
import { orElse } from "../guard/failure.ts";
import type { BodyLimit } from "../guard/limits.ts";
import { type Body, gunzipBeginning, readBeginning } from "../requests/read-body.ts";
import { type PageResponse, type Visitor, visit, within } from "../requests/visit.ts";
import { parseSitemap, type SitemapEntry, type SitemapFile, sitemapsNamedIn } from "./sitemap-file.ts";

export type Read = { kind: "absent" } | { kind: "unknown" } | (SitemapFile & { whole: boolean });
type Pending = { url: string; fromIndex: boolean };

/** Null: the site has no sitemap. `listed` is null where not every file could be read to its end. */
export async function findInSitemap(
  visitor: Visitor,
  pageUrl: string,
  robots: RobotsEvidence,
  caller?: AbortSignal,
  remember: (url: string, read: () => Promise<Read>) => Promise<Read> = (_url, read) => read(),
): Promise<SitemapEvidence | null> {
  const signal = within(visitor.limits.totalMs, caller);
  const budget = { ...visitor.limits.sitemap };
  const pending = startingPoints(pageUrl, robots);
  const isPage = sameAs(pageUrl);
  let seen: string | null = null;
  let unsure = false;

  for (let next = pending.shift(); next; next = pending.shift()) {
    if (budget.files-- <= 0 || budget.decodedBytes <= 0) {
      unsure = true;
      break;
    }
    const file = remember(next.url, () =>
      visit(visitor, next.url, { signal }, (answer) => readSitemap(answer, budget)),
    );
    const result = await orElse<Read>(file, caller, () => ({ kind: "unknown" }));
    if (result.kind === "absent") continue;
    seen ??= next.url;
    if (result.kind === "unknown" || !result.whole) unsure = true;
    if (result.kind === "pages") {
      const entry = result.entries.find(({ url }) => isPage(url));
      if (entry) return { url: next.url, listed: true, lastModified: entry.lastModified };
    }
    if (result.kind === "index") {
      if (next.fromIndex) unsure = true;
      // One more than can be read, so that the search knows it left some out.
      else pending.unshift(...likeliestFirst(result.entries, pageUrl).slice(0, budget.files + 1));
    }
  }
  return seen === null ? null : { url: seen, listed: unsure ? null : false, lastModified: null };
}

function startingPoints(pageUrl: string, robots: RobotsEvidence): Pending[] {
  const named = robots.kind === "found" ? sitemapsNamedIn(robots.text) : [];
  const urls = named.length > 0 ? named : ["/sitemap.xml"];
  const absolute = urls.map((url) => URL.parse(url, pageUrl)?.href).filter((url) => url !== undefined);
  return absolute.map((url) => ({ url, fromIndex: false }));
}

/** What was read is taken off the budget that all files share. */
export async function readSitemap(answer: PageResponse, budget: BodyLimit): Promise<Read> {
  if (answer.status >= 400 && answer.status < 500) return { kind: "absent" };
  if (answer.status !== 200) return { kind: "unknown" };
  const { bytes, whole } = await unpacked(await readBeginning(answer, budget), budget);
  budget.decodedBytes -= bytes.length;
  const file = parseSitemap(new TextDecoder().decode(bytes));
  return file ? { ...file, whole } : { kind: "absent" };
}

async function unpacked(body: Body, { decodedBytes }: BodyLimit): Promise<Body> {
  const isGzip = body.bytes[0] === 0x1f && body.bytes[1] === 0x8b;
  return isGzip ? gunzipBeginning(body.bytes, decodedBytes) : body;
}

/** An index may name hundreds of files: those that share words with the page's address come first. */
function likeliestFirst(entries: SitemapEntry[], pageUrl: string): Pending[] {
  const words = new Set(wordsOf(pageUrl));
  const shared = ({ url }: SitemapEntry) => wordsOf(url).filter((word) => words.has(word)).length;
  const ranked = entries.map((entry) => ({ url: entry.url, rank: shared(entry) }));
  return ranked.sort((a, b) => b.rank - a.rank).map(({ url }) => ({ url, fromIndex: true }));
}

function wordsOf(url: string): string[] {
  return url.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Scheme, tracking, fragment and a closing slash do not make another page. */
function sameAs(pageUrl: string): (listed: string) => boolean {
  const key = (raw: string) => {
    const url = URL.parse(withoutTracking(raw));
    return url && `${url.host}${url.pathname.replace(/\/$/, "")}${url.search}`;
  };
  const page = key(pageUrl);
  return (listed) => key(listed) === page;
}

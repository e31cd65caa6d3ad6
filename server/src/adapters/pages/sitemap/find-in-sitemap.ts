/** Is the page listed in its site's sitemap, and since when? A bounded search through a few files. */
import type { RobotsEvidence, SitemapEvidence } from "@citeworthy/core/evidence";
import { orElse } from "../guard/failure.ts";
import { type Visitor, visit, within } from "../requests/visit.ts";
import { type Fetched, fetchSitemap } from "./fetch-sitemap.ts";
import { sitemapsNamedIn } from "./sitemap-file.ts";
import type { FoundInFile } from "./sitemap-tasks.ts";

type Read = ({ kind: "unknown" } | FoundInFile) & { whole: boolean };
type Pending = { url: string; fromIndex: boolean };

/** Null: the site has no sitemap. `listed` is null where not every file could be read to its end. */
export async function findInSitemap(
  visitor: Visitor,
  pageUrl: string,
  robots: RobotsEvidence,
  caller?: AbortSignal,
  remember: (url: string, fetch: () => Promise<Fetched>) => Promise<Fetched> = (_url, fetch) => fetch(),
): Promise<SitemapEvidence | null> {
  const signal = within(visitor.limits.totalMs, caller);
  const budget = { ...visitor.limits.sitemap };
  // One more file than can be read, so that the search knows it left some out.
  const pending = startingPoints(pageUrl, robots, budget.files + 1);
  let seen: string | null = null;
  let unsure = false;

  const read = async (url: string): Promise<Read> => {
    const file = await remember(url, () =>
      visit(visitor, url, { signal }, (answer) => fetchSitemap(answer, budget)),
    );
    if (file.kind !== "file") return { ...file, whole: true };
    const task = { file: file.id, bytes: file.bytes, pageUrl, mostFiles: budget.files + 1 };
    return { ...(await visitor.sitemaps.find(task, signal)), whole: file.whole };
  };

  for (let next = pending.shift(); next; next = pending.shift()) {
    if (budget.files-- <= 0 || budget.decodedBytes <= 0) {
      unsure = true;
      break;
    }
    const result = await orElse<Read>(read(next.url), caller, () => ({ kind: "unknown", whole: false }));
    if (result.kind === "absent") continue;
    seen ??= next.url;
    if (result.kind === "unknown" || !result.whole) unsure = true;
    if (result.kind === "pages" && result.entry)
      return { url: next.url, listed: true, lastModified: result.entry.lastModified };
    if (result.kind === "index") {
      if (next.fromIndex) unsure = true;
      else pending.unshift(...result.urls.map((url) => ({ url, fromIndex: true })));
    }
  }
  return seen === null ? null : { url: seen, listed: unsure ? null : false, lastModified: null };
}

function startingPoints(pageUrl: string, robots: RobotsEvidence, most: number): Pending[] {
  const named = robots.kind === "found" ? sitemapsNamedIn(robots.text, most) : [];
  const urls = named.length > 0 ? named : ["/sitemap.xml"];
  const absolute = urls.map((url) => URL.parse(url, pageUrl)?.href).filter((url) => url !== undefined);
  return absolute.map((url) => ({ url, fromIndex: false }));
}

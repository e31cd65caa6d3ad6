/** How often each page was asked for. */
import { searchWithoutTracking } from "../page/tracking-parameters.ts";

/** For each bot; on a site with more pages, only the first ones are listed separately. */
export const MAX_PAGES = 20_000;
const SHOWN_PAGES = 10;

/** Paths are kept as text; nobody reads longer ones. */
export const LONGEST_PATH = 300;

/** A request's path as the sitemap would write it. Asked for every line, so that the usual path, without a query, costs nothing. */
export function pagePath(path: string): string {
  const at = path.indexOf("?");
  return at < 0 ? path : path.slice(0, at) + searchWithoutTracking(path.slice(at));
}

/** The pages that were asked for most. */
export const most = (pages: ReadonlyMap<string, number>): { path: string; visits: number }[] =>
  [...pages]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SHOWN_PAGES)
    .map(([path, visits]) => ({ path, visits }));

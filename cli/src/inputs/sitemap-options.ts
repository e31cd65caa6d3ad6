/** The flags of `analyze` for a whole site. */
import { UsageError } from "../usage-error.ts";

/** At one page per second, less than two minutes. */
export const DEFAULT_MAX_PAGES = 100;
/** What one sitemap file may list. */
const MAX_PAGES = 50_000;

type SitemapFlags = { sitemap?: string; "max-pages"?: string };

/** Undefined without `--sitemap`. */
export function sitemapOf({ sitemap, "max-pages": text }: SitemapFlags, pages: string[]) {
  if (sitemap === undefined) {
    if (text !== undefined) throw new UsageError("--max-pages works with --sitemap.");
    return undefined;
  }
  if (pages.length > 0) throw new UsageError("Pass either pages or --sitemap, not both.");
  const max = Number(text ?? DEFAULT_MAX_PAGES);
  if (!Number.isInteger(max) || max < 1 || max > MAX_PAGES)
    throw new UsageError(`--max-pages must be a number from 1 to ${MAX_PAGES}, not ${text}.`);
  return { name: sitemap, max };
}

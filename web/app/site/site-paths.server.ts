/** Every public address with the day its content last changed, where that is known: for the sitemap and its tests. */
import { articles } from "virtual:articles";
import { docs } from "virtual:docs";
import { explainer } from "virtual:explainer";
import { PRIVACY_CHANGED } from "../../content/privacy-tables.ts";
import { PUBLIC_PATHS } from "./public-pages.ts";

export type SitePath = { path: string; changed: string | null };

const newest = (days: string[]) => days.toSorted().at(-1) ?? null;

/** A page whose last change nobody recorded carries no date: a wrong one is worse than none. */
export function sitePaths(): SitePath[] {
  const written = articles.map(({ slug, date, updated }) => ({
    path: `/blog/${slug}`,
    changed: updated ?? date,
  }));
  const known: Record<string, string | null> = {
    "/what-is-geo": explainer.updated ?? explainer.date,
    "/privacy": PRIVACY_CHANGED,
    "/blog": newest(written.map(({ changed }) => changed)),
  };
  return [
    ...PUBLIC_PATHS.map((path) => ({ path, changed: known[path] ?? null })),
    ...written,
    ...docs.map(({ slug }) => ({ path: `/docs/${slug}`, changed: null })),
  ];
}

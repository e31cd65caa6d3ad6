/** Competitors as they were measured, for the report on a page. */
import { type CitedReference, citedReferences } from "@citeworthy/core/cited/cited-references";
import { isSamePage } from "@citeworthy/core/visibility/answers/cited-address";
import type { Storage } from "../../ports/storage.ts";

type Needs = { storage: Storage };
export type MeasuredReferences = { runId: string; query: string; at: string; references: CitedReference[] };

/** From the newest judged run about the page; null where there is none. */
export async function listReferences(
  { storage }: Needs,
  { userId, url }: { userId: string; url: string },
): Promise<MeasuredReferences | null> {
  const asked = (await storage.cited.pagesAskedAbout(userId)).filter((one) => isSamePage(one, url));
  const newest = await storage.cited.newestJudged(userId, asked);
  if (newest === null) return null;
  const { runId, query, at } = newest;
  const references = citedReferences(await storage.cited.answersOf(runId), newest.url);
  return references.length > 0 ? { runId, query, at: at.toISOString(), references } : null;
}

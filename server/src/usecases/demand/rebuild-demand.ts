/** The demand of a project, counted anew from what was read, with the citations that monitors measured. */

import { placeOf } from "@citeworthy/core/projects/page-place";
import { pageKey } from "@citeworthy/core/visibility/answers/cited-address";
import type { CitedPageCount } from "../../ports/demand/demand.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Stores } from "../../ports/storage.ts";
import { citedInFact } from "../cited/cited-in-fact.ts";

type Needs = { storage: Pick<Stores, "cited" | "measured" | "demand">; clock: Clock };

/** A workspace watches at most 20 pages at a time; runs of earlier ones stay. */
const MAX_ASKED_PAGES = 200;

export async function rebuildProjects(
  { storage }: Pick<Needs, "storage">,
  projectIds: readonly string[],
): Promise<void> {
  for (const id of projectIds) await storage.demand.rebuild(id);
}

/** How often answers cited each page that the workspace's runs are about. */
export async function countCitations(deps: Needs, workspaceId: string): Promise<void> {
  const asked = await deps.storage.cited.pagesAskedAbout(workspaceId);
  const pages = new Map(asked.toReversed().map((url) => [pageKey(url) ?? url, url]));
  const counts: CitedPageCount[] = [];
  for (const url of [...pages.values()].toReversed().slice(0, MAX_ASKED_PAGES)) {
    const counted = await citationsOf(deps, workspaceId, url);
    if (counted) counts.push(counted);
  }
  const { demand } = deps.storage;
  await demand.setCited(workspaceId, counts);
  await demand.forgetCitedExcept(
    workspaceId,
    counts.map(({ page }) => page),
  );
}

/** After a run of a monitor. */
export async function countPageCitations(deps: Needs, workspaceId: string, url: string): Promise<void> {
  const counted = await citationsOf(deps, workspaceId, url);
  if (counted) await deps.storage.demand.setCited(workspaceId, [counted]);
}

async function citationsOf(deps: Needs, userId: string, url: string): Promise<CitedPageCount | null> {
  const page = placeOf(url)?.key;
  const found = page === undefined ? null : await citedInFact(deps, { userId, url });
  if (page === undefined || found === null) return null;
  const { cited, counted, to } = found;
  return { page, cited, counted, citedAt: to || null };
}

/** A batch as its board shows it: counts, pages by state, and what it costs. */

import { BATCH_PAGE_STATES } from "@citeworthy/core/projects/batch";
import { groupFaults } from "@citeworthy/core/projects/group-faults";
import { z } from "zod";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { usageStats } from "../usage/usage-stats.ts";
import { ownBatch } from "./control-batch.ts";

type Needs = { clock: Clock; storage: Storage; log: Log };
type Owned = { id: string; userId: string };

const PAGES_AT_ONCE = 50;
/** As many as fit on two printed pages. */
const LOWEST_PAGES = 40;
const Query = z.object({
  state: z.enum(BATCH_PAGE_STATES).nullable().default(null).catch(null),
  after: z.coerce.number().int().min(0).default(0).catch(0),
});

export async function readBatch(
  deps: Needs,
  { query, ...owned }: Owned & { query: Record<string, unknown> },
) {
  const { storage } = deps;
  const batch = await ownBatch(deps, owned);
  const { state, after } = Query.parse(query);
  const [counts, folders, rows, project, uses] = await Promise.all([
    storage.batches.counts(batch.id),
    batch.state === "draft" ? storage.batches.folders(batch.id) : [],
    storage.batches.pages({ id: batch.id, state, after, limit: PAGES_AT_ONCE + 1 }),
    storage.projects.find({ id: batch.projectId, userId: batch.userId }),
    usesLeft(deps, batch.userId),
  ]);
  const pages = rows.slice(0, PAGES_AT_ONCE);
  const next = rows.length > PAGES_AT_ONCE ? (pages.at(-1)?.place ?? null) : null;
  return { batch, counts, folders, pages, next, project, usesLeft: uses };
}

/** Null where the plan has no limit. */
async function usesLeft(deps: Needs, userId: string): Promise<number | null> {
  const { tools, refusal } = await usageStats(deps, userId);
  const { used, limit } = tools.content_analyses;
  if (refusal !== null) return 0;
  return limit === null ? null : Math.max(0, limit - used);
}

/** One report for all pages of the batch: figures, faults across pages, and the pages with most to win. */
export async function batchReport({ storage }: Pick<Needs, "storage">, owned: Owned) {
  const batch = await ownBatch({ storage }, owned);
  const [counts, faults, lowest, project] = await Promise.all([
    storage.batches.counts(batch.id),
    storage.projects.faults({ batchId: batch.id }),
    storage.batches.lowest(batch.id, LOWEST_PAGES),
    storage.projects.find({ id: batch.projectId, userId: batch.userId }),
  ]);
  return { batch, counts, faults: groupFaults(faults), lowest, project };
}

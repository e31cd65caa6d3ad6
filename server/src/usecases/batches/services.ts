/** Bulk runs as the rest of the product sees them. */

import { exportFileName } from "@citeworthy/core/projects/export-file-name";
import { cancelBatch, ownBatch, pauseBatch, resumeBatch, retryFailed, startBatch } from "./control-batch.ts";
import type { DraftNeeds } from "./draft-batch.ts";
import { draftFromLines, draftFromPages, draftFromSitemap } from "./draft-batch.ts";
import { exportBatch } from "./export-batch.ts";
import type { FeedNeeds } from "./feed-batch.ts";
import { batchReport, readBatch } from "./read-batch.ts";

type Owned = { id: string; userId: string };

export const batchServices = (deps: DraftNeeds & FeedNeeds) => ({
  draftFromLines: (request: Parameters<typeof draftFromLines>[1]) => draftFromLines(deps, request),
  draftFromSitemap: (request: Parameters<typeof draftFromSitemap>[1]) => draftFromSitemap(deps, request),
  draftFromPages: (request: Parameters<typeof draftFromPages>[1]) => draftFromPages(deps, request),
  readBatch: (request: Parameters<typeof readBatch>[1]) => readBatch(deps, request),
  batchReport: (owned: Owned) => batchReport(deps, owned),
  startBatch: (request: Parameters<typeof startBatch>[1]) => startBatch(deps, request),
  pauseBatch: (owned: Owned) => pauseBatch(deps, owned),
  resumeBatch: (owned: Owned) => resumeBatch(deps, owned),
  retryFailedPages: (owned: Owned) => retryFailed(deps, owned),
  cancelBatch: (owned: Owned) => cancelBatch(deps, owned),
  async exportBatch(owned: Owned) {
    const { id, projectId, userId } = await ownBatch(deps, owned);
    const project = await deps.storage.projects.find({ id: projectId, userId });
    return {
      fileName: exportFileName(project?.name ?? "", "run", deps.clock.now()),
      lines: exportBatch(deps, id),
    };
  },
});

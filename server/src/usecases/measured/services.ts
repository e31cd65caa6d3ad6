/** Imported reports as the rest of the product sees them. */
import { csvRow } from "@citeworthy/core/csv-row";
import type { SharedJudge } from "../../ports/analysis/judge.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Storage } from "../../ports/storage.ts";
import { importRows } from "./import-rows.ts";
import { measuredOverview, measuredPage } from "./read-measured.ts";

type Needs = { clock: Clock; storage: Storage; limiter: Limiter; judge: SharedJudge };

export const measuredServices = (deps: Needs) => ({
  importMeasured: (request: Parameters<typeof importRows>[1]) => importRows(deps, request),
  measuredOverview: (userId: string) => measuredOverview(deps, userId),
  measuredPage: (request: Parameters<typeof measuredPage>[1]) =>
    measuredPage({ ...deps, judge: deps.judge.as(request.userId) }, request),
  clearMeasured: (userId: string) => deps.storage.atomically(({ measured }) => measured.clear(userId)),
  exportMeasured: (userId: string) => exported(deps.storage, userId),
});

async function* exported(storage: Storage, userId: string): AsyncGenerator<string> {
  yield csvRow(["source", "page", "query", "day", "count", "share"]);
  for await (const { source, url, query, day, count, share } of storage.measured.rowsOf(userId))
    yield csvRow([source, url, query, day, count, share ?? ""]);
}

/** Asking how visible a page is becomes a job. One use pays for a run: the person's own page and up to five competitors. */
import { MAX_COMPETITORS } from "@citeworthy/core/product/steps/monitor-steps";
import { isSamePage } from "@citeworthy/core/visibility/answers/cited-address";
import { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";
import { requireQuota } from "../usage/require-quota.ts";
import { queueRun } from "./queue-run.ts";
import { competitorsOf, ownAddress, queryOf, samplesOf } from "./run-input.ts";

type Needs = { clock: Clock; storage: Storage; log: Log; newId: () => string };
export type MonitorRequest = {
  userId: string;
  url: string;
  query: string;
  competitors?: readonly string[] | undefined;
  samples?: number | undefined;
  /** A run of this person, to be joined by one more page without another use. */
  run?: string | undefined;
  /** The id of the job, where a repeated request must not create a second one. */
  jobId?: string | undefined;
};

export async function startMonitor(
  deps: Needs,
  request: MonitorRequest,
): Promise<{ jobId: string; runId: string }> {
  const { userId, jobId = deps.newId() } = request;
  const url = ownAddress(request);
  const query = queryOf(request.query);
  const samples = samplesOf(request.samples);
  if (request.run !== undefined) return joinRun(deps, { jobId, userId, runId: request.run, url, query });
  const run = { id: jobId, userId, url, query, samples };
  const found = await requireQuota(deps, userId);
  const outcome = await deps.storage.atomically((stores) =>
    queueRun(stores, found, {
      ...run,
      ...competitorsOf(url, request.competitors ?? []),
      now: deps.clock.now(),
    }),
  );
  if (!outcome.reserved) throw new AppError(outcome.code, outcome.details);
  return { jobId: run.id, runId: run.id };
}

type Joining = { jobId: string; userId: string; runId: string; url: string; query: string };

/** A page that joins is scored on the answers the run already has. */
async function joinRun(deps: Needs, { jobId, userId, runId, url, query }: Joining) {
  const run = isId(runId) ? await deps.storage.visibility.find(runId) : null;
  if (run === null || run.userId !== userId || run.query !== query)
    throw new AppError("visibility/run-unknown");
  const sites = await deps.storage.visibility.sitesOf(runId);
  const known = sites.find((site) => isSamePage(site.url, url));
  // A page that could not be read has had its turn: a run must not become a way to fetch without limit.
  if (known?.failure) throw new AppError("visibility/page-unread", { reason: known.failure });
  if (!known && sites.length > MAX_COMPETITORS) throw new AppError("visibility/run-full");
  const input = { url, query, samples: run.samples, runId, competitors: [], skipped: [] };
  await deps.storage.jobs.create({ id: jobId, kind: "measure-visibility", userId, input });
  return { jobId, runId };
}

/** Asking how visible a page is becomes a job. One use pays for a run: the person's own page and up to five competitors. */

import {
  DEFAULT_SAMPLES,
  LONGEST_QUERY,
  MOST_COMPETITORS,
  SAMPLE_SIZES,
  type SampleSize,
} from "@citeworthy/core/product/monitor-steps";
import { pageAddress } from "@citeworthy/core/product/page-address";
import { isSamePage } from "@citeworthy/core/visibility/cited-address";
import { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Log } from "../../ports/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";
import { requireStanding } from "../usage/require-standing.ts";
import { reserveUse } from "../usage/reserve-use.ts";

type Needs = { clock: Clock; storage: Storage; log: Log; newId: () => string };
export type MonitorRequest = {
  userId: string;
  url: string;
  query: string;
  competitors?: readonly string[] | undefined;
  samples?: number | undefined;
  /** The saved monitor that asks. */
  monitorId?: string | undefined;
  /** A run of this person, to be joined by one more page without another use. */
  run?: string | undefined;
};
type Skipped = { url: string; reason: string }[];

export async function startMonitor(
  deps: Needs,
  request: MonitorRequest,
): Promise<{ jobId: string; runId: string }> {
  const url = ownAddress(request);
  const query = queryOf(request.query);
  const samples = samplesOf(request.samples);
  if (request.run !== undefined)
    return joinRun(deps, { userId: request.userId, runId: request.run, url, query });
  const id = deps.newId();
  const input = {
    url,
    query,
    samples,
    runId: id,
    ...competitorsOf(url, request.competitors ?? []),
    monitorId: request.monitorId,
  };
  await createForUser(deps, { id, userId: request.userId, input });
  return { jobId: id, runId: id };
}

function ownAddress({ url, query }: MonitorRequest): string {
  if (url.trim() === "" || query.trim() === "") throw new AppError("visibility/input-missing");
  const address = pageAddress(url);
  if (address.kind === "problem") throw new AppError("visibility/url-invalid");
  return address.url;
}

/** Sent word for word; only what cannot be typed into a search box is made a space. */
function queryOf(typed: string): string {
  const query = typed.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  if ([...query].length > LONGEST_QUERY) throw new AppError("visibility/query-too-long");
  if (!/[\p{L}\p{N}]/u.test(query)) throw new AppError("visibility/query-wordless");
  return query;
}

function samplesOf(samples: number = DEFAULT_SAMPLES): SampleSize {
  const known = SAMPLE_SIZES.find((size) => size === samples);
  if (known === undefined) throw new AppError("visibility/samples-invalid");
  return known;
}

function competitorsOf(own: string, lines: readonly string[]): { competitors: string[]; skipped: Skipped } {
  const competitors: string[] = [];
  const skipped: Skipped = [];
  for (const line of lines.map((typed) => typed.trim()).filter(Boolean)) {
    const address = pageAddress(line);
    const reason = (() => {
      if (address.kind === "problem") return "This is not an http or https address.";
      if (isSamePage(address.url, own)) return "This is your own page.";
      if (competitors.some((known) => isSamePage(known, address.url)))
        return "This page is in the list twice.";
      return competitors.length >= MOST_COMPETITORS ? `Only the first ${MOST_COMPETITORS} are used.` : null;
    })();
    if (reason === null && address.kind === "address") competitors.push(address.url);
    else skipped.push({ url: line, reason: reason ?? "" });
  }
  return { competitors, skipped };
}

type Job = { id: string; userId: string; input: Record<string, unknown> };

async function createForUser(deps: Needs, { id, userId, input }: Job): Promise<void> {
  const found = await requireStanding(deps, userId);
  const use = { jobId: id, userId, tool: "ai_visibility" as const, now: deps.clock.now() };
  const reservation = await deps.storage.atomically(async (stores) => {
    const outcome = await reserveUse(stores, found, use);
    if (outcome.reserved) await stores.jobs.create({ id, kind: "measure-visibility", userId, input });
    return outcome;
  });
  if (!reservation.reserved) throw new AppError(reservation.code, reservation.details);
}

type Joining = { userId: string; runId: string; url: string; query: string };

/** A page that joins is scored on the answers the run already has. */
async function joinRun(deps: Needs, { userId, runId, url, query }: Joining) {
  const run = isId(runId) ? await deps.storage.visibility.find(runId) : null;
  if (run === null || run.userId !== userId || run.query !== query)
    throw new AppError("visibility/run-unknown");
  const sites = await deps.storage.visibility.sitesOf(runId);
  const known = sites.find((site) => isSamePage(site.url, url));
  // A page that could not be read has had its turn: a run is no way to fetch without end.
  if (known?.failure) throw new AppError("visibility/page-unread", { reason: known.failure });
  if (!known && sites.length > MOST_COMPETITORS) throw new AppError("visibility/run-full");
  const id = deps.newId();
  const input = { url, query, samples: run.samples, runId, competitors: [], skipped: [] };
  await deps.storage.jobs.create({ id, kind: "measure-visibility", userId, input });
  return { jobId: id, runId };
}

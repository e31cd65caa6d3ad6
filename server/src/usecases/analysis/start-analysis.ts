/** Turns a pasted address into a job. The use is reserved and the job enqueued in one transaction. */
import { givenCompetitors } from "@citeworthy/core/contract/given-competitors";
import { givenReading } from "@citeworthy/core/contract/given-reading";
import { site } from "@citeworthy/core/product/identity/site";
import { pageAddress } from "@citeworthy/core/requests/page-address";
import { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { requireQuota } from "../usage/require-quota.ts";
import { reserveUse } from "../usage/reserve-use.ts";

type Needs = { clock: Clock; storage: Storage; log: Log; newId: () => string };

/** Everything but the user comes from the request as it is, and is checked here. */
export type AnalysisRequest = {
  userId: string;
  input: string;
  question?: unknown;
  kind?: unknown;
  answer?: unknown;
  competitors?: unknown;
  /** The id of the job, where a repeated request must not create a second one. */
  jobId?: string | undefined;
};

export async function startAnalysis(
  deps: Needs,
  { userId, input: typed, question, kind, answer, competitors, jobId = deps.newId() }: AnalysisRequest,
): Promise<{ jobId: string; url: string }> {
  const address = pageAddress(typed);
  if (address.kind === "problem") throw new AppError(address.code, { example: site.exampleUrl });
  const checked = givenReading({ question, kind, answer });
  if (checked.kind === "problem") throw new AppError(checked.code, checked.details);
  const { url } = address;
  const named = givenCompetitors(competitors, url);
  if (named.kind === "problem") throw new AppError(named.code, named.details);

  const input = { url, ...checked.given, ...(named.urls.length > 0 && { competitors: named.urls }) };
  const found = await requireQuota(deps, userId);
  const reservation = await deps.storage.atomically(async (stores) => {
    const use = { jobId, userId, tool: "content_analyses" as const, now: deps.clock.now() };
    const outcome = await reserveUse(stores, found, use);
    if (outcome.reserved) await stores.jobs.create({ id: jobId, kind: "analyze-page", userId, input });
    return outcome;
  });
  if (!reservation.reserved) throw new AppError(reservation.code, reservation.details);
  return { jobId, url };
}

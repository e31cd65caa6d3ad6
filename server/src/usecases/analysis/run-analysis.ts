/** Analyzes a pasted address. Result, use and saved search are stored in one transaction, keyed by the job. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { messageText } from "@citeworthy/core/messages";
import { AppError, type ErrorCode } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { EventData } from "../../ports/webhooks.ts";
import { internalStep } from "../internal-step.ts";
import { fileResult } from "../projects/file-result.ts";
import { type AnalysisNeeds, type AnalysisWork, type Produced, produceAnalysis } from "./produce-analysis.ts";

/** `noteRefusedFetch` is called for an address that the guard doesn't let us open. */
type Needs = AnalysisNeeds & {
  clock: Clock;
  newId: () => string;
  noteRefusedFetch?: (userId: string, url: string) => Promise<void>;
};
type Work = AnalysisWork;

const asFailure = (error: unknown): { code: ErrorCode; text: string } =>
  error instanceof AppError
    ? { code: error.code, text: error.message }
    : { code: "analysis/failed", text: messageText("analysis/failed") };

export async function runAnalysis(deps: Needs, work: Work): Promise<void> {
  await deps.storage.jobs.start(work.jobId);
  try {
    await settle(deps, work, await produceAnalysis(deps, work));
  } catch (error) {
    // A page that refuses us will refuse again; anything else may succeed on a second try.
    if (!(error instanceof AppError) && !work.isLastTry) throw error;
    if (!(error instanceof AppError)) deps.log.error("analysis failed", { jobId: work.jobId, error });
    const failure = asFailure(error);
    await giveBack(deps, work, failure);
    if (failure.code === "page/refused-address") await deps.noteRefusedFetch?.(work.userId, work.url);
  }
}

/** The event for the owner's webhooks. */
const finished = ({ jobId, userId, url }: Work, outcome: EventData) => ({
  userId,
  event: "analysis.finished" as const,
  key: `analysis:${jobId}`,
  data: { id: jobId, url, ...outcome, report: `/analysis/${jobId}` },
});

async function settle(deps: Needs, work: Work, { result, packed }: Produced): Promise<void> {
  const { jobId, userId, url } = work;
  const now = deps.clock.now();
  try {
    await deps.storage.atomically(async (stores) => {
      if (!userId) throw new AppError("account/user-id-required");
      const isNew = await internalStep("analysis/history-save-failed", () =>
        stores.analyses.save({ id: jobId, userId, query: url, result, now }),
      );
      if (isNew) {
        await internalStep("account/profile-update-failed", () => stores.analyses.countSearch(userId, now));
        const { batchId, projectId } = work;
        await fileResult(stores, { id: jobId, userId, result, batchId, projectId, now }, deps.newId);
      }
      await stores.keptEvidence.keep(jobId, packed, now);
      await stores.usage.commit(jobId, now);
      await stores.jobs.done(jobId, { analysisId: jobId, saved: true }, now);
      await stores.webhooks.post(
        finished(work, { state: "done", title: result.page.title, score: result.score.score }),
      );
    });
  } catch (error) {
    deps.log.error("saving an analysis failed", { jobId, error });
    await showUnsaved(deps, work, result);
  }
}

/** The user still sees the result and gets the use back; only the history lacks it. */
async function showUnsaved(deps: Needs, { jobId }: Work, result: AnalysisResult): Promise<void> {
  const now = deps.clock.now();
  const notice = messageText("analysis/save-failed");
  await deps.storage.atomically(async (stores) => {
    await stores.usage.release(jobId, now);
    await stores.jobs.done(jobId, { saved: false, notice, result }, now);
  });
}

async function giveBack(deps: Needs, work: Work, failure: { code: ErrorCode; text: string }): Promise<void> {
  const { jobId } = work;
  const now = deps.clock.now();
  await deps.storage.atomically(async (stores) => {
    await stores.usage.release(jobId, now);
    await stores.jobs.failed(jobId, failure, now);
    await stores.webhooks.post(finished(work, { state: "failed", error: failure.text }));
  });
}

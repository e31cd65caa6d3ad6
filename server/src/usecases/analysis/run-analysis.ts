/** Analyzes a pasted address. Result, use and saved search are stored in one transaction, keyed by the job. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { ChangeNote } from "@citeworthy/core/history/change-note";
import { whyWords } from "@citeworthy/core/history/change-words";
import { messageText } from "@citeworthy/core/messages";
import { AppError } from "../../errors.ts";
import type { AnalysisComparison } from "../../ports/analysis/analyses.ts";
import type { EventData } from "../../ports/messages/webhooks.ts";
import type { Stores } from "../../ports/storage.ts";
import { findTwin } from "../batches/find-twin.ts";
import { internalStep } from "../internal-step.ts";
import { type JobRunNeeds, runJob } from "../jobs/run-job.ts";
import { compareWithBefore } from "../projects/compare-with-before.ts";
import { fileResult } from "../projects/file-result.ts";
import { followReading } from "../worklist/follow-reading.ts";
import { givenBefore } from "./given-by-user.ts";
import { type AnalysisNeeds, type AnalysisWork, type Produced, produceAnalysis } from "./produce-analysis.ts";

/** `noteRefusedFetch` is called for an address that the guard doesn't let us open. */
type Needs = AnalysisNeeds &
  JobRunNeeds & {
    newId: () => string;
    noteRefusedFetch?: (userId: string, url: string) => Promise<void>;
  };
type Work = AnalysisWork;

export async function runAnalysis(deps: Needs, work: Work): Promise<void> {
  const { jobId, isLastTry, userId, url } = work;
  const failure = await runJob(deps, {
    jobId,
    isLastTry,
    name: "analysis",
    failedCode: "analysis/failed",
    hasUse: true,
    produce: async (report) => {
      const given = work.batchId
        ? { ...(await givenBefore(deps, { userId, url })), ...work.given }
        : work.given;
      const produced = await produceAnalysis(deps, { ...work, given }, report);
      return { ...produced, comparison: await compareWithBefore(deps, { userId, result: produced.result }) };
    },
    settle: (produced) => settle(deps, work, produced),
    onFailure: async (stores, { code, text }) => {
      if (code === "batch/duplicate") await stores.batches.markDuplicate(jobId);
      await tell(stores, work, { state: "failed", error: text });
    },
  });
  if (failure?.code === "page/refused-address") await deps.noteRefusedFetch?.(userId, url);
}

/** A batch tells its end; an event for each of its pages would flood the receiver. */
const tell = async (stores: Stores, work: Work, outcome: EventData): Promise<void> => {
  if (!work.batchId) await stores.webhooks.post(finished(work, outcome));
};

/** The event for the owner's webhooks. */
const finished = ({ jobId, userId, url }: Work, outcome: EventData) => ({
  userId,
  event: "analysis.finished" as const,
  key: `analysis:${jobId}`,
  data: { id: jobId, url, ...outcome, report: `/analysis/${jobId}` },
});

/** The score, and how it changed since the analysis before, with the causes in words. */
const figuresOf = ({ page, score }: AnalysisResult, change: ChangeNote | null): EventData => ({
  title: page.title,
  score: score.score,
  change: change?.points ?? null,
  why: change && whyWords(change),
});

type Compared = Produced & { comparison: AnalysisComparison | null };

async function settle(
  deps: Needs,
  work: Work,
  { result, packed, note, comparison }: Compared,
): Promise<void> {
  const { jobId, userId, url } = work;
  const now = deps.clock.now();
  try {
    await deps.storage.atomically(async (stores) => {
      if (!userId) throw new AppError("account/user-id-required");
      const twin = await findTwin(stores, { ...work, userId }, result);
      if (twin !== null) return endAsDuplicate(stores, work, { twin, now });
      const isNew = await internalStep("analysis/history-save-failed", () =>
        stores.analyses.save({ id: jobId, userId, query: url, result, now }),
      );
      let change: ChangeNote | null = null;
      if (isNew) {
        await internalStep("account/profile-update-failed", () => stores.analyses.countSearch(userId, now));
        const { batchId, projectId } = work;
        const saved = { id: jobId, userId, result, comparison, batchId, projectId, now };
        change = await fileResult(stores, saved, deps.newId);
        await followReading(stores, { workspaceId: userId, analysisId: jobId, result, now });
      }
      await stores.keptEvidence.keep(jobId, packed, now);
      await stores.usage.commit(jobId, now);
      await stores.jobs.done(jobId, { analysisId: jobId, saved: true, ...(note && { note }) }, now);
      await tell(stores, work, { state: "done", ...figuresOf(result, change) });
    });
  } catch (error) {
    deps.log.error("saving an analysis failed", { jobId, error });
    await showUnsaved(deps, work, result);
  }
}

/** The page was read, but its report would be the other page's once more: nothing is stored and the use is given back. */
async function endAsDuplicate(stores: Stores, work: Work, { twin, now }: { twin: string; now: Date }) {
  const text = messageText("batch/duplicate", { url: twin });
  await stores.usage.release(work.jobId, now);
  await stores.jobs.failed(work.jobId, { code: "batch/duplicate", text }, now);
  await stores.batches.markDuplicate(work.jobId);
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

/** Analyzes a pasted address. Result, use and saved search are stored in one transaction, keyed by the job. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { ChangeNote } from "@citeworthy/core/history/change-note";
import { whyWords } from "@citeworthy/core/history/change-words";
import { messageText } from "@citeworthy/core/messages";
import { filedPlace } from "@citeworthy/core/projects/page-summary";
import { AppError } from "../../errors.ts";
import type { AnalysisComparison } from "../../ports/analysis/analyses.ts";
import type { EventData } from "../../ports/messages/webhooks.ts";
import type { Stores } from "../../ports/storage.ts";
import { findTwin } from "../batches/find-twin.ts";
import { internalStep } from "../internal-step.ts";
import { type JobFailure, type JobRunNeeds, runJob } from "../jobs/run-job.ts";
import { compareWithBefore } from "../projects/compare-with-before.ts";
import { fileResult } from "../projects/file-result.ts";
import { followReading, workKeysOf } from "../worklist/follow-reading.ts";
import { givenBefore } from "./given-by-user.ts";
import { type AnalysisNeeds, type AnalysisWork, type Produced, produceAnalysis } from "./produce-analysis.ts";

/** `noteRefusedFetch` is called for an address that the guard doesn't let us open. */
type Needs = AnalysisNeeds &
  JobRunNeeds & {
    newId: () => string;
    noteRefusedFetch?: (userId: string, url: string) => Promise<void>;
  };
type Work = AnalysisWork;

const FINISHED = "analysis.finished" as const;

export async function runAnalysis(deps: Needs, work: Work): Promise<JobFailure | null> {
  const { jobId, userId, url } = work;
  const failure = await runJob(deps, work, {
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
  return failure;
}

/** A batch tells its end; an event for each of its pages would flood the receiver. */
const tell = async (stores: Stores, work: Work, outcome: EventData): Promise<void> => {
  if (!work.batchId) await stores.webhooks.post(finished(work, outcome));
};

/** The event for the owner's webhooks. */
const finished = ({ jobId, userId, url }: Work, outcome: EventData) => ({
  userId,
  event: FINISHED,
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

async function settle(deps: Needs, work: Work, produced: Compared): Promise<void> {
  const stored = await deps.storage
    .atomically((stores) => store(deps, stores, work, produced))
    .catch(async (error: unknown) => {
      deps.log.error("saving an analysis failed", { jobId: work.jobId, error });
      await showUnsaved(deps, work, produced.result);
      return null;
    });
  // The page was read, but its report would be the other page's once more: nothing is stored and the use is given back.
  if (stored === null) return;
  if (stored.twin !== null) throw new AppError("batch/duplicate", { url: stored.twin });
  if (stored.isNew) deps.feed.hand(work.jobId, produced.result);
}

/** `twin`: the address of the other page of the batch that this one turned out to be; nothing is stored then. */
type Stored = { twin: string } | { twin: null; isNew: boolean };

async function store(
  { clock, newId }: Needs,
  stores: Stores,
  work: Work,
  { result, packed, note, comparison }: Compared,
): Promise<Stored> {
  const { jobId: id, userId, url, batchId, projectId } = work;
  if (!userId) throw new AppError("account/user-id-required");
  const now = clock.now();
  const twin = await findTwin(stores, work, result);
  if (twin !== null) return { twin };
  const isNew = await internalStep("analysis/history-save-failed", () =>
    stores.analyses.save({ id, userId, query: url, result, packed, now }),
  );
  const key = filedPlace(result)?.key ?? null;
  const followed = { userId, key, workKeys: workKeysOf(result), event: FINISHED };
  const { page: known, hasWork, hasWebhooks } = await stores.projects.followers(followed);
  let change: ChangeNote | null = null;
  if (isNew) {
    await internalStep("account/profile-update-failed", () => stores.analyses.countSearch(userId, now));
    const saved = { id, userId, result, known, comparison, batchId, projectId, now };
    change = await fileResult(stores, saved, newId);
    if (hasWork) await followReading(stores, { workspaceId: userId, analysisId: id, result, now });
  }
  await stores.jobs.done(id, { analysisId: id, saved: true, ...(note && { note }) }, now);
  if (hasWebhooks) await tell(stores, work, { state: "done", ...figuresOf(result, change) });
  return { twin: null, isNew };
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

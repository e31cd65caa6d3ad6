/**
 * The work behind "cited in fact": reads the pages that a run's answers name as sources, then judges what the answers claim.
 * Each page is settled by itself, so a try that is cut off loses only the pages it was reading.
 */
import type { VisibilityRun } from "../../ports/visibility/visibility.ts";
import { type Report, stepReporter } from "../jobs/report-progress.ts";
import { type JobFailure, type JobRunNeeds, type JobTry, runJob } from "../jobs/run-job.ts";
import { type AnswerJudge, judgeRun } from "./judge-run.ts";
import { readSource, type SourceReader } from "./read-source.ts";
import { inRuns } from "./said-of-you.ts";
import { tellUnsupported } from "./tell-unsupported.ts";

type Needs = JobRunNeeds & SourceReader & AnswerJudge;
export type CitedWork = JobTry & { userId: string; runId: string };

/** Pages of one run that are read at the same time. */
const CONCURRENCY = 3;
/** Well within what the queue allows, so that the answers are judged in any case. */
const TIME_LIMIT_MS = 600_000;

export async function readCited(deps: Needs, work: CitedWork): Promise<JobFailure | null> {
  const run = await deps.storage.visibility.find(work.runId);
  return runJob(deps, work, {
    name: "reading of sources",
    failedCode: "visibility/failed",
    hasUse: false,
    // A run that was deleted has nothing to judge, and its job ends like any other.
    produce: async (report) => run && produce(deps, { ...work, report }, run),
    settle: (judged) => settle(deps, work, judged),
  });
}

async function produce(deps: Needs, work: CitedWork & { report: Report }, run: VisibilityRun) {
  const { storage, clock } = deps;
  await readPages(deps, work, run.query);
  const judged = await judgeRun(deps, run);
  const earlier = await storage.cited.runBefore(run.id);
  const said = judged.answers.map((answer) => answer.said);
  const now = { ...run, runId: run.id, at: clock.now(), said };
  const [current, before] = await inRuns(storage, earlier ? [now, earlier] : [now]);
  return { run, judged, before: before ?? null, current };
}

async function readPages(
  deps: Needs,
  { runId, userId, report }: CitedWork & { report: Report },
  query: string,
): Promise<void> {
  const { storage } = deps;
  const pages = await storage.cited.outcomesOf(runId);
  const waiting = pages.filter(({ state }) => state === "waiting");
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const tell = stepReporter<"sources">(report);
  let ended = pages.length - waiting.length;

  const readOne = async (page: (typeof pages)[number]) => {
    const attempts = await storage.cited.startPage(runId, page.place);
    const outcome = await readSource(deps, page, { userId, query, attempts, signal });
    await storage.cited.endPage(runId, page.place, outcome, deps.clock.now());
    tell("sources", "running", `${++ended} of ${pages.length}`);
  };
  const lanes = Array.from({ length: CONCURRENCY }, async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) await readOne(page);
  });
  // The others finish their pages before a failure is passed on: what they read is kept.
  const failed = (await Promise.allSettled(lanes)).find((lane) => lane.status === "rejected");
  if (failed) throw failed.reason;
}

async function settle(
  deps: Needs,
  { jobId, runId, userId }: CitedWork,
  produced: Awaited<ReturnType<typeof produce>> | null,
): Promise<void> {
  const now = deps.clock.now();
  await deps.storage.atomically(async (stores) => {
    if (produced) {
      const { run, judged, before, current } = produced;
      const isNew = await stores.cited.finish(runId, judged, now);
      if (isNew && current)
        await tellUnsupported(stores, { userId, monitorId: run.monitorId, before, current });
    }
    await stores.jobs.done(jobId, { run: runId }, now);
  });
}

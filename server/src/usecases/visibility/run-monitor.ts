/** The work behind the monitor. Result, use and job are settled together, once; a second try goes on where the first stopped. */
import type { VisibilityResult } from "@citeworthy/core/contract/visibility";
import type { MonitorStep } from "@citeworthy/core/product/steps/monitor-steps";
import type { KeptAnswer } from "@citeworthy/core/visibility/answers/kept-answer";
import { type ScoredPage, scoredPages } from "@citeworthy/core/visibility/estimates/score-evidence";
import { visibilityReport } from "@citeworthy/core/visibility/report";
import { AppError } from "../../errors.ts";
import type { AnswerEngine } from "../../ports/ai/answer-engine.ts";
import type { Judge } from "../../ports/analysis/judge.ts";
import type { Pages } from "../../ports/analysis/pages.ts";
import type { StoredSite } from "../../ports/visibility/visibility.ts";
import { queueReading } from "../cited/queue-reading.ts";
import { countPageCitations } from "../demand/rebuild-demand.ts";
import { stepReporter, type TellStep } from "../jobs/report-progress.ts";
import { type JobFailure, type JobRunNeeds, runJob } from "../jobs/run-job.ts";
import { followMeasurement } from "../worklist/follow-measurement.ts";
import { askable, askEngines } from "./ask-engines.ts";
import { isJoining, type MonitorWork } from "./monitor-work.ts";
import { readJoining, readSites } from "./read-sites.ts";
import { tellChange } from "./tell-change.ts";

type Needs = JobRunNeeds & {
  pages: Pages;
  judge: Judge;
  engines: AnswerEngine[];
  newId: () => string;
  /** 0: the sources of answers are never read. */
  citedPagesPerDay: number;
};

export async function runMonitor(deps: Needs, work: MonitorWork): Promise<JobFailure | null> {
  return runJob(deps, work, {
    name: "monitor run",
    failedCode: "visibility/failed",
    hasUse: !isJoining(work),
    produce: (report) => (isJoining(work) ? join(deps, work) : measure(deps, work, stepReporter(report))),
    settle: (measured) => settle(deps, work, measured),
  });
}

type Measured = { result: VisibilityResult; pages: ScoredPage[]; answers: readonly KeptAnswer[] };

async function measure(deps: Needs, work: MonitorWork, tell: TellStep<MonitorStep>): Promise<Measured> {
  const { runId: id, userId, url, query, samples, monitorId = null } = work;
  await deps.storage.visibility.begin({ id, userId, url, query, samples, monitorId }, deps.clock.now());

  const sites = await readSites(deps, work, (detail) => tell("pages", "running", detail));
  tell("pages", "done", pagesRead(sites));
  const asked = askable(deps.engines).length > 0;
  tell(
    "ask",
    asked ? "running" : "done",
    asked ? undefined : "No engine connected: estimated from the pages",
  );
  const answers = await askEngines(deps, work, (detail) => tell("ask", "running", detail));
  if (asked)
    tell("ask", "done", `${answers.filter(({ answer }) => answer).length} of ${answers.length} answered`);

  tell("compare", "running");
  const [first, ...rivals] = sites;
  const own = first && readable(first);
  if (!own) throw new AppError("page/empty");
  const report = {
    run: id,
    query,
    samples,
    own,
    rivals,
    skipped: work.skipped,
    answers,
    timestamp: deps.clock.now().toISOString(),
  };
  const result = visibilityReport(report);
  return { result, pages: scoredPages(result, sites), answers };
}

/** One more page beside a run that is over, or still going on: the answers so far are the ones it is scored on. */
async function join(deps: Needs, work: MonitorWork): Promise<Measured> {
  const { runId: run, query, samples } = work;
  const own = readable(await readJoining(deps, work));
  if (!own) throw new AppError("page/empty");
  const answers = await deps.storage.visibility.answersOf(run);
  const timestamp = deps.clock.now().toISOString();
  const facts = { run, query, samples, timestamp, own, rivals: [], skipped: [], answers };
  return { result: visibilityReport(facts), pages: [], answers: [] };
}

const readable = ({ url, reading }: StoredSite) => (reading ? { url, reading } : null);

function pagesRead(sites: readonly StoredSite[]): string {
  const read = sites.filter(({ reading }) => reading).length;
  return read === sites.length ? `${read} read` : `${read} of ${sites.length} read`;
}

async function settle(deps: Needs, work: MonitorWork, { result, pages, answers }: Measured): Promise<void> {
  const { jobId, runId, userId, url } = work;
  const now = deps.clock.now();
  await deps.storage.atomically(async (stores) => {
    if (!isJoining(work)) {
      await stores.visibility.addResult(runId, result, now);
      await stores.visibility.addScores(runId, pages, now);
      await tellChange(stores, work);
      await followMeasurement(stores, { ...work, now });
      await countPageCitations({ storage: stores, clock: deps.clock }, userId, url);
      if (deps.citedPagesPerDay > 0)
        await queueReading(stores, { runId, userId, url, answers }, { newId: deps.newId, now });
    }
    await stores.jobs.done(jobId, { run: runId, result }, now);
  });
}

/** From an address to a result: fetches the page, compares, judges and asks outside, and reports each step. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { type GivenReading, isAnswerMissing } from "@citeworthy/core/contract/given-reading";
import type { AnalysisStep } from "@citeworthy/core/product/steps/analysis-steps";
import { AppError } from "../../errors.ts";
import type { AnswerEngine } from "../../ports/ai/answer-engine.ts";
import type { Writer } from "../../ports/ai/writer.ts";
import type { Judge } from "../../ports/analysis/judge.ts";
import type { PaceHost, Pages } from "../../ports/analysis/pages.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { refuseTwin } from "../batches/find-twin.ts";
import { type Report, stepReporter } from "../jobs/report-progress.ts";
import type { JobTry } from "../jobs/run-job.ts";
import { readCompetitors } from "./competitors/read-competitors.ts";
import {
  describeAudits,
  describeCompetitors,
  describeCrawlRules,
  describeFetch,
  describePage,
} from "./describe-steps.ts";
import { judgePage } from "./judge-page.ts";
import { askOutside } from "./models/ask-outside.ts";
import { requireText } from "./require-text.ts";
import { packPage } from "./stored/pack-page.ts";

export type AnalysisNeeds = {
  storage: Storage;
  log: Log;
  pages: Pages;
  judge: Judge;
  engines: AnswerEngine[];
  writer: Writer | null;
  /** The pace at which a user may have a host read in bulk. */
  paceFor: (userId: string) => PaceHost;
};
export type AnalysisWork = JobTry & {
  userId: string;
  url: string;
  /** What the user said about the page. */
  given: GivenReading;
  /** The pages the user named to compare with. */
  competitors: string[];
  /** Set for a page of a batch: it is read at the host's pace, and filed in the batch's project. */
  batchId?: string;
  projectId?: string;
};
/** `packed` is what the analysis was made from; null where that is too large to keep. `note`: why no model was asked. */
export type Produced = { result: AnalysisResult; packed: Uint8Array | null; note: string | null };

export async function produceAnalysis(
  deps: AnalysisNeeds,
  work: AnalysisWork,
  report: Report,
): Promise<Produced> {
  const { jobId, userId, url, given } = work;
  const tell = stepReporter<AnalysisStep>(report);
  tell("fetch", "running");
  const evidence = await deps.pages.gather(url, {
    user: userId,
    ...(work.batchId && { pace: deps.paceFor(userId) }),
    onStep: (step) => {
      if (step !== "robots") return;
      tell("fetch", "done");
      tell("crawl-rules", "running");
    },
  });
  tell("fetch", "done", describeFetch(evidence));
  tell("crawl-rules", "done", describeCrawlRules(evidence));
  await refuseTwin(deps, work, evidence);
  tell("read", "running", describeCompetitors(work.competitors.length));
  const named = { jobId, userId, urls: work.competitors, page: evidence.url };
  const competitors = await readCompetitors(deps, named);
  const local = await judgePage(deps, { evidence, competitors }, given);
  requireText(local);
  if (isAnswerMissing(given, local.reading)) throw new AppError("analysis/answer-not-on-page");
  tell("read", "done", describePage(local));
  tell("judge", "done", describeAudits(local));
  const { result, said, proposals, note } = await askOutside(deps, { ...work, evidence, competitors, local });
  tell("save", "running");
  const modelReading = said && { said, given, proposals };
  return { result, note, packed: await packPage({ evidence, competitors, modelReading }) };
}

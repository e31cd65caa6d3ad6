/**
 * Judges a stored analysis again by what the user says about the page. The page isn't fetched, and no use is spent. An article
 * that was begun follows the new list of edits.
 */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { type GivenReading, givenReading, isAnswerMissing } from "@citeworthy/core/contract/given-reading";
import { pageSummary } from "@citeworthy/core/projects/page-summary";
import { AppError } from "../../errors.ts";
import type { Judge } from "../../ports/analysis/judge.ts";
import type { KeptPage } from "../../ports/analysis/kept-evidence.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { followList } from "../articles/follow-list.ts";
import { isId } from "../is-id.ts";
import { keepComparisons } from "../projects/keep-comparisons.ts";
import { addReferences, citedPages } from "./competitors/add-references.ts";
import { judgeKept } from "./judge-kept.ts";
import { findKeptPage } from "./stored/kept-pages.ts";

type Needs = { clock: Clock; storage: Storage; limiter: Limiter; log: Log; judge: Judge };
/** What the user says comes from the request as it is. An empty text means the engine's own choice. */
export type JudgeAgainRequest = {
  id: string;
  userId: string;
  question?: unknown;
  kind?: unknown;
  answer?: unknown;
  /** Sentences that don't answer the question. */
  ruledOut?: unknown;
  /** The answer is also used as the opening of the article, where there is one. */
  asOpening?: boolean | undefined;
};

/** Each one takes seconds of computing and costs the user nothing; nobody tries more questions in an hour. */
const RATE: RateLimit = { max: 60, perSeconds: 3_600 };

export async function judgeAgain(deps: Needs, request: JudgeAgainRequest): Promise<AnalysisResult> {
  const { id, userId, question, kind, answer, ruledOut, asOpening = false } = request;
  const checked = givenReading({ question, kind, answer, ruledOut });
  if (checked.kind === "problem") throw new AppError(checked.code, checked.details);
  await withinRate(deps, userId);
  const stored = await ownAnalysis(deps, request);
  const page = await findKeptPage(deps, id);
  const judgedPage = await judged(deps, page, checked.given);
  if (isAnswerMissing(checked.given, judgedPage.reading)) throw new AppError("analysis/answer-not-on-page");
  const result = addReferences(judgedPage, citedPages(stored.result));
  const isStored = await deps.storage.analyses.replace({ id, userId, result });
  if (!isStored) throw new AppError("analysis/not-found");
  await deps.storage.projects.refresh(id, pageSummary(result));
  const pageId = await deps.storage.projects.pageIdOf(id);
  if (pageId !== null) await keepComparisons(deps, pageId);
  await followList(deps, { id, userId, page, result, asOpening });
  return result;
}

/** Another user's analysis looks the same as one that doesn't exist. */
async function ownAnalysis({ storage }: Needs, { id, userId }: JudgeAgainRequest) {
  const found = isId(id) ? await storage.analyses.find(id) : null;
  if (found?.userId !== userId) throw new AppError("analysis/not-found");
  return found;
}

async function withinRate({ limiter }: Needs, userId: string): Promise<void> {
  const verdict = await limiter.take(`judge-again:${userId}`, RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
}

async function judged(deps: Needs, page: KeptPage, given: GivenReading): Promise<AnalysisResult> {
  try {
    return await judgeKept(deps, page, given);
  } catch (cause) {
    throw new AppError("analysis/failed", {}, { cause });
  }
}

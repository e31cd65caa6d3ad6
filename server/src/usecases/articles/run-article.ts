/**
 * Writes the article of 'Create GEO Optimized Article', which is the report's list of edits applied to the page's text, or the
 * free rewrite of 'Rewrite freely'. Article, use and job are stored in one transaction. Where no edit is finished, or a saved
 * article stays, the use is given back and nothing is stored as an article.
 */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { ARTICLE_PROVENANCE, type ArticleResult } from "@citeworthy/core/contract/article";
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import type { Evidence } from "@citeworthy/core/evidence";
import type { ArticleStep } from "@citeworthy/core/product/steps/article-steps";
import { RUBRIC_VERSION } from "@citeworthy/core/score/rubric";
import { AppError } from "../../errors.ts";
import type { Writer } from "../../ports/ai/writer.ts";
import type { Judge } from "../../ports/analysis/judge.ts";
import type { Pages } from "../../ports/analysis/pages.ts";
import type { SamplePage } from "../../ports/analysis/sample-page.ts";
import { type Report, stepReporter } from "../jobs/report-progress.ts";
import { type JobFailure, type JobRunNeeds, runJob } from "../jobs/run-job.ts";
import type { ArticleWork } from "./article-work.ts";
import { betterArticle, isImproved, type JudgedDraft } from "./better-article.ts";
import { knownReport } from "./known-report.ts";
import { writeWithModel } from "./write-with-model.ts";

type Needs = JobRunNeeds & {
  pages: Pages;
  judge: Judge;
  sample: SamplePage;
  /** `null`: no model is configured. */
  writer: Writer | null;
};

export async function runArticle(deps: Needs, work: ArticleWork): Promise<JobFailure | null> {
  return runJob(deps, work, {
    name: "article",
    failedCode: "article/failed",
    hasUse: work.userId !== null,
    produce: (report) => produce(deps, work, report),
    settle: (produced) => settle(deps, work, produced),
  });
}

/** `isNew`: false where a saved article stays, or the page does; then nothing is stored and the use is given back. */
type Produced = { result: ArticleResult; isNew: boolean };

async function produce(deps: Needs, work: ArticleWork, report: Report): Promise<Produced> {
  const tell = stepReporter<ArticleStep>(report);
  tell("fetch", "running");
  const { given, kept } = await knownReport(deps, work);
  const evidence = kept?.evidence ?? (await gather(deps, work));
  const before = comparable(kept?.result);
  tell("fetch", "done");
  tell("write", "running");
  const own = await deps.judge.article(evidence, { given, before, isVisitor: work.userId === null });
  if (own === null) throw new AppError("article/empty");
  const chosen = betterArticle(
    own,
    await modelDraft(deps, { evidence, given, before, work, report }),
    before?.reading?.model,
  );
  tell("write", "done", writtenDetail(chosen));
  tell("check", "done", `${chosen.claims.filter((claim) => claim.status !== "dropped").length} claims`);
  tell("score", "done", `${chosen.before.score} to ${chosen.after.score}`);
  const { isModels, ...article } = chosen;
  const result: ArticleResult = { ...article, provenance: ARTICLE_PROVENANCE };
  if (work.isRewrite) return rewritten(deps, work, { result, isModels });
  return { result: await withUsed(deps, work, result), isNew: isImproved(result) };
}

/** A report of an earlier rubric can't be compared with an article of the present one. */
const comparable = (report: AnalysisResult | undefined) =>
  report?.rubricVersion === RUBRIC_VERSION ? report : undefined;

const writtenDetail = ({ edits }: ArticleResult): string => `${edits?.length ?? 0} changes`;

/** The user took some edits in the report: the others wait, undone. */
async function withUsed(
  { judge }: Needs,
  { used, userId }: ArticleWork,
  result: ArticleResult,
): Promise<ArticleResult> {
  const { source, edits } = result;
  if (used === null || !source || !edits) return result;
  const undone = edits.map(({ id }) => id).filter((id) => !used.includes(id));
  const { markdown } = await judge.keep({ source, edits }, undone, { isVisitor: userId === null });
  return { ...result, undone, article: markdown };
}

type Page = {
  evidence: Evidence;
  given: GivenReading;
  before: AnalysisResult | undefined;
  work: ArticleWork;
  report: Report;
};

/** A model proposed its edits when it read the page. Here it only writes anew, and only for people with an account. */
function modelDraft(deps: Needs, page: Page): Promise<JudgedDraft | null> {
  const { writer } = deps;
  const isAsked = page.work.isRewrite && page.work.userId !== null;
  return writer !== null && isAsked ? writeWithModel({ ...deps, writer }, page) : Promise.resolve(null);
}

type Rewritten = { result: ArticleResult; isModels: boolean };

/** A rewrite replaces the saved article only if it scores at least as high. Otherwise that one stays, as the user chose it. */
async function rewritten(deps: Needs, { searchId }: ArticleWork, made: Rewritten): Promise<Produced> {
  const saved =
    searchId === null ? null : ((await deps.storage.articles.latestFor(searchId))?.result ?? null);
  const { result, isModels } = made;
  const savedScore = saved && (saved.kept ?? saved).after.score;
  if (isModels && (savedScore === null || result.after.score >= savedScore)) return { result, isNew: true };
  if (saved === null) return { result: { ...result, notice: result.note }, isNew: isImproved(result) };
  const notice = isModels
    ? `The rewrite scored ${result.after.score} and your article ${savedScore}, so your article stays.`
    : `${result.note} Your article stays.`;
  return { result: { ...saved, notice: `${notice} No use was counted.` }, isNew: false };
}

const gather = (deps: Needs, { url, userId }: ArticleWork): Promise<Evidence> =>
  url === deps.sample.url
    ? Promise.resolve(deps.sample.evidence())
    : deps.pages.gather(url, { user: userId ?? "visitor", isVisitor: userId === null });

async function settle(deps: Needs, work: ArticleWork, { result, isNew }: Produced): Promise<void> {
  const { jobId, userId, searchId, url } = work;
  const now = deps.clock.now();
  await deps.storage.atomically(async (stores) => {
    if (!isNew) {
      if (userId !== null) await stores.usage.release(jobId, now);
      return stores.jobs.done(jobId, { result }, now);
    }
    await stores.articles.save({ id: jobId, userId, searchId, url, result }, now);
    return stores.jobs.done(jobId, { articleId: jobId, result }, now);
  });
}

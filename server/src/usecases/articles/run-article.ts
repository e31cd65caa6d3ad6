/**
 * Writes the article of 'Create GEO Optimized Article', or the free rewrite of 'Rewrite freely'. Article, use and job are
 * stored in one transaction. Where no version beats the page or the saved article, the use is given back and nothing is
 * stored as an article.
 */
import { countRejected } from "@citeworthy/core/article/proposals/proposal-faults";
import { ARTICLE_PROVENANCE, type ArticleResult } from "@citeworthy/core/contract/article";
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import type { Evidence } from "@citeworthy/core/evidence";
import { messageText } from "@citeworthy/core/messages";
import { AppError, type ErrorCode } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Judge, JudgedArticle } from "../../ports/judge.ts";
import type { Log } from "../../ports/log.ts";
import type { Pages } from "../../ports/pages.ts";
import type { SamplePage } from "../../ports/sample-page.ts";
import type { Storage } from "../../ports/storage.ts";
import type { Writer } from "../../ports/writer.ts";
import type { ArticleWork } from "./article-work.ts";
import { betterArticle, isImproved, type JudgedDraft } from "./better-article.ts";
import { knownReading } from "./known-reading.ts";
import { proposeEdits } from "./propose-edits.ts";
import { articleReporter } from "./report-article.ts";
import { writeWithModel } from "./write-with-model.ts";

type Needs = {
  clock: Clock;
  storage: Storage;
  log: Log;
  pages: Pages;
  judge: Judge;
  sample: SamplePage;
  /** `null`: no model is configured. */
  writer: Writer | null;
};

export async function runArticle(deps: Needs, work: ArticleWork): Promise<void> {
  await deps.storage.jobs.start(work.jobId);
  try {
    await settle(deps, work, await produce(deps, work));
  } catch (error) {
    // A page that refuses us will refuse again; anything else may succeed on a second try.
    if (!(error instanceof AppError) && !work.isLastTry) throw error;
    if (!(error instanceof AppError)) deps.log.error("article failed", { jobId: work.jobId, error });
    await giveBack(deps, work, error);
  }
}

/** `isNew`: false where a saved article stays, or the page does; then nothing is stored and the use is given back. */
type Produced = { result: ArticleResult; isNew: boolean };

async function produce(deps: Needs, work: ArticleWork): Promise<Produced> {
  const tell = articleReporter(deps.storage, work.jobId);
  tell("fetch", "running");
  const evidence = await gather(deps, work);
  tell("fetch", "done");
  await tell("write", "running");
  const given = await knownReading(deps, work);
  const own = await deps.judge.article(evidence, { given, isVisitor: work.userId === null });
  if (own === null) throw new AppError("article/empty");
  const chosen = betterArticle(own, await modelDraft(deps, { evidence, given, own, work }));
  tell("write", "done", writtenDetail(chosen));
  tell("check", "done", `${chosen.claims.filter((claim) => claim.status !== "dropped").length} claims`);
  await tell("score", "done", `${chosen.before.score} to ${chosen.after.score}`);
  const { isModels, ...article } = chosen;
  const result: ArticleResult = { ...article, provenance: ARTICLE_PROVENANCE };
  if (work.isRewrite) return rewritten(deps, work, { result, isModels });
  return { result, isNew: isImproved(result) };
}

const writtenDetail = ({ edits, rejected = {} }: ArticleResult): string => {
  const count = countRejected(rejected);
  return `${edits?.length ?? 0} changes${count > 0 ? `, ${count} rejected` : ""}`;
};

type Page = { evidence: Evidence; given: GivenReading; own: JudgedArticle; work: ArticleWork };

/** Visitors get the local writer, because each call to a model costs the operator money. */
function modelDraft(deps: Needs, { own, ...page }: Page): Promise<JudgedDraft | null> {
  const { writer } = deps;
  if (writer === null || page.work.userId === null) return Promise.resolve(null);
  return page.work.isRewrite
    ? writeWithModel({ ...deps, writer }, page)
    : proposeEdits({ ...deps, writer }, { ...page, source: own.source ?? [] });
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
    if (userId !== null) await stores.usage.commit(jobId, now);
    return stores.jobs.done(jobId, { articleId: jobId, result }, now);
  });
}

async function giveBack(deps: Needs, { jobId, userId }: ArticleWork, error: unknown): Promise<void> {
  const now = deps.clock.now();
  const code: ErrorCode = error instanceof AppError ? error.code : "article/failed";
  const text = error instanceof AppError ? error.message : messageText("article/failed");
  await deps.storage.atomically(async (stores) => {
    if (userId !== null) await stores.usage.release(jobId, now);
    await stores.jobs.failed(jobId, { code, text }, now);
  });
}

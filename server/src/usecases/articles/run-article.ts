/**
 * Writes the article of 'Create GEO Optimized Article'. Article, use and job are stored in one transaction. Where no
 * version beats the page, the use is given back and nothing is stored as an article.
 */
import { ARTICLE_PROVENANCE, type ArticleResult } from "@citeworthy/core/contract/article";
import type { Evidence } from "@citeworthy/core/evidence";
import { type MessageCode, messageText } from "@citeworthy/core/messages";
import { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Judge } from "../../ports/judge.ts";
import type { Log } from "../../ports/log.ts";
import type { Pages } from "../../ports/pages.ts";
import type { SamplePage } from "../../ports/sample-page.ts";
import type { Storage } from "../../ports/storage.ts";
import type { Writer } from "../../ports/writer.ts";
import type { ArticleWork } from "./article-work.ts";
import { betterArticle } from "./better-article.ts";
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

async function produce(deps: Needs, work: ArticleWork): Promise<ArticleResult> {
  const tell = articleReporter(deps.storage, work.jobId);
  tell("fetch", "running");
  const evidence = await gather(deps, work);
  tell("fetch", "done");
  await tell("write", "running");
  const isVisitor = work.userId === null;
  const own = await deps.judge.article(evidence, { isVisitor });
  if (own === null) throw new AppError("article/empty");
  // Visitors get the local writer, because each call to a model costs the operator money.
  const draft =
    deps.writer && work.userId !== null
      ? await writeWithModel({ ...deps, writer: deps.writer }, { evidence, work })
      : null;
  const drafted =
    draft?.markdown === undefined
      ? null
      : await deps.judge.article(evidence, { markdown: draft.markdown, isVisitor });
  const chosen = betterArticle(own, draft && { ...draft, judged: drafted });
  tell("write", "done");
  tell("check", "done", `${chosen.claims.filter((claim) => claim.status !== "dropped").length} claims`);
  await tell("score", "done", `${chosen.before.score} to ${chosen.after.score}`);
  return { ...chosen, provenance: ARTICLE_PROVENANCE };
}

const isImproved = ({ verdict }: ArticleResult): boolean =>
  verdict === undefined || verdict.outcome === "improved";

const gather = (deps: Needs, { url, userId }: ArticleWork): Promise<Evidence> =>
  url === deps.sample.url
    ? Promise.resolve(deps.sample.evidence())
    : deps.pages.gather(url, { user: userId ?? "visitor", isVisitor: userId === null });

async function settle(deps: Needs, work: ArticleWork, result: ArticleResult): Promise<void> {
  const { jobId, userId, searchId, url } = work;
  const now = deps.clock.now();
  await deps.storage.atomically(async (stores) => {
    if (!isImproved(result)) {
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
  const code: MessageCode = error instanceof AppError ? error.code : "article/failed";
  const text = error instanceof AppError ? error.message : messageText("article/failed");
  await deps.storage.atomically(async (stores) => {
    if (userId !== null) await stores.usage.release(jobId, now);
    await stores.jobs.failed(jobId, { code, text }, now);
  });
}

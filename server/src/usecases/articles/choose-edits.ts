/**
 * Keeps or undoes edits of the newest article of an analysis. The owner decides; the choice is stored with the article, then
 * the text that is kept is scored by the engine.
 */
import type { KeptScore } from "@citeworthy/core/contract/article";
import { knownReading } from "@citeworthy/core/optimize/known-reading";
import { AppError } from "../../errors.ts";
import type { StoredArticle } from "../../ports/analysis/articles.ts";
import type { EditedArticle, Judge } from "../../ports/analysis/judge.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";
import { knownReport } from "./known-report.ts";

export type EditChoice = { searchId: string; userId: string; undone: readonly string[] };
/** `score`: of the text that is kept; null where it can only be estimated. */
export type ChosenEdits = { undone: string[]; score: KeptScore | null };
export type ChooseNeeds = { clock: Clock; storage: Storage; limiter: Limiter; log: Log; judge: Judge };

/** A choice is one click; nobody clicks more often for an hour. */
const RATE: RateLimit = { max: 600, perSeconds: 3_600 };
/** Each score takes three analyses. Beyond this many, choices are saved and their scores estimated. */
const SCORE_RATE: RateLimit = { max: 200, perSeconds: 3_600 };

export async function chooseEdits(
  deps: ChooseNeeds,
  { searchId, userId, undone }: EditChoice,
): Promise<ChosenEdits> {
  const { storage, limiter } = deps;
  const verdict = await limiter.take(`choose-edits:${userId}`, RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
  const stored = isId(searchId) ? await storage.articles.latestFor(searchId) : null;
  // Somebody else's article doesn't exist for this user.
  if (!stored || stored.userId !== userId) throw new AppError("article/not-found");
  const { source, edits, before, given } = stored.result;
  if (!source || !edits) throw new AppError("article/not-found");
  const known = edits.map(({ id }) => id).filter((id) => undone.includes(id));
  const { markdown, keptIds } = await deps.judge.keep({ source, edits }, known);
  await storage.articles.choose(stored.id, { undone: known, markdown });
  if (known.length === 0) return { undone: known, score: withAllEdits(stored) };
  const score = await scored(deps, {
    searchId,
    userId,
    article: { source, edits, before, given: given ?? {} },
    keptIds,
  });
  if (score) await storage.articles.scoreChoice(stored.id, { undone: known, kept: score });
  return { undone: known, score };
}

/** The article was scored with all its edits when it was made. */
const withAllEdits = ({ result: { after, changes, claims } }: StoredArticle): KeptScore => ({
  after,
  changes,
  claims,
});

type Choice = { searchId: string; userId: string; article: EditedArticle; keptIds: readonly string[] };

/** Null if the page is no longer kept or was another text; the choice is saved all the same. */
async function scored(
  deps: ChooseNeeds,
  { searchId, userId, article, keptIds }: Choice,
): Promise<KeptScore | null> {
  try {
    if (!(await deps.limiter.take(`score-edits:${userId}`, SCORE_RATE)).allowed) return null;
    const { kept } = await knownReport(deps, { searchId });
    if (kept === null) return null;
    const known = knownReading(kept.result);
    return await deps.judge.scoreKept(kept.evidence, { ...article, known }, keptIds);
  } catch (error) {
    if (!(error instanceof AppError)) deps.log.warn("a choice of edits was not scored", { searchId, error });
    return null;
  }
}

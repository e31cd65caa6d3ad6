/** Keeps or undoes edits of the newest article of an analysis. The owner decides, and the choice is stored with the article. */
import { keptArticle } from "@citeworthy/core/article/kept-article";
import { AppError } from "../../errors.ts";
import type { Limiter, Rate } from "../../ports/limiter.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";

export type EditChoice = { searchId: string; userId: string; undone: readonly string[] };
type Needs = { storage: Pick<Storage, "articles">; limiter: Limiter };

/** A choice is one click; nobody clicks more often for an hour. */
const RATE: Rate = { max: 600, perSeconds: 3_600 };

export async function chooseEdits(
  { storage, limiter }: Needs,
  { searchId, userId, undone }: EditChoice,
): Promise<void> {
  const verdict = await limiter.take(`choose-edits:${userId}`, RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
  const stored = isId(searchId) ? await storage.articles.latestFor(searchId) : null;
  // Somebody else's article doesn't exist for this user.
  if (!stored || stored.userId !== userId) throw new AppError("article/not-found");
  const { source, edits } = stored.result;
  if (!source || !edits) throw new AppError("article/not-found");
  const known = edits.map(({ id }) => id).filter((id) => undone.includes(id));
  const { markdown } = keptArticle({ ...stored.result, source, edits }, known);
  await storage.articles.choose(stored.id, { undone: known, markdown });
}

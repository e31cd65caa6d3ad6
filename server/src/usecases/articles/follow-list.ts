/**
 * The article of an analysis after its list of edits has changed: the new list applied to the same page. Edits that were used
 * and are still listed stay used, new ones wait. The article was counted when it was begun, so this counts nothing.
 */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { ARTICLE_PROVENANCE } from "@citeworthy/core/contract/article";
import type { KeptPage } from "../../ports/analysis/kept-evidence.ts";
import { betterArticle, isImproved } from "./better-article.ts";
import { type ChooseNeeds, chooseEdits } from "./choose-edits.ts";
import { givenBy } from "./known-report.ts";

type NewList = {
  id: string;
  userId: string;
  page: KeptPage;
  result: AnalysisResult;
  /** The user chose an opening, so it is used too. */
  asOpening: boolean;
};

/** The result is stored by then, so a failure here is logged and the article stays as it was. */
export const followList = (deps: ChooseNeeds, list: NewList): Promise<void> =>
  follow(deps, list).catch((error: unknown) =>
    deps.log.warn("an article was not made again from its new list", { searchId: list.id, error }),
  );

async function follow(deps: ChooseNeeds, { id, userId, page, result, asOpening }: NewList): Promise<void> {
  const stored = await deps.storage.articles.latestFor(id);
  const earlier = stored?.result.edits ?? [];
  const { evidence } = page;
  if (!stored || stored.userId !== userId || earlier.length === 0) return;
  // An article may have been asked for from the report on another page.
  if (![evidence.requestedUrl, evidence.url].includes(stored.url)) return;
  const own = await deps.judge.article(evidence, { given: givenBy(result.reading), before: result });
  if (own === null || !isImproved(own) || !own.source || !own.edits) return;
  const { source, edits } = own;
  const undoneBefore = new Set(stored.result.undone);
  const used = new Set(earlier.map((edit) => edit.id).filter((one) => !undoneBefore.has(one)));
  const undone = edits
    .filter((edit) => !used.has(edit.id) && !(asOpening && edit.kind === "opening"))
    .map((edit) => edit.id);
  const { markdown } = await deps.judge.keep({ source, edits }, undone);
  const { isModels: _, ...article } = betterArticle(own, null, result.reading?.model);
  await deps.storage.articles.replace(stored.id, {
    ...article,
    undone,
    article: markdown,
    provenance: ARTICLE_PROVENANCE,
  });
  await chooseEdits(deps, { searchId: id, userId, undone });
}

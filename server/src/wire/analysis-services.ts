/** Analyses, the articles written from them, and what they count against. */
import { ensureSubscription } from "../usecases/accounts/ensure-subscription.ts";
import { analyzeDraft, type DraftAnalysis } from "../usecases/analysis/analyze-draft.ts";
import { type JudgeAgainRequest, judgeAgain } from "../usecases/analysis/judge-again.ts";
import { type DraftRequest, judgeDraft } from "../usecases/analysis/judge-draft.ts";
import { type AnalysisRequest, startAnalysis } from "../usecases/analysis/start-analysis.ts";
import { findAnalysis, findModelNote } from "../usecases/analysis/stored/find-analysis.ts";
import { listSearches } from "../usecases/analysis/stored/list-searches.ts";
import {
  findShared,
  listShares,
  openShare,
  shareAnalysis,
  stopSharing,
} from "../usecases/analysis/stored/share-analysis.ts";
import { chooseEdits, type EditChoice } from "../usecases/articles/choose-edits.ts";
import { changeEdits, type EditChange, listEditStates } from "../usecases/articles/edit-states.ts";
import { type ArticleRequest, startArticle } from "../usecases/articles/start-article.ts";
import { findJob } from "../usecases/jobs/find-job.ts";
import { scoreHistory } from "../usecases/projects/page-history.ts";
import { canUseTool } from "../usecases/usage/can-use-tool.ts";
import { usageStats } from "../usecases/usage/usage-stats.ts";
import type { WiredParts } from "./open-parts.ts";
import { ownedBy } from "./owned-by.ts";

export const analysisServices = (parts: WiredParts) => {
  const { deps, models, limiter, storage, links, sample, sampleReport } = parts;
  return {
    startAnalysis: (request: AnalysisRequest) => startAnalysis(deps, request),
    judgeAgain: (request: JudgeAgainRequest) => judgeAgain({ ...ownedBy(deps, request), limiter }, request),
    judgeDraft: (request: DraftRequest) => judgeDraft({ ...ownedBy(deps, request), limiter }, request),
    analyzeDraft: (request: DraftAnalysis) => analyzeDraft({ ...ownedBy(deps, request), limiter }, request),
    findAnalysis: (request: { id: string; userId: string }) => findAnalysis(deps, request),
    findModelNote: (request: { id: string; userId: string }) => findModelNote(deps, request),
    scoreHistory: (request: Parameters<typeof scoreHistory>[1]) => scoreHistory(deps, request),
    openShareOf: (id: string) => openShare({ storage, links }, id),
    shareAnalysis: (request: { id: string; userId: string }) => shareAnalysis({ ...deps, links }, request),
    listShares: (userId: string) => listShares({ storage, links }, userId),
    stopSharing: (request: { id: string; userId: string }) => stopSharing(deps, request),
    findShared: (token: string) => findShared({ storage, links }, token),
    startArticle: async (request: ArticleRequest) =>
      startArticle({ ...deps, ...(await models.current()) }, request),
    chooseEdits: (choice: EditChoice) => chooseEdits({ ...ownedBy(deps, choice), limiter }, choice),
    editStates: (of: { id: string; userId: string }) => listEditStates(deps, of),
    changeEdits: (change: EditChange) => changeEdits({ ...ownedBy(deps, change), limiter }, change),
    /** A model can write the whole text anew. */
    canRewrite: async () => (await models.current()).writer !== null,
    /** A model reads pages and decides claims that the rules can't. It is the one that writes, too. */
    hasReadingModel: async () => (await models.current()).writer !== null,
    latestArticleFor: (searchId: string) => storage.articles.latestFor(searchId),
    sample,
    sampleReport,
    listSearches: (userId: string) => listSearches(deps, userId),
    usageStats: (userId: string) => usageStats(deps, userId),
    canUseTool: (request: Parameters<typeof canUseTool>[1]) => canUseTool(deps, request),
    findJob: (request: { id: string; userId: string }) => findJob(deps, request),
    subscriptionOf: (userId: string) => ensureSubscription(deps, userId),
  };
};

/** Runs in a worker thread: takes evidence, returns the result and the audits that failed to run. */
import { setPriority } from "node:os";
import { type MessagePort, threadId, workerData } from "node:worker_threads";
import { analyze } from "@citeworthy/core/analysis";
import { subjectOf } from "@citeworthy/core/analysis/subject";
import { checkFaithfulness } from "@citeworthy/core/article/faithful/check-faithfulness";
import { diffClaims } from "@citeworthy/core/article/faithful/diff-claims";
import { optimizeArticle } from "@citeworthy/core/article/optimize-article";
import type { ModelProposal } from "@citeworthy/core/article/proposals/model-edits";
import { scoreKept as scoreKeptEdits } from "@citeworthy/core/article/scoring/score-kept";
import { scoreRewrite } from "@citeworthy/core/article/scoring/score-rewrite";
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { KeptScore } from "@citeworthy/core/contract/article";
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import type { Evidence } from "@citeworthy/core/evidence";
import { readPage } from "@citeworthy/core/page";
import { type PageForModel, pageForModel } from "@citeworthy/core/reading/language-model/page-for-model";
import { readForQuery, type SiteReading } from "@citeworthy/core/visibility/estimates/page-reading";
import type { EditedArticle, JudgedArticle, JudgeOptions, Unfounded } from "../../ports/analysis/judge.ts";

/** Linux gives each thread its own priority. Visitors' pages take the time that nobody else needs. */
const LOW_PRIORITY = 10;
// Piscina passes its own data along with ours.
const isVisitorLane = JSON.stringify(workerData ?? null).includes('"isVisitorLane":true');
if (isVisitorLane && process.platform === "linux") giveWay();

function giveWay(): void {
  try {
    setPriority(LOW_PRIORITY);
  } catch {
    // A sandbox may forbid it; the visitors' thread then competes like any other.
  }
}

/** A thread says that it begins, and which one it is: starting it took time that isn't the page's. */
type Begun<Input> = { input: Input; begun: MessagePort };

const saying =
  <Input, Result>(work: (input: Input) => Result) =>
  ({ input, begun }: Begun<Input>): Result => {
    begun.postMessage(threadId);
    begun.close();
    return work(input);
  };

type Broken = { audit: string; error: string }[];
export type WorkerResult<Result> = { result: Result; broken: Broken };

type OnBroken = (audit: string, error: unknown) => void;

function noting<Result>(work: (onBroken: OnBroken) => Result): WorkerResult<Result> {
  const broken: Broken = [];
  const result = work((audit, error) => {
    broken.push({ audit, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  });
  return { result, broken };
}

type Asked = { evidence: Evidence; options?: JudgeOptions | undefined };

export const judge = saying(
  ({ evidence, options }: Asked): WorkerResult<AnalysisResult> =>
    noting((onBroken) => analyze(evidence, { ...options, onBroken })),
);

type Text = { evidence: Evidence; markdown?: string | undefined };
type ArticleTask = Text & {
  proposals?: readonly ModelProposal[] | undefined;
  given?: GivenReading | undefined;
  before?: AnalysisResult | undefined;
};

export const article = saying(
  (asked: ArticleTask): WorkerResult<JudgedArticle | null> =>
    noting((onBroken) => {
      const judged =
        asked.markdown === undefined
          ? editedArticle(asked, onBroken)
          : givenArticle({ ...asked, markdown: asked.markdown }, onBroken);
      const { given = {} } = asked;
      return judged && Object.keys(given).length > 0 ? { ...judged, given } : judged;
    }),
);

function editedArticle(
  { evidence, proposals, given, before: report }: ArticleTask,
  onBroken: OnBroken,
): JudgedArticle | null {
  const made = optimizeArticle(evidence, {
    ...given,
    onBroken,
    ...(report && { before: report }),
    ...(proposals && { proposals }),
  });
  if (made === null) return null;
  const { comparison, violations, ...article } = made;
  const { before, after, changes, differs } = comparison;
  // Edits only use the page's words. Should that ever fail, no article is better than a false one.
  if (violations.length > 0)
    throw new Error(`the article has a fact that is not on the page: ${violations[0]?.text}`);
  return { ...article, before, after, changes, differs };
}

type Rewrite = Pick<ArticleTask, "evidence" | "given"> & { markdown: string };

function givenArticle({ evidence, markdown, given }: Rewrite, onBroken: OnBroken): JudgedArticle {
  const { page } = subjectOf(evidence);
  const { before, after, changes, differs } = scoreRewrite(evidence, markdown, { ...given, onBroken });
  const claims = diffClaims(markdown, page);
  return { article: markdown, title: page.title ?? "", before, after, changes, differs, claims };
}

type Choice = { evidence: Evidence; article: EditedArticle; keptIds: readonly string[] };

export const scoreKept = saying(
  ({ evidence, article: edited, keptIds }: Choice): WorkerResult<KeptScore | null> =>
    noting((onBroken) =>
      scoreKeptEdits(evidence, edited, keptIds, {
        ...edited.given,
        ...(edited.known && { knownChecks: edited.known }),
        onBroken,
      }),
    ),
);

export const faithful = saying(({ evidence, markdown = "" }: Text): Unfounded[] =>
  checkFaithfulness(markdown, { page: readPage(evidence.html, evidence.url) }),
);

type Given = { evidence: Evidence; given?: GivenReading | undefined };

type Read = { text: string; forModel: PageForModel; question: string };

export const read = saying(({ evidence, given }: Given): Read => {
  const { page, facts } = subjectOf(evidence, given);
  return { text: page.text, forModel: pageForModel(page), question: facts.reading().question };
});

type Watched = { evidence: Evidence; query: string };

export const watch = saying(
  ({ evidence, query }: Watched): WorkerResult<SiteReading> =>
    noting((onBroken) =>
      readForQuery(subjectOf(evidence, { question: query }), query, analyze(evidence, { onBroken })),
    ),
);

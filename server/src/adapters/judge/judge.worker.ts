/** Runs in a worker thread: takes evidence, returns the result and the audits that failed to run. */
import { type MessagePort, threadId } from "node:worker_threads";
import { analyze } from "@citeworthy/core/analysis";
import { subjectOf } from "@citeworthy/core/analysis/subject";
import { applyEdits } from "@citeworthy/core/article/apply-edits";
import { checkFaithfulness } from "@citeworthy/core/article/faithful/check-faithfulness";
import { diffClaims } from "@citeworthy/core/article/faithful/diff-claims";
import { toMarkdown } from "@citeworthy/core/article/rendering/to-markdown";
import { readArticleSource } from "@citeworthy/core/article/source/article-source";
import { claimPrompt } from "@citeworthy/core/cited/claim-questions";
import { differencesOf } from "@citeworthy/core/cited/differences";
import { doubtfulCases, withReply } from "@citeworthy/core/cited/model-verdicts";
import { aboutOwnSite, readAnswer } from "@citeworthy/core/cited/read-answer";
import { sourceLibrary } from "@citeworthy/core/cited/source-library";
import { readSource, type SourceReading } from "@citeworthy/core/cited/source-reading";
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { KeptScore } from "@citeworthy/core/contract/article";
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import { draftEvidence } from "@citeworthy/core/drafts/draft-evidence";
import { draftFormat } from "@citeworthy/core/drafts/draft-format";
import type { Evidence } from "@citeworthy/core/evidence";
import { compareAnalyses } from "@citeworthy/core/history/compare-analyses";
import type { PageChanges } from "@citeworthy/core/history/page-changes";
import { optimizeArticle } from "@citeworthy/core/optimize/optimize-article";
import { scoreKept as scoreKeptEdits } from "@citeworthy/core/optimize/score-kept";
import { scoreRewrite } from "@citeworthy/core/optimize/score-rewrite";
import { readPage } from "@citeworthy/core/page";
import { canonicalAddress } from "@citeworthy/core/page/canonical-address";
import { type PageForModel, pageForModel } from "@citeworthy/core/reading/language-model/page-for-model";
import { readForQuery, type SiteReading } from "@citeworthy/core/visibility/estimates/page-reading";
import type {
  AnswersToJudge,
  DraftResult,
  DraftToJudge,
  EditedArticle,
  JudgedArticle,
  JudgedClaims,
  JudgeOptions,
  KeptChoice,
  KeptText,
  Unfounded,
} from "../../ports/analysis/judge.ts";
import { giveWayIfAsked } from "../concurrency/give-way.ts";
import { storable } from "./storable.ts";

/** Visitors' pages and background work take the time that nobody else needs. */
giveWayIfAsked();

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
  return { result: storable(result), broken };
}

type Asked = { evidence: Evidence; options?: JudgeOptions | undefined };

export const judge = saying(
  ({ evidence, options }: Asked): WorkerResult<AnalysisResult> =>
    noting((onBroken) => analyze(evidence, { ...options, onBroken })),
);

type DraftTask = { draft: DraftToJudge; given?: GivenReading | undefined };

export const draft = saying(
  ({ draft: { text, format = draftFormat(text), now }, given }: DraftTask): WorkerResult<DraftResult> =>
    noting((onBroken) => {
      const evidence = draftEvidence(text, format, now);
      return {
        result: analyze(evidence, { ...given, onBroken }),
        blocks: readArticleSource(subjectOf(evidence, given))?.blocks ?? [],
      };
    }),
);

type Text = { evidence: Evidence; markdown?: string | undefined };
type ArticleTask = Text & {
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
  { evidence, given, before: report }: ArticleTask,
  onBroken: OnBroken,
): JudgedArticle | null {
  const made = optimizeArticle(evidence, {
    ...given,
    onBroken,
    ...(report && { before: report }),
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
        ...(edited.known && { known: edited.known }),
        onBroken,
      }),
    ),
);

type Kept = { article: KeptText; undone: readonly string[] };

export const keep = saying(({ article: { source, edits }, undone }: Kept): KeptChoice => {
  const keptIds = edits.map(({ id }) => id).filter((id) => !undone.includes(id));
  return { markdown: toMarkdown(applyEdits(source, edits, keptIds)), keptIds };
});

export const faithful = saying(({ evidence, markdown = "" }: Text): Unfounded[] =>
  checkFaithfulness(markdown, { page: readPage(evidence.html, evidence.url) }),
);

type Given = { evidence: Evidence; given?: GivenReading | undefined };

type Read = { text: string; forModel: PageForModel; question: string };

export const read = saying(({ evidence, given }: Given): Read => {
  const { page, facts } = subjectOf(evidence, given);
  return { text: page.text, forModel: pageForModel(page), question: facts.reading().question };
});

export const canonical = saying(({ evidence: { html, url } }: Asked): string | null =>
  canonicalAddress(html, url),
);

type Analyses = { before: AnalysisResult; after: AnalysisResult };

export const compare = saying(
  ({ before, after }: Analyses): PageChanges => storable(compareAnalyses(before, after)),
);

type Watched = { evidence: Evidence; query: string };

export const watch = saying(
  ({ evidence, query }: Watched): WorkerResult<SiteReading> =>
    noting((onBroken) =>
      readForQuery(subjectOf(evidence, { question: query }), query, analyze(evidence, { onBroken })),
    ),
);

export const source = saying(
  ({ evidence, query }: Watched): WorkerResult<SourceReading> =>
    noting((onBroken) =>
      readSource(
        subjectOf(evidence, { question: query }),
        query,
        analyze(evidence, { onBroken, withEdits: false }),
      ),
    ),
);

export const answers = saying(({ query, own, asked, sources, reply }: AnswersToJudge): JudgedClaims => {
  const library = sourceLibrary(sources);
  const answered = asked.filter(({ kept }) => kept.answer !== null);
  const byRules = answered.flatMap(({ kept, askedAt }) => {
    const reportsDropped = kept.answer?.listsRetrieved;
    return readAnswer(kept, { askedAt, own, library, reportsDropped }) ?? [];
  });
  const kept = answered.map((one) => one.kept);
  const cases = doubtfulCases({ kept, readings: byRules, library });
  const readings = reply === undefined ? byRules : withReply(byRules, cases, reply);
  const searched = readings.filter((reading) => reading.searched);
  return storable({
    ...differencesOf({ query, own, library, answers: searched }),
    readings,
    said: readings.map((reading) => aboutOwnSite(reading, own)),
    prompt: cases.length > 0 ? claimPrompt(cases) : null,
  });
});

/** Compares what a run's answers claim with the pages that were read, in a thread: there may be thousands of pairs. */
import type { SourcedAnswer } from "@citeworthy/core/cited/cited-view";
import { CLAIM_INSTRUCTIONS, ClaimReplyShape } from "@citeworthy/core/cited/claim-questions";
import { DAY_MS } from "@citeworthy/core/time";
import { pageKey } from "@citeworthy/core/visibility/answers/cited-address";
import { AppError } from "../../errors.ts";
import type { Writer } from "../../ports/ai/writer.ts";
import type { AnswersToJudge, Judge, JudgedClaims } from "../../ports/analysis/judge.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import type { CitedSummary, JudgedAnswer } from "../../ports/visibility/cited.ts";
import type { VisibilityRun } from "../../ports/visibility/visibility.ts";
import { ownSiteOf } from "./own-site.ts";

/** `writer`: the connected model, which is asked about doubtful claims. */
export type AnswerJudge = { storage: Storage; judge: Judge; writer: Writer | null; log: Log };
export type JudgedAnswers = { answers: JudgedAnswer[]; summary: CitedSummary };

/** Room for as many verdicts as are asked for, each with a quote. */
const MAX_OUTPUT_TOKENS = 4_000;

export async function judgeRun(deps: AnswerJudge, run: VisibilityRun): Promise<JudgedAnswers> {
  const { storage, judge } = deps;
  const [answers, sources, own] = await Promise.all([
    storage.visibility.answersOf(run.id),
    storage.cited.pagesOf(run.id),
    ownSiteOf(storage, run),
  ]);
  const asked = answers.map(({ at, ...kept }) => ({ kept, askedAt: at.toISOString() }));
  const task = { query: run.query, own, asked, sources };
  const byRules = await judge.answers(task);
  const { readings, said, differences, tooFew } = await withSecondOpinion(deps, run, { task, byRules });
  return {
    answers: readings.map((reading, at) => ({
      reading,
      said: said[at] ?? { ...reading, claims: [] },
      pageKeys: keysOf(reading),
    })),
    summary: { differences, tooFew },
  };
}

/** The model's verdicts, where a model is connected and answers; each is checked against the page's words. */
async function withSecondOpinion(
  { judge, writer, log }: AnswerJudge,
  { id, userId }: VisibilityRun,
  { task, byRules }: { task: AnswersToJudge; byRules: JudgedClaims },
): Promise<JudgedClaims> {
  if (writer === null || byRules.prompt === null) return byRules;
  try {
    const { value } = await writer.object({
      name: "verdicts",
      instructions: CLAIM_INSTRUCTIONS,
      prompt: byRules.prompt,
      shape: ClaimReplyShape,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      spending: { purpose: "monitor", requestId: id, userId },
      // A try that was cut off after the call doesn't pay for it again.
      cache: { key: `claims:${id}:${byRules.prompt}`, seconds: DAY_MS / 1000 },
    });
    return await judge.answers({ ...task, reply: value });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn("a model gave no verdicts on claims", { run: id, engine: writer.id, error });
    return byRules;
  }
}

const keysOf = ({ sources }: SourcedAnswer): string[] => [
  ...new Set(sources.flatMap(({ url }) => pageKey(url) ?? [])),
];

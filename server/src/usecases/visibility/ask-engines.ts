/** The query, word for word, to each engine as often as the run has samples. Every answer is kept as soon as it is there. */
import { MONITORED, type MonitoredEngine } from "@citeworthy/core/visibility/ratings";
import { PARSER_VERSION } from "@citeworthy/core/visibility/report";
import type { KeptAnswer } from "@citeworthy/core/visibility/score-site";
import { AppError } from "../../errors.ts";
import type { AnswerEngine } from "../../ports/ai/answer-engine.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import type { MonitorWork } from "./monitor-work.ts";

type Needs = { clock: Clock; storage: Storage; log: Log; engines: AnswerEngine[] };
type Asked = { engine: MonitoredEngine; asked: AnswerEngine };

/** Of one engine at a time; the AI layer limits calls separately. */
const CONCURRENCY = 2;
/** Well within what the queue allows: what is not answered by then has failed, and the run still ends. */
const TIME_LIMIT_MS = 200_000;

export const askable = (engines: readonly AnswerEngine[]): Asked[] =>
  MONITORED.flatMap((engine) => {
    const asked = engines.find(({ id, searches }) => id === engine && searches);
    return asked ? [{ engine, asked }] : [];
  });

export async function askEngines(
  deps: Needs,
  work: MonitorWork,
  tell: (detail: string) => void,
): Promise<KeptAnswer[]> {
  const { storage } = deps;
  const engines = askable(deps.engines);
  const answers: KeptAnswer[] = await storage.visibility.answersOf(work.runId);
  const broken = new AbortController();
  const signal = AbortSignal.any([AbortSignal.timeout(TIME_LIMIT_MS), broken.signal]);
  const all = engines.length * work.samples;
  const report = () => tell(`${answers.length} of ${all} answers`);
  if (all > 0) report();

  const askOne = async (one: Asked, sample: number): Promise<void> => {
    const kept = await ask(deps, work, { ...one, sample, signal });
    broken.signal.throwIfAborted();
    const row = { ...kept, parserVersion: PARSER_VERSION };
    await storage.visibility.addAnswer(work.runId, row, deps.clock.now());
    answers.push(kept);
    report();
  };
  const waiting = engines.map((one) => ({ one, samples: missingOf(one, work.samples, answers) }));
  const lanes = waiting.flatMap((queue) => Array.from({ length: CONCURRENCY }, () => queue));
  const ended = await Promise.allSettled(
    lanes.map(async ({ one, samples }) => {
      for (let sample = samples.shift(); sample !== undefined; sample = samples.shift()) {
        // What breaks one question ends all: the next try goes on from the answers that are kept.
        await askOne(one, sample).catch((error) => {
          broken.abort(error);
          throw error;
        });
      }
    }),
  );
  const failed = ended.find((lane) => lane.status === "rejected");
  if (failed) throw broken.signal.reason;
  return inOrder(answers);
}

const missingOf = ({ engine }: Asked, samples: number, answers: readonly KeptAnswer[]): number[] =>
  Array.from({ length: samples }, (_, at) => at + 1).filter(
    (sample) => !answers.some((kept) => kept.engine === engine && kept.sample === sample),
  );

const inOrder = (answers: readonly KeptAnswer[]): KeptAnswer[] =>
  answers.toSorted(
    (one, other) =>
      MONITORED.indexOf(one.engine) - MONITORED.indexOf(other.engine) || one.sample - other.sample,
  );

type One = Asked & { sample: number; signal: AbortSignal };

async function ask(
  deps: Needs,
  work: MonitorWork,
  { engine, asked, sample, signal }: One,
): Promise<KeptAnswer> {
  try {
    const { text, searched, searches, listsRetrieved, citations, attribution, servedModel, model } =
      await asked.ask({
        query: work.query,
        spending: { purpose: "monitor", requestId: work.runId, userId: work.userId },
        signal,
      });
    const sources = citations.map(({ via: _, snippet: __, ...citation }) => citation);
    const answer = {
      model: servedModel ?? model,
      text,
      searched,
      searches,
      listsRetrieved,
      attribution,
      citations: sources,
    };
    return { engine, sample, failure: null, answer };
  } catch (error) {
    if (!(error instanceof AppError) && !signal.aborted) throw error;
    deps.log.warn("an engine did not respond", { jobId: work.jobId, engine, sample, error });
    const failure = error instanceof AppError ? error.message : "It did not respond in time.";
    return { engine, sample, failure, answer: null };
  }
}

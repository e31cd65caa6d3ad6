/** Tests a model on our own page: does it answer, in which form, how fast, at what cost, and is it right? */

import type { PageReading } from "@citeworthy/core/contract/reading";
import type { ModelTest, PassedTest, TestStep } from "@citeworthy/core/product/models/model-test";
import {
  checkedModelReading,
  type ModelReading,
} from "@citeworthy/core/reading/language-model/model-reading";
import type { PageForModel } from "@citeworthy/core/reading/language-model/page-for-model";
import { AppError } from "../../errors.ts";
import type { AiCall } from "../../ports/ai/ai-call-log.ts";
import type { ModelBook } from "../../ports/ai/ai-settings.ts";
import type { Spending } from "../../ports/ai/answer-engine.ts";
import type { ConnectedModels, Models, TestedVendor } from "../../ports/ai/models.ts";
import type { Writer } from "../../ports/ai/writer.ts";
import type { Judge } from "../../ports/analysis/judge.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import { askInForms, READING_PATIENCE_MS, type ReadingRequest } from "../analysis/models/reading-forms.ts";
import { comparedWithKnown, KNOWN_QUESTION, knownEvidence } from "./known-page.ts";
import { testFailure } from "./test-failure.ts";

export type TestNeeds = {
  models: Pick<Models, "openForTest">;
  book: Pick<ModelBook, "saveTest">;
  judge: Judge;
  clock: Clock;
  newId: () => string;
};
export type TestRequest = {
  vendor: TestedVendor;
  isKeySaved: boolean;
  userId: string | null;
  onStep?: (step: TestStep) => void;
  signal?: AbortSignal;
};

/** An operator waits longer than a user does, and learns how long it took. */
const TEST_PATIENCE_MS = 240_000;
const READY_TOKENS = 64;

type Outcome = Pick<PassedTest, "seconds" | "form" | "parts" | "ownRight" | "sources">;

export async function testModel(deps: TestNeeds, request: TestRequest): Promise<ModelTest> {
  const { vendor, userId, signal } = request;
  const calls: AiCall[] = [];
  const started = deps.clock.now();
  const spending: Spending = { purpose: "test", requestId: deps.newId(), userId };
  const which = { engine: vendor.id, model: vendor.model };
  const at = started.toISOString();
  try {
    request.onStep?.("connect");
    const connected = await deps.models.openForTest(vendor, (call) => void calls.push(call));
    const outcome = await (connected.writer
      ? readKnownPage(deps, request, { writer: connected.writer, spending, calls })
      : askKnownQuestion(deps, request, { ...connected, spending }));
    const test: PassedTest = {
      kind: "passed",
      at,
      model: vendor.model,
      ...figuresOf(calls),
      ...outcome,
      isTooSlow: outcome.form !== "sources" && outcome.seconds * 1000 > READING_PATIENCE_MS,
    };
    await deps.book.saveTest(which, test);
    return test;
  } catch (error) {
    signal?.throwIfAborted();
    const told = testFailure(error, { ...vendor, isKeySaved: request.isKeySaved });
    if (told === null) throw error;
    const test: ModelTest = { kind: "failed", at, model: vendor.model, ...told };
    await deps.book.saveTest(which, test);
    return test;
  }
}

/** Sums over all calls of the test. A sum to which one call tells nothing isn't known. */
function figuresOf(calls: readonly AiCall[]) {
  const sum = (of: (call: AiCall) => number | null) =>
    calls.reduce<number | null>((total, call) => {
      const one = of(call);
      return total === null || one === null ? null : total + one;
    }, 0);
  return {
    costUsd: sum(({ costUsd }) => costUsd),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
  };
}

type Reader = { writer: Writer; spending: Spending; calls: readonly AiCall[] };

async function readKnownPage(
  { judge, clock }: TestNeeds,
  { onStep, signal }: TestRequest,
  { writer, spending, calls }: Reader,
): Promise<Outcome> {
  const patient = { spending, ...(signal && { signal }) };
  await sayReady(writer, patient);
  onStep?.("read");
  const evidence = knownEvidence(clock.now());
  const { forModel: page } = await judge.read(evidence);
  const [begun, before] = [clock.now(), calls.length];
  const { said, isSplit } = await askInForms(writer, {
    ...{ page, given: {}, patienceMs: TEST_PATIENCE_MS, startsWhole: true },
    ...patient,
  });
  const seconds = (clock.now().getTime() - begun.getTime()) / 1000;
  onStep?.("compare");
  const own = (await judge.analyze(evidence)).reading;
  const hasErred = calls.slice(before).some(({ outcome }) => outcome !== "ok");
  return {
    seconds,
    form: isSplit ? "parts" : hasErred ? "second-try" : "whole",
    parts: comparedWithKnown(pointsOf(said, page)),
    ownRight: own ? comparedWithKnown(ownPoints(own)).filter(({ isRight }) => isRight).length : 0,
    sources: 0,
  };
}

/** A word from the model shows a wrong key or address within a second, before the long task. */
async function sayReady(writer: Writer, patient: Pick<ReadingRequest, "spending" | "signal">): Promise<void> {
  try {
    await writer.text({
      instructions: "Answer with one word.",
      prompt: "Are you ready?",
      maxOutputTokens: READY_TOKENS,
      ...patient,
    });
  } catch (error) {
    // A model that thinks first may use up the few tokens. It answers, and that was the question.
    const isAnswer = error instanceof AppError && (error.code === "ai/cut" || error.code === "ai/empty");
    if (!isAnswer) throw error;
  }
}

const ownPoints = ({ kind, question, answer, checks }: PageReading) => ({
  kind,
  question,
  sentences: answer.sentences,
  checks,
});

/** Only what the page confirms: the rest wouldn't be used either. */
function pointsOf(said: ModelReading, page: PageForModel) {
  const { kind, question, answer, checks } = checkedModelReading(said, page).accepted;
  return {
    kind,
    question,
    sentences: answer?.sentences ?? [],
    checks: Object.fromEntries(Object.entries(checks).map(([name, { verdict }]) => [name, verdict])),
  };
}

async function askKnownQuestion(
  { clock }: TestNeeds,
  { onStep, signal }: TestRequest,
  { engines, spending }: Pick<ConnectedModels, "engines"> & { spending: Spending },
): Promise<Outcome> {
  const begun = clock.now();
  const answer = await engines[0]?.ask({ query: KNOWN_QUESTION, spending, ...(signal && { signal }) });
  onStep?.("compare");
  return {
    seconds: (clock.now().getTime() - begun.getTime()) / 1000,
    form: "sources",
    parts: [],
    ownRight: 0,
    sources: answer?.citations.filter(({ cited }) => cited).length ?? 0,
  };
}

/** The test of a connected model on a page whose right reading is known, and its result in words. The terminal and the admin's page say the same. */

/** One thing that is known of the page, and whether the model saw it. */
export type KnownPart = { about: string; isRight: boolean };

/**
 * `whole`: the reply had the form asked for. `second-try`: only after its mistake was pointed out. `parts`: the model can't
 * fill the whole form, and was asked in smaller ones. `sources`: an answer engine, which fills no form.
 */
export type ReplyForm = "whole" | "second-try" | "parts" | "sources";

export type PassedTest = {
  kind: "passed";
  at: string;
  model: string;
  seconds: number;
  /** `null`: the vendor reports no cost and we have no price for this model. */
  costUsd: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
  form: ReplyForm;
  /** Empty for an answer engine. */
  parts: KnownPart[];
  /** How many of the same parts our own rules get right. */
  ownRight: number;
  /** Pages that an answer engine named as its sources. */
  sources: number;
  /** Analyses don't wait this long. */
  isTooSlow: boolean;
};
/** `text` says what happened, `fix` what to do about it. */
export type FailedTest = { kind: "failed"; at: string; model: string; text: string; fix: string };
export type ModelTest = PassedTest | FailedTest;

export const TEST_STEPS = ["connect", "read", "compare"] as const;
export type TestStep = (typeof TEST_STEPS)[number];
export const TEST_STEP_NAMES: Record<TestStep, string> = {
  connect: "The model answers",
  read: "It reads the test page",
  compare: "Its reading is compared with the right one",
};

const FORM_WORDS: Record<ReplyForm, string> = {
  whole: "The reply had the form we asked for.",
  "second-try": "The reply had the right form at the second try.",
  parts: "The model can't fill our whole form, so we ask it in smaller parts. That takes a little longer.",
  sources: "",
};

/** Small amounts matter here: a reading costs less than a cent. */
export function testDollars(usd: number | null): string {
  if (usd === null) return "unknown";
  if (usd === 0) return "$0";
  return usd < 0.0001 ? "less than $0.0001" : `$${usd < 0.1 ? usd.toPrecision(2) : usd.toFixed(2)}`;
}

export const testSeconds = (seconds: number): string =>
  `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;

export const testTokens = ({ inputTokens, outputTokens }: PassedTest): string =>
  inputTokens === null && outputTokens === null
    ? "not reported"
    : `${inputTokens ?? 0} in, ${outputTokens ?? 0} out`;

export const rightParts = ({ parts }: PassedTest): number => parts.filter(({ isRight }) => isRight).length;

export const isWeak = (test: PassedTest): boolean =>
  test.parts.length > 0 && rightParts(test) <= test.ownRight;

/** What the result means, in whole sentences; the figures stand beside them. */
export function testSentences(test: PassedTest): string[] {
  const { parts, ownRight, isTooSlow, form, sources, model } = test;
  if (form === "sources")
    return [
      sources > 0
        ? `It answered with ${sources} ${sources === 1 ? "source" : "sources"}.`
        : "It answered without sources, so the monitor can't measure citations with it.",
    ];
  const right = rightParts(test);
  return [
    isWeak(test)
      ? `${model} agrees with the right reading on ${right} of ${parts.length} points. Our own rules get ${ownRight}, so this model may make reports worse.`
      : `${model} agrees with the right reading on ${right} of ${parts.length} points. Our own rules get ${ownRight}.`,
    FORM_WORDS[form],
    ...(isTooSlow
      ? ["An analysis doesn't wait this long for a model: reports would use our own rules most of the time."]
      : []),
  ];
}

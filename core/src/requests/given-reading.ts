/**
 * What a user says about a page before it is judged: the question it should answer, its kind, the sentence that answers, and
 * sentences that don't.
 */

import { isKind, KINDS, type Kind, type PageReading } from "../contract/reading.ts";
import type { MessageCode } from "../messages/catalogue.ts";

export type GivenReading = { question?: string; kind?: Kind; answer?: string; ruledOut?: string[] };
type Problem = { kind: "problem"; code: MessageCode; details: Record<string, string | number> };

export const QUESTION_CHARS = { min: 3, max: 200 };
/** Shorter words are found on nearly any page by chance; longer ones aren't a sentence. */
export const ANSWER_CHARS = { min: 12, max: 600 };
/** Nobody reads more proposals than that; whoever has seen so many marks the answer in the text. */
export const MAX_RULED_OUT = 30;

/** The values come from a request or a command line; an empty one counts as not given. */
export function givenReading(
  raw: Record<"question" | "kind" | "answer", unknown> & { ruledOut?: unknown },
): { kind: "given"; given: GivenReading } | Problem {
  const [question, kind, answer] = [textOf(raw.question), textOf(raw.kind), textOf(raw.answer)];
  if (question !== undefined && !fits(question, QUESTION_CHARS))
    return { kind: "problem", code: "analysis/question-invalid", details: QUESTION_CHARS };
  if (kind !== undefined && !isKnownKind(kind))
    return { kind: "problem", code: "analysis/kind-unknown", details: { kinds: KINDS.join(", ") } };
  if (answer !== undefined && !fits(answer, ANSWER_CHARS))
    return { kind: "problem", code: "analysis/answer-invalid", details: ANSWER_CHARS };
  const ruledOut = ruledOutFrom(raw.ruledOut);
  if (ruledOut === null)
    return { kind: "problem", code: "analysis/ruled-out-invalid", details: { max: MAX_RULED_OUT } };
  return {
    kind: "given",
    given: {
      ...(question && { question }),
      ...(kind && { kind }),
      ...(answer && { answer }),
      ...(ruledOut.length > 0 && { ruledOut }),
    },
  };
}

/** The engine ignores sentences that it doesn't find on the page, so whoever named them has to be told. */
export const isAnswerMissing = (
  { answer, ruledOut = [] }: GivenReading,
  reading: PageReading | undefined,
): boolean =>
  (answer !== undefined && reading?.answer.by !== "user") ||
  ruledOut.some((text) => !reading?.answer.ruledOut?.includes(text));

/** Null where it isn't a list of sentences. */
function ruledOutFrom(value: unknown): string[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > MAX_RULED_OUT) return null;
  const texts = value.map(textOf);
  const isList = texts.every((text) => text != null && text.length <= ANSWER_CHARS.max);
  return isList ? [...new Set(texts as string[])] : null;
}

/** On one line; `undefined` where nothing was given, `null` where it isn't text. */
function textOf(value: unknown): string | null | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "string") return null;
  const text = value.replace(/\s+/g, " ").trim();
  return text === "" ? undefined : text;
}

const isKnownKind = (kind: string | null): kind is Kind => kind !== null && isKind(kind);

const fits = (text: string | null, { min, max }: { min: number; max: number }): text is string =>
  text !== null && text.length >= min && text.length <= max;

/**
 * The form that a model fills when it reads a page. A model that can't fill it whole is asked in four smaller forms, and
 * their replies are put together; from then on this model is asked in parts at once.
 */
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import { CHECKS, type CheckName } from "@citeworthy/core/contract/reading";
import { type ModelReading, ModelReadingShape } from "@citeworthy/core/reading/language-model/model-reading";
import type { PageForModel } from "@citeworthy/core/reading/language-model/page-for-model";
import { z } from "zod";
import { AppError } from "../../../errors.ts";
import type { Spending } from "../../../ports/ai/answer-engine.ts";
import type { Writer } from "../../../ports/ai/writer.ts";
import { INSTRUCTIONS, PROMPT_VERSION, promptOf } from "./reading-prompt.ts";

/** Twice what a form with a quote for each of the 21 checks and a reason for each mark takes, and half of that for a part. */
const MAX_OUTPUT_TOKENS = 4_000;
const MAX_PART_TOKENS = 2_000;
const THIRTY_DAYS = 30 * 24 * 3600;
/** The user is waiting; a slower model costs more than its reading is worth. */
export const READING_PATIENCE_MS = 60_000;
/** After the whole form failed: a job has two minutes in all. */
const SECOND_PATIENCE_SHARE = 0.75;

export type ReadingRequest = {
  page: PageForModel;
  given: GivenReading;
  spending: Spending;
  patienceMs?: number;
  signal?: AbortSignal;
  /** Tries the whole form first, whatever is remembered of the model. */
  startsWhole?: boolean;
};
/** `isSplit`: it took the smaller forms. */
type InForms = { said: ModelReading; isSplit: boolean };

const AboutPage = ModelReadingShape.omit({ checks: true, marks: true, better: true });
const Marks = ModelReadingShape.pick({ marks: true, better: true });
const { checks } = ModelReadingShape.shape;
const HALF = Math.ceil(CHECKS.length / 2);
const CHECK_GROUPS = [CHECKS.slice(0, HALF), CHECKS.slice(HALF)];

const checksForm = (group: readonly CheckName[]) =>
  z.object({ checks: z.object(Object.fromEntries(group.map((name) => [name, checks.shape[name]]))) });

export async function askInForms(writer: Writer, asked: ReadingRequest): Promise<InForms> {
  const { patienceMs = READING_PATIENCE_MS, startsWhole = false } = asked;
  const isKnownSmall = await writer.forms.needSplitting();
  if (isKnownSmall && !startsWhole)
    return { said: await askInParts(writer, asked, patienceMs), isSplit: true };
  try {
    const said = await fill(writer, asked, ModelReadingShape, patienceMs);
    if (isKnownSmall) await writer.forms.noteSplitting(false);
    return { said, isSplit: false };
  } catch (error) {
    if (!isFormFailure(error)) throw error;
    const said = await askInParts(writer, asked, patienceMs * SECOND_PATIENCE_SHARE).catch((later) => {
      // There was no money left to ask again: the first failure says more.
      throw later instanceof AppError && later.code === "ai/request-budget" ? error : later;
    });
    await writer.forms.noteSplitting(true);
    return { said, isSplit: true };
  }
}

/** It answered, and not in the form or not to its end: a smaller form may be within its means. */
const FORM_FAILURES = new Set<string>(["ai/off-schema", "ai/cut", "ai/empty"]);
const isFormFailure = (error: unknown): boolean => error instanceof AppError && FORM_FAILURES.has(error.code);

async function askInParts(writer: Writer, asked: ReadingRequest, patienceMs: number): Promise<ModelReading> {
  const [about, marks, ...groups] = await Promise.all([
    fill(writer, asked, AboutPage, patienceMs),
    fill(writer, asked, Marks, patienceMs),
    ...CHECK_GROUPS.map((group) => fill(writer, asked, checksForm(group), patienceMs)),
  ]);
  return ModelReadingShape.parse({
    ...about,
    ...marks,
    checks: Object.assign({}, ...groups.map((group) => group.checks)),
  });
}

async function fill<T>(
  writer: Writer,
  { page, given, spending, signal }: ReadingRequest,
  shape: z.ZodType<T>,
  patienceMs: number,
): Promise<T> {
  const prompt = promptOf(page, given);
  const patience = AbortSignal.timeout(patienceMs);
  const isWhole = (shape as unknown) === ModelReadingShape;
  const { value } = await writer.object({
    instructions: isWhole ? INSTRUCTIONS : `${INSTRUCTIONS}\n\n${ONLY_PART}`,
    prompt,
    maxOutputTokens: isWhole ? MAX_OUTPUT_TOKENS : MAX_PART_TOKENS,
    name: "page_reading",
    shape,
    spending,
    // The prompt holds the page's text and what the user gave, and the cache stores a hash of the key.
    cache: { key: JSON.stringify(["reading", PROMPT_VERSION, prompt]), seconds: THIRTY_DAYS },
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  });
  return value;
}

const ONLY_PART = "Fill in only the part of the form that the schema asks for.";

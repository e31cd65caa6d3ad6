/**
 * Asks the connected model to read the page. The engine checks every part against the page and computes the score by its
 * own rules; if anything goes wrong, the engine's own reading stays.
 */
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import {
  checkedModelReading,
  isEmptyReading,
  type ModelReading,
  ModelReadingShape,
} from "@citeworthy/core/reading/language-model/model-reading";
import type { PageForModel } from "@citeworthy/core/reading/language-model/page-for-model";
import type { SaidByModel } from "@citeworthy/core/reading/language-model/with-model-reading";
import type { Spending } from "../../../ports/ai/answer-engine.ts";
import type { Writer } from "../../../ports/ai/writer.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import { INSTRUCTIONS, PROMPT_VERSION, promptOf } from "./reading-prompt.ts";

/** Twice what a form with a quote for each of the 21 checks takes. */
const MAX_OUTPUT_TOKENS = 3_000;
const THIRTY_DAYS = 30 * 24 * 3600;
/** The user is waiting; a slower model costs more than its reading is worth. */
const PATIENCE_MS = 60_000;

type Question = { page: PageForModel; given: GivenReading; spending: Spending; patienceMs?: number };

/** One call, its reply in the form asked for but not checked against the page. */
export async function askForReading(writer: Writer, question: Question): Promise<ModelReading> {
  const { page, given, spending, patienceMs = PATIENCE_MS } = question;
  const prompt = promptOf(page, given);
  const { value } = await writer.object({
    instructions: INSTRUCTIONS,
    prompt,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    name: "page_reading",
    shape: ModelReadingShape,
    spending,
    // The prompt holds the page's text and what the user gave, and the cache stores a hash of the key.
    cache: { key: JSON.stringify(["reading", PROMPT_VERSION, prompt]), seconds: THIRTY_DAYS },
    signal: AbortSignal.timeout(patienceMs),
  });
  return value;
}

type Needs = { writer: Writer; log: Log };
type Request = Omit<Question, "spending"> & { jobId: string; userId: string };

/** Null if the model did not answer, or nothing it said is confirmed by the page. */
export async function readWithModel({ writer, log }: Needs, request: Request): Promise<SaidByModel | null> {
  const { jobId, userId, ...question } = request;
  const about = { jobId, model: writer.model };
  try {
    const spending = { purpose: "analysis" as const, requestId: jobId, userId };
    const said = await askForReading(writer, { ...question, spending });
    const { accepted, rejected } = checkedModelReading(said, question.page);
    if (Object.values(rejected).some((count) => count > 0))
      log.info("parts of a model's reading are not confirmed by the page", { ...about, ...rejected });
    if (!isEmptyReading(accepted)) return { model: writer.model, said };
    log.warn("a model's reading was not used: the page confirms no part of it", about);
  } catch (error) {
    log.warn("a model's reading was not used: the call failed", { ...about, error });
  }
  return null;
}

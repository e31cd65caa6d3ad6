/**
 * Asks the connected model to read the page. The engine checks every part against the page and computes the score by its
 * own rules; if anything goes wrong, the engine's own reading stays.
 */
import {
  checkedModelReading,
  isEmptyReading,
  type ModelReading,
} from "@citeworthy/core/reading/language-model/model-reading";
import type { SaidByModel } from "@citeworthy/core/reading/language-model/with-model-reading";
import type { Writer } from "../../../ports/ai/writer.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import { spendingLimitNote } from "../../ai/spending-limit.ts";
import { askInForms, type ReadingRequest } from "./reading-forms.ts";
import { partShown } from "./reading-prompt.ts";

/** A reading in the form asked for, not checked against the page. */
export const askForReading = async (writer: Writer, question: ReadingRequest): Promise<ModelReading> =>
  (await askInForms(writer, question)).said;

type Needs = { writer: Writer; log: Log };
type Request = Omit<ReadingRequest, "spending"> & { jobId: string; userId: string };

/**
 * `said` is null if the model did not answer, or nothing it said is confirmed by the page. `note` tells the user why the
 * model wasn't asked, where the reason is a spending limit.
 */
export async function readWithModel(
  { writer, log }: Needs,
  request: Request,
): Promise<{ said: SaidByModel | null; note: string | null }> {
  const { jobId, userId, ...question } = request;
  const about = { jobId, model: writer.model };
  try {
    const spending = { purpose: "analysis" as const, requestId: jobId, userId };
    const said = await askForReading(writer, { ...question, spending });
    const { accepted, rejected } = checkedModelReading(said, partShown(question.page));
    if (Object.values(rejected).some((count) => count > 0))
      log.info("parts of a model's reading are not confirmed by the page", { ...about, ...rejected });
    if (!isEmptyReading(accepted)) return { said: { model: writer.model, said }, note: null };
    log.warn("a model's reading was not used: the page confirms no part of it", about);
  } catch (error) {
    log.warn("a model's reading was not used: the call failed", { ...about, error });
    return { said: null, note: spendingLimitNote(error) };
  }
  return { said: null, note: null };
}

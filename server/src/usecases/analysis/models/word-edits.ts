/**
 * Asks the connected model for the finished text of edits that need no fact from the author. What isn't finished, or says
 * something the page doesn't, is left out; if the call fails, the edits stay as they are.
 */
import { finishedText, isWordable, WordingShape } from "@citeworthy/core/advice/edits/model-wording";
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { Edit } from "@citeworthy/core/contract/reading";
import type { Evidence } from "@citeworthy/core/evidence";
import type { PageForModel } from "@citeworthy/core/reading/language-model/page-for-model";
import type { Writer } from "../../../ports/ai/writer.ts";
import type { Judge } from "../../../ports/analysis/judge.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import { WORDING_INSTRUCTIONS, WORDING_VERSION, wordingPrompt } from "./wording-prompt.ts";

/** Three texts of at most 80 words, and the form around them. */
const MAX_OUTPUT_TOKENS = 1_000;
const THIRTY_DAYS = 30 * 24 * 3600;
/** The user is waiting, and the edits are useful without it. */
const PATIENCE_MS = 30_000;

type Needs = { writer: Writer; judge: Judge; log: Log };
type Request = { jobId: string; userId: string; evidence: Evidence; page: PageForModel };

export async function wordEdits(
  deps: Needs,
  request: Request,
  result: AnalysisResult,
): Promise<AnalysisResult> {
  const edits = result.edits ?? [];
  const open = edits.filter(isWordable);
  if (open.length === 0) return result;
  const { jobId } = request;
  try {
    const texts = await askForTexts(deps, request, open, result.reading?.question ?? "");
    const accepted = await acceptedTexts(deps, request, open, texts);
    if (accepted.size < texts.size)
      deps.log.info("texts of a model were not used", { jobId, rejected: texts.size - accepted.size });
    return { ...result, edits: edits.map((edit) => accepted.get(edit) ?? edit) };
  } catch (error) {
    deps.log.warn("edits were not worded: the call failed", { jobId, model: deps.writer.model, error });
    return result;
  }
}

async function askForTexts(
  { writer }: Needs,
  { jobId, userId, page }: Request,
  open: readonly Edit[],
  question: string,
): Promise<Map<Edit, string>> {
  const prompt = wordingPrompt(page, question, open);
  const { value } = await writer.object({
    instructions: WORDING_INSTRUCTIONS,
    prompt,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    name: "edit_texts",
    shape: WordingShape,
    spending: { purpose: "analysis", requestId: jobId, userId },
    cache: { key: JSON.stringify(["wording", WORDING_VERSION, prompt]), seconds: THIRTY_DAYS },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return new Map(
    value.texts.flatMap(({ edit: number, text }) => {
      const edit = open[number];
      return edit ? [[edit, text] as const] : [];
    }),
  );
}

/** Finished, and every number, name and quotation is on the page. */
async function acceptedTexts(
  { judge }: Needs,
  { evidence }: Request,
  open: readonly Edit[],
  texts: ReadonlyMap<Edit, string>,
): Promise<Map<Edit, Edit>> {
  const accepted = new Map<Edit, Edit>();
  for (const edit of open) {
    const after = finishedText(edit, texts.get(edit) ?? "");
    if (after === null || (await judge.faithful(evidence, after)).length > 0) continue;
    accepted.set(edit, { ...edit, after, afterBy: "model" });
  }
  return accepted;
}

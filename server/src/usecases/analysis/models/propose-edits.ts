/**
 * Asks the connected model for edits, in the conversation in which it read the page. What it replies is data: the engine checks
 * each edit against the page. One more call asks whether the new lines follow from the passages that they rest on.
 */
import {
  ModelEditsShape,
  type ModelProposal,
  proposalsOf,
} from "@citeworthy/core/article/proposals/model-edits";
import { newStatements } from "@citeworthy/core/article/proposals/new-statements";
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import { GAP, passagesFor } from "@citeworthy/core/gate/passages-for";
import {
  VERIFIER_INSTRUCTIONS,
  VerifierShape,
  verdictsOf,
  verifierPrompt,
} from "@citeworthy/core/gate/verifier";
import type { PageForModel } from "@citeworthy/core/reading/language-model/page-for-model";
import type { SaidByModel } from "@citeworthy/core/reading/language-model/with-model-reading";
import type { Writer } from "../../../ports/ai/writer.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import { EDITS_VERSION, editPrompt, replyOf } from "./edit-prompt.ts";
import { INSTRUCTIONS, PROMPT_VERSION, promptOf } from "./reading-prompt.ts";

/** Ten edits with their quotes take about half of it. */
const MAX_OUTPUT_TOKENS = 5_000;
/** A verdict takes about 25. */
const MAX_VERIFIER_TOKENS = 3_000;
const MAX_VERIFIED_LINES = 90;
const THIRTY_DAYS = 30 * 24 * 3600;
/** The user is waiting, and our own edits are ready. */
const PATIENCE_MS = 60_000;
const VERIFIER_PATIENCE_MS = 30_000;

type Needs = { writer: Writer; log: Log };
type Request = {
  jobId: string;
  userId: string | null;
  page: PageForModel;
  given: GivenReading;
  said: SaidByModel;
};

/** None where the model didn't answer: our own edits stay. */
export async function proposeEdits({ writer, log }: Needs, request: Request): Promise<ModelProposal[]> {
  const { jobId, userId, page, given, said } = request;
  const earlier = { prompt: promptOf(page, given), reply: replyOf(said) };
  try {
    const { value } = await writer.object({
      instructions: INSTRUCTIONS,
      earlier,
      prompt: editPrompt(),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      name: "page_edits",
      shape: ModelEditsShape,
      spending: { purpose: "analysis", requestId: jobId, userId },
      // The first prompt holds the page's text, and the cache stores a hash of the key.
      cache: { key: JSON.stringify(["edits", EDITS_VERSION, PROMPT_VERSION, earlier]), seconds: THIRTY_DAYS },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return proposalsOf(value);
  } catch (error) {
    log.warn("a model proposed no edits", { jobId, model: writer.model, error });
    return [];
  }
}

type Proposed = {
  proposals: readonly ModelProposal[];
  page: PageForModel;
  jobId: string;
  userId: string | null;
};

/** The proposals with a verdict on each new line that isn't the page's own; as they were where the call failed. */
export async function verifyEdits(
  { writer, log }: Needs,
  { proposals, page, jobId, userId }: Proposed,
): Promise<ModelProposal[]> {
  const claims = [...new Set(proposals.flatMap(newStatements))]
    .filter((line) => line !== "" && !page.text.includes(line))
    .slice(0, MAX_VERIFIED_LINES);
  if (claims.length === 0) return [...proposals];
  const places = proposals.flatMap((one) => (newStatements(one).length > 0 ? one.quotes : []));
  const quotes = [...page.details.split("\n"), GAP, ...passagesFor(page.body, claims, places)];
  const question = { quotes, claims };
  try {
    const prompt = verifierPrompt(question);
    const { value } = await writer.object({
      instructions: VERIFIER_INSTRUCTIONS,
      prompt,
      maxOutputTokens: MAX_VERIFIER_TOKENS,
      name: "verdicts",
      shape: VerifierShape,
      spending: { purpose: "analysis", requestId: jobId, userId },
      cache: { key: JSON.stringify(["verifier", EDITS_VERSION, prompt]), seconds: THIRTY_DAYS },
      signal: AbortSignal.timeout(VERIFIER_PATIENCE_MS),
    });
    const verdicts = verdictsOf(question, value);
    return proposals.map((proposal) => {
      const own = new Set(newStatements(proposal));
      return { ...proposal, verdicts: verdicts.filter(({ text }) => own.has(text)) };
    });
  } catch (error) {
    log.warn("new words were not verified: the call failed", { jobId, model: writer.model, error });
    return [...proposals];
  }
}

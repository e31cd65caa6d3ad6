/** Asks the connected model for edits. What it replies is data: the engine checks each edit against the page. */
import { type ModelEdits, ModelEditsShape } from "@citeworthy/core/article/proposals/model-edits";
import { countRejected, rejectedText } from "@citeworthy/core/article/proposals/proposal-faults";
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { ArticleBlock } from "@citeworthy/core/contract/article";
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import type { Evidence } from "@citeworthy/core/evidence";
import type { Writer } from "../../ports/ai/writer.ts";
import type { Judge, JudgedArticle } from "../../ports/analysis/judge.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { ArticleWork } from "./article-work.ts";
import type { JudgedDraft } from "./better-article.ts";
import { INSTRUCTIONS, PROMPT_VERSION, promptOf } from "./edit-prompt.ts";

/** Ten edits with their quotes take about half of it. */
const MAX_OUTPUT_TOKENS = 4_000;
const THIRTY_DAYS = 30 * 24 * 3600;
/** The user is waiting, and our own edits are ready. */
const PATIENCE_MS = 60_000;

type Needs = { log: Log; judge: Judge; writer: Writer };
type Page = {
  evidence: Evidence;
  given: GivenReading;
  before?: AnalysisResult | undefined;
  source: readonly ArticleBlock[];
  work: ArticleWork;
  patienceMs?: number;
};

/** Without `judged`, our own edits are used, and `note` says why. */
export async function proposeEdits(deps: Needs, page: Page): Promise<JudgedDraft> {
  const { model } = deps.writer;
  const about = { jobId: page.work.jobId, model };
  try {
    const { edits } = await askForEdits(deps, page);
    const judged = await deps.judge.article(page.evidence, {
      proposals: edits,
      given: page.given,
      before: page.before,
    });
    const rejected = judged?.rejected ?? {};
    if (countRejected(rejected) > 0)
      deps.log.info("proposals of a model were rejected", { ...about, ...rejected });
    return { model, ...usable(model, edits.length, judged) };
  } catch (error) {
    deps.log.warn("a model proposed no edits", { ...about, error });
    return { model, judged: null, note: `${model} did not respond, so these are our own changes.` };
  }
}

function usable(model: string, proposed: number, judged: JudgedArticle | null): Omit<JudgedDraft, "model"> {
  const rejected = rejectedText(judged?.rejected ?? {});
  if (proposed === 0) return { judged: null, note: `${model} proposed no changes, so these are our own.` };
  if (countRejected(judged?.rejected ?? {}) === proposed)
    return { judged: null, note: sentences("These are our own changes.", `${model}: ${rejected}`) };
  return {
    judged,
    note: sentences(`Proposed by ${model}, and each change is checked against your page.`, rejected),
  };
}

const sentences = (...parts: string[]): string => parts.filter((part) => part !== "").join(" ");

async function askForEdits({ judge, writer }: Needs, page: Page): Promise<ModelEdits> {
  const { evidence, given, source, work, patienceMs = PATIENCE_MS } = page;
  const { question } = await judge.read(evidence, given);
  const prompt = promptOf(source, question);
  const { value } = await writer.object({
    instructions: INSTRUCTIONS,
    prompt,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    name: "article_edits",
    shape: ModelEditsShape,
    spending: { purpose: "article", requestId: work.jobId, userId: work.userId },
    // The prompt holds the page's text, and the cache stores a hash of the key.
    cache: { key: JSON.stringify(["article-edits", PROMPT_VERSION, prompt]), seconds: THIRTY_DAYS },
    signal: AbortSignal.timeout(patienceMs),
  });
  return value;
}

/** With AI keys configured, a model reads the page too and proposes edits, and the engines are asked whom they cite. */

import type { NamedPage } from "@citeworthy/core/analysis/subject";
import type { ModelProposal } from "@citeworthy/core/article/proposals/model-edits";
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import type { Evidence } from "@citeworthy/core/evidence";
import type { PageForModel } from "@citeworthy/core/reading/language-model/page-for-model";
import type { SaidByModel } from "@citeworthy/core/reading/language-model/with-model-reading";
import type { AnswerEngine } from "../../../ports/ai/answer-engine.ts";
import type { Writer } from "../../../ports/ai/writer.ts";
import type { Judge } from "../../../ports/analysis/judge.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import { askCompetitors } from "../competitors/ask-competitors.ts";
import { judgePage } from "../judge-page.ts";
import { proposeEdits, verifyEdits } from "./propose-edits.ts";
import { readWithModel } from "./read-with-model.ts";

type Needs = { judge: Judge; log: Log; engines: AnswerEngine[]; writer: Writer | null };
type Analysis = {
  jobId: string;
  userId: string;
  evidence: Evidence;
  /** The pages the user named to compare with. */
  competitors: readonly NamedPage[];
  given: GivenReading;
  /** The result of the engine alone. */
  local: AnalysisResult;
};
/** `said` is what a model read, and `proposals` the edits it proposed, where one did; `note` says why none was asked. */
type Asked = {
  result: AnalysisResult;
  said: SaidByModel | null;
  proposals: ModelProposal[];
  note: string | null;
};

export async function askOutside(deps: Needs, analysis: Analysis): Promise<Asked> {
  const { writer, engines, judge, log } = deps;
  const { jobId, userId, evidence, given, local } = analysis;
  if (writer === null && engines.length === 0)
    return { result: local, said: null, proposals: [], note: null };
  const { forModel, question } = await judge.read(evidence, given);
  const { said, note } = writer
    ? await readWithModel({ writer, log }, { jobId, userId, page: forModel, given })
    : { said: null, note: null };
  const { result, proposals } =
    writer && said
      ? await withEdits({ ...deps, writer }, analysis, { said, page: forModel })
      : { result: local, proposals: [] };
  const asked = { jobId, userId, result, question: result.reading?.question || question };
  return { result: await askCompetitors(deps, asked), said, proposals, note };
}

type Read = { said: SaidByModel; page: PageForModel };

/** The page judged by the model's reading and with its edits, after a second look at their words. */
async function withEdits(deps: Needs & { writer: Writer }, analysis: Analysis, { said, page }: Read) {
  const { jobId, userId, given } = analysis;
  const proposed = await proposeEdits(deps, { jobId, userId, page, given, said });
  const proposals = await verifyEdits(deps, { proposals: proposed, page, jobId, userId });
  return { result: await judgeWithReading(deps, analysis, said, proposals), proposals };
}

/** Applies the same rules to the model's reading: no score comes from a model. */
async function judgeWithReading(
  deps: Needs,
  analysis: Analysis,
  said: SaidByModel,
  proposals: readonly ModelProposal[],
): Promise<AnalysisResult> {
  const { log } = deps;
  const { jobId, given, local } = analysis;
  try {
    const result = await judgePage(deps, analysis, { ...given, modelReading: said, proposals });
    return { ...result, mode: "live" as const };
  } catch (error) {
    log.warn("a model's reading was not used: judging with it failed", { jobId, model: said.model, error });
    return local;
  }
}

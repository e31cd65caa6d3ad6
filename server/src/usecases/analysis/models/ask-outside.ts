/** With AI keys configured, a model reads the page too and words edits, and the engines are asked whom they cite. */
import type { NamedPage } from "@citeworthy/core/analysis/subject";
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import type { Evidence } from "@citeworthy/core/evidence";
import type { SaidByModel } from "@citeworthy/core/reading/language-model/with-model-reading";
import type { AnswerEngine } from "../../../ports/ai/answer-engine.ts";
import type { Writer } from "../../../ports/ai/writer.ts";
import type { Judge } from "../../../ports/analysis/judge.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import { askCompetitors } from "../competitors/ask-competitors.ts";
import { judgePage } from "../judge-page.ts";
import { readWithModel } from "./read-with-model.ts";
import { wordEdits } from "./word-edits.ts";

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
/** `said` is what a model read, where one did. */
type Asked = { result: AnalysisResult; said: SaidByModel | null };

export async function askOutside(deps: Needs, analysis: Analysis): Promise<Asked> {
  const { writer, engines, judge, log } = deps;
  const { jobId, userId, evidence, given, local } = analysis;
  if (writer === null && engines.length === 0) return { result: local, said: null };
  const { forModel, question } = await judge.read(evidence, given);
  const said = writer && (await readWithModel({ writer, log }, { jobId, userId, page: forModel, given }));
  const judged = said ? await judgeWithReading(deps, analysis, said) : local;
  const about = { jobId, userId, evidence, page: forModel };
  const read = writer && said ? await wordEdits({ writer, judge, log }, about, judged) : judged;
  const asked = { jobId, userId, result: read, question: read.reading?.question || question };
  return { result: await askCompetitors(deps, asked), said };
}

/** Applies the same rules to the model's reading: no score comes from a model. */
async function judgeWithReading(deps: Needs, analysis: Analysis, said: SaidByModel) {
  const { log } = deps;
  const { jobId, given, local } = analysis;
  try {
    const result = await judgePage(deps, analysis, { ...given, modelReading: said });
    return { ...result, mode: "live" as const };
  } catch (error) {
    log.warn("a model's reading was not used: judging with it failed", { jobId, model: said.model, error });
    return local;
  }
}

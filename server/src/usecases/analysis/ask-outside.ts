/** With AI keys configured, a model reads the page too and the engines are asked whom they cite. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import type { Evidence } from "@citeworthy/core/evidence";
import type { SaidByModel } from "@citeworthy/core/reading/with-model-reading";
import type { AnswerEngine } from "../../ports/answer-engine.ts";
import type { Judge } from "../../ports/judge.ts";
import type { Log } from "../../ports/log.ts";
import type { Writer } from "../../ports/writer.ts";
import { askCompetitors } from "./ask-competitors.ts";
import { readWithModel } from "./read-with-model.ts";

type Needs = { judge: Judge; log: Log; engines: AnswerEngine[]; writer: Writer | null };
type Analysis = {
  jobId: string;
  userId: string;
  evidence: Evidence;
  given: GivenReading;
  /** The result of the engine alone. */
  local: AnalysisResult;
};

export async function askOutside(deps: Needs, analysis: Analysis): Promise<AnalysisResult> {
  const { writer, engines, judge, log } = deps;
  const { jobId, userId, evidence, given, local } = analysis;
  if (writer === null && engines.length === 0) return local;
  const { forModel, question } = await judge.read(evidence, given);
  const said = writer && (await readWithModel({ writer, log }, { jobId, userId, page: forModel, given }));
  const result = said ? await judgeAgain(deps, analysis, said) : local;
  return askCompetitors(deps, { jobId, userId, result, question: result.reading?.question || question });
}

/** Applies the same rules to the model's reading: no score comes from a model. */
async function judgeAgain({ judge, log }: Needs, analysis: Analysis, said: SaidByModel) {
  const { jobId, evidence, given, local } = analysis;
  try {
    const result = await judge.analyze(evidence, { ...given, modelReading: said });
    return { ...result, mode: "live" as const };
  } catch (error) {
    log.warn("a model's reading was not used: judging with it failed", { jobId, model: said.model, error });
    return local;
  }
}

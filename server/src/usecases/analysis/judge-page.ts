/** Judges a page beside the pages named to compare with it. If comparing fails, the page is judged alone. */
import type { NamedPage } from "@citeworthy/core/analysis/subject";
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { Evidence } from "@citeworthy/core/evidence";
import { messageText } from "@citeworthy/core/messages";
import type { Judge, JudgeOptions } from "../../ports/analysis/judge.ts";
import type { Log } from "../../ports/runtime/log.ts";

type Needs = { judge: Judge; log: Log };
type Page = { evidence: Evidence; competitors: readonly NamedPage[] };

export async function judgePage(
  { judge, log }: Needs,
  { evidence, competitors }: Page,
  options: JudgeOptions,
): Promise<AnalysisResult> {
  if (competitors.length === 0) return judge.analyze(evidence, options);
  try {
    return await judge.analyze(evidence, { ...options, rivals: competitors });
  } catch (error) {
    log.warn("a page was not compared with its competitors", { url: evidence.url, error });
    return judge.analyze(evidence, { ...options, rivals: competitors.map(notCompared) });
  }
}

const notCompared = (one: NamedPage): NamedPage =>
  "problem" in one ? one : { url: one.url, problem: messageText("analysis/competitor-not-compared") };

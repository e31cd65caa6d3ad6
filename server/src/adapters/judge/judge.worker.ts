/** Runs in a thread of its own: evidence in, result out, with the audits that broke on the way. */
import { analyze } from "@citeworthy/core/analysis";
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { Evidence } from "@citeworthy/core/evidence";

export type Judged = { result: AnalysisResult; broken: { audit: string; error: string }[] };

export default function judge(evidence: Evidence): Judged {
  const broken: Judged["broken"] = [];
  const onBroken = (audit: string, error: unknown) => {
    broken.push({ audit, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  };
  return { result: analyze(evidence, { onBroken }), broken };
}

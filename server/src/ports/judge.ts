/** Evidence in, result out. A port because a hostile page may cost seconds of computing, which must not stop the server. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { Evidence } from "@citeworthy/core/evidence";

export type Judge = { analyze(evidence: Evidence): Promise<AnalysisResult> };

/** Puts the pages that engines cited before the pages the user named. The page's own sources are left out then. */
import type { AnalysisResult, Enhancement } from "@citeworthy/core/contract";

export function addReferences(result: AnalysisResult, cited: readonly Enhancement[]): AnalysisResult {
  if (cited.length === 0) return result;
  const section = result.competitor_analysis;
  const named = section.what_can_be_enhanced.filter((item) => "link" in item && item.role === "competitor");
  return {
    ...result,
    mode: "live",
    competitor_analysis: { ...section, what_can_be_enhanced: [...cited, ...named] },
  };
}

/** The pages that engines cited when the analysis was made. Each names the question it was cited for. */
export const citedPages = ({ competitor_analysis }: AnalysisResult): Enhancement[] =>
  competitor_analysis.what_can_be_enhanced.flatMap((item) =>
    "link" in item && item.engine !== undefined && item.provenance === "measured"
      ? [{ ...item, role: "competitor" as const }]
      : [],
  );

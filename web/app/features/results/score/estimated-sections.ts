/** Which sections a score is only estimated in. */
import { type AnalysisResult, SECTIONS, type Section } from "@citeworthy/core/contract";
import { isMeasured } from "@citeworthy/core/report/section-words";

/** What isn't measured isn't estimated either. */
export const estimatedSections = (result: AnalysisResult): Section[] =>
  SECTIONS.filter((section) => isMeasured(result[section]) && result.provenance[section] === "estimated");

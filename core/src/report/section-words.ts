/** Whether a section has a score to show, and what is said instead where it has none. */
import {
  type AnalysisResult,
  SECTIONS,
  type Section,
  type SectionResult,
} from "../contract/analysis-result.ts";

export const NOT_MEASURED = "Not measured";

/** Results from before the field was kept show every section's number. */
export const isMeasured = ({ measured }: Pick<SectionResult, "measured">): boolean => measured !== false;

export const unmeasuredSections = (result: AnalysisResult): Section[] =>
  SECTIONS.filter((section) => !isMeasured(result[section]));

/** "no check of this section applies to this page" */
export function whyNotMeasured({ competitors }: AnalysisResult, section: Section): string {
  if (section !== "competitor_analysis") return "no check of this section applies to this page";
  return competitors?.length
    ? "none of the pages you named could be compared"
    : "name competing pages to compare with";
}

export const notMeasuredLine = (result: AnalysisResult, section: Section): string =>
  `${NOT_MEASURED}: ${whyNotMeasured(result, section)}`;

/** The texts next to the numbers. Each breakdown adds up to the score it explains. */
import { SECTION_TITLE, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { BAND_LABEL, bandOf } from "../contract/bands.ts";
import { tenths } from "../score/points.ts";
import type { Limits } from "./limits.ts";
import { lost, type SectionScore } from "./score-sections.ts";

const NOT_MEASURED =
  "Not measured: none of this section's checks apply to this page, so it takes the average of the other sections and doesn't change the overall score.";

/** "Score Breakdown": what each check lost, then the total, then the limit where there is one. `kind`: "a how-to page". */
export function breakdown(section: SectionScore, kind: string): string {
  const { score, full, isMeasured, kindPoints, markPoints, audits } = section;
  if (!isMeasured) return `${NOT_MEASURED} Score: ${score} of 100.`;
  const judged = audits.filter(({ outcome }) => outcome === "scored");
  const losses = [
    ...(kindPoints > 0 ? [`${kind} ${kindPoints.toFixed(1)}`] : []),
    ...judged.filter((audit) => lost(audit) > 0).map((audit) => `${audit.title} ${lost(audit).toFixed(1)}`),
  ];
  const usual = tenths(
    audits.filter(({ outcome }) => outcome !== "scored").reduce((sum, audit) => sum + lost(audit), 0),
  );
  const rest = usual > 0 ? [`checks that don't apply, as usual for ${kind} ${usual.toFixed(1)}`] : [];
  const all = [...losses, ...rest];
  const text = all.length > 0 ? `Points lost of 100: ${all.join(", ")}.` : "No points lost.";
  const moved =
    markPoints === 0
      ? ""
      : ` The model's marks ${markPoints > 0 ? "add" : "take"} ${Math.abs(markPoints).toFixed(1)}.`;
  return `${text}${moved}${score < full ? ` That leaves ${full}, and a limit applies.` : ""} Score: ${score} of 100.`;
}

const FOCUS: Record<Section, string> = {
  content_strategy:
    "Looks at what kind of page this is, and whether it gives concrete information in a balanced way.",
  competitor_analysis:
    "Compares the page with the competing pages that you name; it is calculated from their text, not observed in AI answers.",
  content_structure:
    "Looks at where the main point appears and how easily a passage can be quoted on its own.",
  content_authority:
    "Looks at whether readers can see who wrote the page and check its numbers, quotes and claims.",
  technical_implementation:
    "Looks at whether AI crawlers may read the page, get its text without running scripts, and find what its title promises.",
  content_freshness:
    "Looks at whether the page shows when it was last updated and whether the text is still current.",
  interactive_elements:
    "Looks at whether videos, charts, forms and expandable parts can also be read as text; no study shows that widgets themselves raise citations.",
};

/** "Analysis": what the section looks at, its strongest and its weakest check. */
export function describeSection({ section, score, isMeasured, audits }: SectionScore): string {
  if (!isMeasured) return `${FOCUS[section]} ${NOT_MEASURED}`;
  const judged = audits.filter(({ outcome }) => outcome === "scored");
  const strongest = judged
    .filter((audit) => audit.share === 1)
    .toSorted((one, other) => other.sectionPoints.won - one.sectionPoints.won)[0];
  const weakest = judged.find((audit) => audit.share !== 1 && lost(audit) > 0);
  const texts = [
    FOCUS[section],
    `${BAND_LABEL[bandOf(score)]} (${score} of 100), based on ${judged.length} ${judged.length === 1 ? "check" : "checks"}.`,
    ...(strongest ? [`Strongest: ${strongest.title}.`] : []),
    ...(weakest ? [`Weakest: ${weakest.title}. ${weakest.found}`] : []),
  ];
  return texts.join(" ").replace(/\s+/g, " ");
}

export function explainOverall(
  sections: readonly SectionScore[],
  overall: number,
  { why }: Limits,
  { skipped, isCut }: { skipped: number; isCut: boolean },
): string {
  const sum = sections.map(({ section, score }) => `${SECTION_TITLE[section]} ${score}`).join(" + ");
  const mean = sections.reduce((total, { score }) => total + score, 0) / SECTIONS.length;
  const texts = [
    ...why,
    `${BAND_LABEL[bandOf(overall)]}: the average of your seven section scores, (${sum}) / ${SECTIONS.length} = ${mean.toFixed(1)}, rounded to ${overall}.`,
    ...(skipped > 0 ? [skippedChecks(skipped)] : []),
    ...(isCut ? ["The page is longer than we read: what comes after our limit was not analyzed."] : []),
    "It says how well the page is worth citing, not whether it is cited: a high score does not mean AI engines will cite you.",
  ];
  return texts.join(" ");
}

const skippedChecks = (checks: number) =>
  checks === 1
    ? "One check needs word lists that we don't have for this language and was skipped."
    : `${checks} checks need word lists that we don't have for this language and were skipped.`;

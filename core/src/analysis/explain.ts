/** The texts next to the numbers. Each breakdown adds up to the score it explains. */
import { type AuditResult, SECTION_TITLE, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { BAND_LABEL, bandOf } from "../contract/bands.ts";
import { GATE_CAP, type Gate } from "../score/gates.ts";
import { hasChecks, type SectionScore } from "./score-sections.ts";

const EMPTY_SECTION =
  "None of this section's checks apply to this page, so it takes the average of the other sections and doesn't change the overall score.";

/** "Score Breakdown": what each check earned, then the total, then the limit where there is one. */
export function breakdown(section: SectionScore): string {
  const { score, earned, possible, followed, audits } = section;
  if (!hasChecks(section)) return `${EMPTY_SECTION} Score: ${score} of 100.`;
  const points = audits.map(
    ({ title, sectionPoints: { won, possible } }) => `${title} ${won.toFixed(1)}/${possible.toFixed(1)}`,
  );
  const follows =
    possible < 100
      ? ` Too few checks apply to fill the section, so the other ${(100 - possible).toFixed(1)} points follow the page's average: ${followed.toFixed(1)}.`
      : "";
  const limit =
    score < earned + followed
      ? ` Earned ${earned + followed}, limited to ${GATE_CAP} because AI engines cannot read or quote the page.`
      : "";
  return `Points by check: ${points.join(", ")}.${follows}${limit} Score: ${score} of 100.`;
}

const FOCUS: Record<Section, string> = {
  content_strategy:
    "Looks at how well the page answers its question and how much concrete information it gives.",
  competitor_analysis:
    "Estimates how your page would compare with others on the same question; it is calculated from your page, not observed in AI answers.",
  content_structure:
    "Looks at where the main point appears and how easily a passage can be quoted on its own.",
  content_authority:
    "Looks at whether readers can see who wrote the page and check its numbers, quotes and claims.",
  technical_implementation:
    "Looks at whether AI crawlers may read the page and get its text without running scripts.",
  content_freshness:
    "Looks at whether the page shows when it was last updated and whether the text is still current.",
  interactive_elements:
    "Looks at whether videos, charts, forms and expandable parts can also be read as text; no study shows that widgets themselves raise citations.",
};

/** "Analysis": what the section looks at, its strongest and its weakest check. */
export function describeSection(section: SectionScore): string {
  const { score, audits } = section;
  if (!hasChecks(section)) return `${FOCUS[section.section]} ${EMPTY_SECTION}`;
  const strongest = audits.toSorted((one, other) => other.sectionPoints.won - one.sectionPoints.won)[0];
  const weakest = audits.toSorted((one, other) => missing(other) - missing(one))[0];
  const texts = [
    FOCUS[section.section],
    `${BAND_LABEL[bandOf(score)]} (${score} of 100), based on ${audits.length} ${audits.length === 1 ? "check" : "checks"}.`,
    ...(strongest && strongest.sectionPoints.won > 0 ? [`Strongest: ${strongest.title}.`] : []),
    ...(weakest && missing(weakest) > 0 ? [`Weakest: ${weakest.title}. ${weakest.found}`] : []),
  ];
  return texts.join(" ").replace(/\s+/g, " ");
}

const missing = ({ sectionPoints: { won, possible } }: AuditResult) => possible - won;

export function explainOverall(
  sections: readonly SectionScore[],
  overall: number,
  gates: readonly Gate[],
  { skipped, isCut }: { skipped: number; isCut: boolean },
): string {
  const sum = sections.map(({ section, score }) => `${SECTION_TITLE[section]} ${score}`).join(" + ");
  const mean = sections.reduce((total, { score }) => total + score, 0) / SECTIONS.length;
  const failed = gates.filter((gate) => !gate.passed).map((gate) => gate.found);
  const texts = [
    `${BAND_LABEL[bandOf(overall)]}: the average of your seven section scores, (${sum}) / ${SECTIONS.length} = ${mean.toFixed(1)}, rounded to ${overall}.`,
    ...(failed.length > 0 ? [...failed, `Until this is fixed, no section can score above ${GATE_CAP}.`] : []),
    ...(skipped > 0 ? [skippedChecks(skipped)] : []),
    ...(isCut ? ["The page is longer than we read: what comes after our limit was not analyzed."] : []),
    "It describes your page, not your visibility: a high score does not mean AI engines will cite you.",
  ];
  return texts.join(" ");
}

const skippedChecks = (checks: number) =>
  checks === 1
    ? "One check needs word lists that we don't have for this language and was skipped."
    : `${checks} checks need word lists that we don't have for this language and were skipped.`;

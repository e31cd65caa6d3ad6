/** The texts beside the numbers. Each breakdown adds up to the score it explains. */
import { type AuditResult, SECTION_TITLE, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { BAND_LABEL, bandOf } from "../score/bands.ts";
import { GATE_CAP, type Gate } from "../score/gates.ts";
import { sumOfPoints } from "../score/points.ts";

export type SectionScore = { section: Section; score: number; earned: number; audits: AuditResult[] };

export function scoreSection(
  section: Section,
  audits: readonly AuditResult[],
  gates: readonly Gate[],
): SectionScore {
  const own = audits
    .filter((audit) => audit.section === section && audit.outcome === "scored")
    .toSorted((one, other) => other.sectionPoints.possible - one.sectionPoints.possible);
  const earned = sumOfPoints(own.map((audit) => audit.sectionPoints));
  const capped = gates.every((gate) => gate.passed) ? earned : Math.min(earned, GATE_CAP);
  return { section, score: capped, earned, audits: own };
}

/** "Score Breakdown": every check with what it won of what it could, then the sum, then the cap where there is one. */
export function breakdown({ score, earned, audits }: SectionScore): string {
  if (audits.length === 0) return `No check of this section applies to the page. Total ${score} of 100.`;
  const lines = audits.map(
    ({ title, sectionPoints: { won, possible } }) => `${title} ${won.toFixed(1)} of ${possible.toFixed(1)}`,
  );
  const cap = score < earned ? ` = ${earned}; a failed gate caps the section at ${GATE_CAP}` : "";
  return `${lines.join(" + ")}${cap}. Total ${score} of 100.`;
}

const FOCUS: Record<Section, string> = {
  content_strategy: "How well the text answers the question its title raises, and with what substance",
  competitor_analysis:
    "How the page's best passage would stand beside others that answer the same question; computed here, not observed in live answers",
  content_structure: "How early the answer comes and how easily a passage can be lifted out",
  content_authority: "Whether figures, quotations and claims can be traced to someone",
  technical_implementation: "Whether a crawler may read the page and gets the text without running scripts",
  content_freshness: "Whether the page says when it was last true, and whether the text bears that out",
  interactive_elements:
    "Whether interactive parts can be read by a machine; no study shows that widgets themselves raise citation",
};

/** "Analysis": what was looked at, the strongest and the weakest point. */
export function describeSection({ section, score, audits }: SectionScore): string {
  const byShare = audits.toSorted(
    (one, other) =>
      (other.share ?? 0) * other.sectionPoints.possible - (one.share ?? 0) * one.sectionPoints.possible,
  );
  const best = byShare[0];
  const worst = audits.toSorted((one, other) => lost(other) - lost(one))[0];
  const strong =
    best && best.sectionPoints.won > 0 ? ` Most points are won here: ${best.title}. ${best.found}` : "";
  const weak = worst && lost(worst) > 0 ? ` Most are lost here: ${worst.title}. ${worst.found}` : "";
  return `${FOCUS[section]}. ${BAND_LABEL[bandOf(score)]} at ${score} of 100 over ${audits.length} checks.${strong}${weak}`.replace(
    /\s+/g,
    " ",
  );
}

const lost = ({ sectionPoints: { won, possible } }: AuditResult) => possible - won;

export function explainOverall(
  sections: readonly SectionScore[],
  overall: number,
  gates: readonly Gate[],
  leftOut: number,
): string {
  const sum = sections.map(({ section, score }) => `${SECTION_TITLE[section]} ${score}`).join(" + ");
  const total = sections.reduce((all, { score }) => all + score, 0);
  const failed = gates.filter((gate) => !gate.passed);
  const texts = [
    `${BAND_LABEL[bandOf(overall)]}: the rounded mean of the seven sections, (${sum}) / ${SECTIONS.length} = ${(total / SECTIONS.length).toFixed(1)}, shown as ${overall}.`,
    ...(failed.length > 0
      ? [
          `${failed.map((gate) => gate.found).join(" ")} A page that cannot be read cannot be cited, so every section is capped at ${GATE_CAP}.`,
        ]
      : []),
    ...(leftOut > 0 ? [`${leftOut} checks that only exist for English were left out and do not count.`] : []),
    "The score measures what is known to help; it is hygiene and no promise of being cited.",
  ];
  return texts.join(" ");
}

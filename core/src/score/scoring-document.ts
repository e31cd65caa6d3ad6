/** docs/SCORING.md, generated from the rubric itself so that the two cannot differ. */
import type { Audit } from "../audits/audit.ts";
import { type EvidenceGrade, SECTION_TITLE, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { keysOf } from "../contract/lists/record-of.ts";
import { gradeOf } from "../ledger/ledger.ts";
import { evidenceSection } from "./evidence-section.ts";
import { GATE_CAP } from "./gates.ts";
import { bulletList, table, tableRow } from "./markdown-table.ts";
import { FULL_WEIGHT } from "./points.ts";
import { readingSection } from "./reading-section.ts";
import { RUBRIC_VERSION } from "./rubric.ts";
import { validitySection } from "./validity-section.ts";
import { GRADE_CEILING, READER_WEIGHT, weightOf } from "./weights.ts";

const GRADE_MEANING: Record<EvidenceGrade, string> = {
  A: "a controlled experiment, several large studies that agree, or a documented precondition",
  B: "one controlled simulation, or a large study with controls",
  C: "a single correlation, or common practice without a number",
  D: "contested: studies disagree",
  R: "tested and found to do nothing, or a number that cannot be traced",
};

const REQUIREMENTS = [
  "The page loads without an error.",
  "The text is not behind a sign-in or payment wall.",
  "The main text is in the HTML.",
  "Indexing and snippets are allowed.",
  "robots.txt allows AI search crawlers.",
];

export function scoringDocument(audits: readonly Audit[]): string {
  return `${[
    intro(audits),
    validitySection(),
    readingSection(audits),
    sums(),
    grades(),
    gates(),
    ...SECTIONS.map((section) => sectionTable(section, audits)),
    evidenceSection(),
  ].join("\n\n")}\n`;
}

function intro(audits: readonly Audit[]): string {
  const scoring = audits.filter((audit) => weightOf(audit) > 0).length;
  return `# Scoring

Rubric ${RUBRIC_VERSION} has ${audits.length} checks: ${scoring} can score and ${audits.length - scoring} only report. This page is generated from the code.

The same evidence always gets the same score. ${shareOfAnswers(audits)}% of all points depend on how well and how early the page covers its question, and on concrete facts.

A high score does not guarantee citations. In one study, structure explained about 5% of the differences in citations, and in others the position in the search results mattered more than any edit to the text. The next section says what we measured ourselves.`;
}

/** Percent of all points for answers and facts, when every check applies that needs no other page. */
export function shareOfAnswers(audits: readonly Audit[]): number {
  const shares = SECTIONS.flatMap((section) => {
    const own = audits.filter((audit) => audit.section === section && !audit.needsRivals);
    const sum = (list: readonly Audit[]) => list.reduce((total, audit) => total + weightOf(audit), 0);
    const all = sum(own);
    return all > 0 ? [sum(own.filter((audit) => audit.about !== undefined)) / all] : [];
  });
  return Math.round((100 * shares.reduce((one, other) => one + other, 0)) / shares.length);
}

function sums(): string {
  return `## From checks to scores

A section score is the weighted average of the checks that apply to the page; other checks are left out. The overall score is the rounded average of the ${SECTIONS.length} section scores.

Some pages have a section in which no check applies: a page without forms, tables or video has no interactive elements to judge. Such a section takes the average of what the page earned elsewhere, and the report says so. It therefore does not change the overall score. The same holds for part of a section: where the applicable checks weigh less than ${FULL_WEIGHT} together, the missing part of its 100 points follows that average, so that one weak check can't decide a section.

Every result stores the version of the rubric it was scored with. When the rubric changes, stored results keep their version and their scores.`;
}

function grades(): string {
  const rows = keysOf(GRADE_MEANING).map((grade) =>
    tableRow(grade, GRADE_MEANING[grade], String(GRADE_CEILING[grade])),
  );
  return `## Grades and weights

A check's weight has two sources. The first is the grade of its main evidence from studies of answer engines, times how much of that signal the check covers. The second is how much careful readers' grades of a page depend on the check: ${READER_WEIGHT} times the difference in grade points (of 5) within the same kind of page, measured on 533 pages. Exact technical facts have only the first. The main evidence is the first row named in the column “Evidence” below.

${table(["Grade", "Meaning", "Maximum weight"], rows)}`;
}

function gates(): string {
  return `## Requirements

A page that an engine cannot read cannot be cited. If one of these requirements is not met, no section can score above ${GATE_CAP}:

${bulletList(REQUIREMENTS)}

Blocking training crawlers has no effect on the score.`;
}

function sectionTable(section: Section, audits: readonly Audit[]): string {
  const rows = audits
    .filter((audit) => audit.section === section)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .map((audit) =>
      tableRow(
        audit.title + conditionOf(audit),
        audit.why,
        gradeOf(audit.ledger),
        weightOf(audit).toFixed(2),
        audit.ledger.join(", "),
      ),
    );
  return `## ${SECTION_TITLE[section]}\n\n${table(["Check", "Why", "Grade", "Weight", "Evidence"], rows)}`;
}

function conditionOf({ needsLanguage, needsRivals }: Audit): string {
  if (needsRivals) return " (with compared pages)";
  return needsLanguage ? " (supported languages only)" : "";
}

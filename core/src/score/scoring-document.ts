/** docs/SCORING.md, generated from the rubric itself so that the two cannot differ. */
import type { Audit } from "../audits/audit.ts";
import { type EvidenceGrade, SECTION_TITLE, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { EXCELLENT, GOOD } from "../contract/bands.ts";
import { keysOf } from "../contract/lists/record-of.ts";
import type { Kind } from "../contract/reading.ts";
import { gradeOf } from "../ledger/ledger.ts";
import { KIND_LABEL } from "../product/page-kinds.ts";
import { evidenceSection } from "./evidence-section.ts";
import { GATE_CAP } from "./gates.ts";
import { bulletList, table, tableRow } from "./markdown-table.ts";
import { readingSection } from "./reading-section.ts";
import { RUBRIC_VERSION } from "./rubric.ts";
import { KIND_SECTIONS, pointsOf, shippedScore } from "./score-model.ts";
import { validitySection } from "./validity-section.ts";
import { MARK_WEIGHTS } from "./weights/mark-weights.ts";

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
    sums(audits),
    grades(),
    gates(),
    ...SECTIONS.map((section) => sectionTable(section, audits)),
    evidenceSection(),
  ].join("\n\n")}\n`;
}

function intro(audits: readonly Audit[]): string {
  const scoring = audits.filter((audit) => pointsOf(audit) > 0).length;
  return `# Scoring

Rubric ${RUBRIC_VERSION} has ${audits.length} checks: ${scoring} can score and ${audits.length - scoring} only report. This page is generated from the code.

The same evidence always gets the same score. ${shareOfAnswers(audits)}% of all points depend on how well and how early the page covers its question, and on concrete facts.

The score says how worth citing a page is, not whether it is cited: a high score does not guarantee citations. In one study, structure explained about 5% of the differences in citations, and in others the position in the search results mattered more than any edit to the text. The next section says what we measured ourselves.`;
}

/** Percent of all points for answers and facts, when every check applies that needs no other page. */
export function shareOfAnswers(audits: readonly Audit[]): number {
  const shares = SECTIONS.flatMap((section) => {
    const own = audits.filter((audit) => audit.section === section && !audit.needsRivals);
    const worth = (list: readonly Audit[]) => sum(list.map((audit) => pointsOf(audit)));
    const all = worth(own);
    return all > 0 ? [worth(own.filter((audit) => audit.about !== undefined)) / all] : [];
  });
  return Math.round((100 * sum(shares)) / shares.length);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The sections that are measured on nearly every page. */
const USUAL_SECTIONS = [
  "content_strategy",
  "content_structure",
  "content_authority",
  "technical_implementation",
  "content_freshness",
] as const satisfies Section[];

function usualScores(audits: readonly Audit[]): string[] {
  return keysOf(KIND_LABEL).map((kind) =>
    tableRow(
      KIND_LABEL[kind],
      ...USUAL_SECTIONS.map((section) => String(Math.round(usualScore(audits, section, kind)))),
    ),
  );
}

function usualScore(audits: readonly Audit[], section: Section, kind: Kind): number {
  const { checks, kinds } = shippedScore();
  const lost = audits
    .filter((audit) => audit.section === section)
    .flatMap(({ id }) => checks.get(id) ?? [])
    .map(({ points, usual }) => points * (1 - usual[kind]));
  const start: Partial<Record<Section, Record<Kind, number>>> = kinds;
  return Math.max(0, 100 - (start[section]?.[kind] ?? 0) - sum(lost));
}

function sums(audits: readonly Audit[]): string {
  const rows = keysOf(KIND_LABEL)
    .map((kind) => ({ kind, points: KIND_SECTIONS.map((section) => shippedScore().kinds[section][kind]) }))
    .toSorted((one, other) => sum(one.points) - sum(other.points))
    .map(({ kind, points }) => tableRow(KIND_LABEL[kind], ...points.map((value) => value.toFixed(1))));
  return `## From checks to scores

A page starts at what pages of its kind usually score. Each check that comes out better than on such pages adds points, and each that comes out worse takes some. What can't be told, isn't expected of such a page or is as usual has no number. Start and points add up to the score, which is then rounded; points are rounded so that the printed numbers add up too. Points are points of the overall score everywhere, also inside a section: a section that is measured counts as much as every other, so with five of them, five points of a section are one point of the score.

This is what pages of each kind usually score. On a page, the number lies between those of the kinds it may be, as far as each is likely, and is the mean of the sections that are measured there: that is why two pages of one kind can start at different numbers. Where you choose the kind, only that kind counts.

${table(["Kind of page", ...USUAL_SECTIONS.map((section) => SECTION_TITLE[section])], usualScores(audits))}

The same sum can be written from above, and that is how it is calculated: a section has 100 points less what its checks lost, and ends at 0. A check that fails loses its points, and a check that holds in part a part of them. The overall score is the rounded average of the ${SECTIONS.length} section scores.

How many points a check is worth is learned from the grades that careful readers gave (\`npm run learn\`): the points are those that come nearest to the grades, and none can be negative. Exact technical facts that the labeled pages can't weigh share a fixed number of points of their section by the grade of their evidence.

With a connected model, five marks from 0 to 10 count in three sections: answers and substance in ${SECTION_TITLE.content_strategy}, quotable and shape in ${SECTION_TITLE.content_structure}, trust in ${SECTION_TITLE.content_authority}. A section moves ${Math.round(100 * MARK_WEIGHTS.share)}% of the way from what its checks say to ten times the average of its marks, by at most ${MARK_WEIGHTS.most} points. A mark counts only with words of the page that show it. Five marks that are alike, and marks for a page that speaks to AI models, don't count.

A check that doesn't apply, or that the engine can't tell, earns what pages of this kind earn there on average. A section in which no check applies is not measured: it takes the average of the other sections and doesn't change the overall score. If little of a page can be judged, no section can score above ${EXCELLENT - 1}.

Readers find some kinds of page more worth citing than others. Three sections therefore start lower for some kinds, by these points:

${table(["Kind of page", ...KIND_SECTIONS.map((section) => SECTION_TITLE[section])], rows)}

If you ask a question of your own and the page is about something else, every section counts half. If the page has no sentence that answers your question, no section can score above ${GOOD - 1}.

Every result stores the version of the rubric it was scored with. When the rubric changes, stored results keep their version and their scores.`;
}

function grades(): string {
  const rows = keysOf(GRADE_MEANING).map((grade) => tableRow(grade, GRADE_MEANING[grade]));
  return `## Grades

Each check shows the grade of its main evidence from studies of answer engines: the first row named in the column “Evidence” below. The score says how *worth citing* a page is, as careful readers see it. Studies say what was *cited in fact*. The two are different things, so grades are shown beside the points and don't decide them, except for the exact technical facts mentioned above.

${table(["Grade", "Meaning"], rows)}`;
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
    .toSorted((one, other) => pointsOf(other) - pointsOf(one))
    .map((audit) =>
      tableRow(
        audit.title + conditionOf(audit),
        audit.why,
        gradeOf(audit.ledger),
        pointsOf(audit).toFixed(1),
        audit.ledger.join(", "),
      ),
    );
  return `## ${SECTION_TITLE[section]}\n\n${table(["Check", "Why", "Grade", "Points", "Evidence"], rows)}`;
}

function conditionOf({ needsLanguage, needsRivals }: Audit): string {
  if (needsRivals) return " (with compared pages)";
  return needsLanguage ? " (supported languages only)" : "";
}

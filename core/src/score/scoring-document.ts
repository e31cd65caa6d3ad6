/** docs/SCORING.md, written from the rubric itself so that the two cannot differ. */
import type { Audit } from "../audits/audit.ts";
import { type EvidenceGrade, SECTION_TITLE, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { gradeOf, type LedgerId, ledger, ledgerEntry } from "../ledger/ledger.ts";
import { studies } from "../ledger/studies.ts";
import { GATE_CAP } from "./gates.ts";
import { RUBRIC_VERSION } from "./rubric.ts";
import { GRADE_CEILING, weightOf } from "./weights.ts";

const GRADE_MEANING: Record<EvidenceGrade, string> = {
  A: "a controlled experiment, several large studies that agree, or a documented precondition",
  B: "one controlled simulation, or a large study with controls",
  C: "a single correlation, or a rule of the craft without a number",
  D: "contested: studies disagree",
  R: "tested and found to do nothing, or a number that cannot be traced",
};

const cell = (text: string) => text.replace(/\|/g, "\\|").replace(/\s+/g, " ");
const row = (...cells: string[]) => `| ${cells.map(cell).join(" | ")} |`;
const table = (head: string[], rows: string[]) =>
  [row(...head), row(...head.map(() => "---")), ...rows].join("\n");

export function scoringDocument(audits: readonly Audit[]): string {
  return `${[
    intro(audits),
    grades(),
    gates(),
    ...SECTIONS.map((section) => sectionTable(section, audits)),
    contested(),
    evidence(),
    studyList(),
  ].join("\n\n")}\n`;
}

function intro(audits: readonly Audit[]): string {
  const scoring = audits.filter((audit) => weightOf(audit) > 0).length;
  return `# Scoring

Rubric ${RUBRIC_VERSION}: ${audits.length} checks, of which ${scoring} can score and ${audits.length - scoring} only report. This page is written by the code and checked in the tests.

The same evidence always gives the same score. A section is the weighted mean of the checks that apply to the page; a check that does not apply leaves the sum. The overall score is the rounded mean of the seven sections. ${shareOfAnswers(audits)}% of all points hang on how well and how early the page answers its question and on concrete, sourced facts.

A high score is hygiene: what is known to help is there. It is no promise of being cited. Structure explains about 5% of what is cited in one count, and the place in the list of results matters more than any edit of the text.`;
}

/** Points of the whole that answers and facts are worth when every check applies that needs no other page. */
export function shareOfAnswers(audits: readonly Audit[]): number {
  const shares = SECTIONS.map((section) => {
    const own = audits.filter((audit) => audit.section === section && !audit.needsRivals);
    const sum = (list: readonly Audit[]) => list.reduce((total, audit) => total + weightOf(audit), 0);
    return sum(own.filter((audit) => audit.about !== undefined)) / sum(own);
  });
  return Math.round((100 * shares.reduce((one, other) => one + other, 0)) / SECTIONS.length);
}

function grades(): string {
  const rows = Object.entries(GRADE_MEANING).map(([grade, meaning]) =>
    row(grade, meaning, String(GRADE_CEILING[grade as EvidenceGrade])),
  );
  return `## Grades\n\nThe weight of a check follows from the grade of its first row in the ledger, times the part of that signal the check covers.\n\n${table(["Grade", "Means", "Most weight"], rows)}`;
}

function gates(): string {
  return `## Gates

A page that cannot be read cannot be cited. When one of these fails, every section is capped at ${GATE_CAP}: the page answers with an error; the text ends at a login or payment wall; the HTML as served holds no main text; a robots tag or header refuses indexing or quoting; robots.txt refuses a search crawler. Refusing training crawlers changes nothing.`;
}

function sectionTable(section: Section, audits: readonly Audit[]): string {
  const own = audits
    .filter((audit) => audit.section === section)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  const rows = own.map((audit) =>
    row(
      audit.title + (audit.english ? " (English)" : "") + (audit.needsRivals ? " (with compared pages)" : ""),
      audit.why,
      gradeOf(audit.ledger),
      weightOf(audit).toFixed(2),
      audit.ledger.join(", "),
    ),
  );
  return `## ${SECTION_TITLE[section]}\n\n${table(["Check", "Why", "Grade", "Weight", "Evidence"], rows)}`;
}

const ids = Object.keys(ledger) as LedgerId[];

function contested(): string {
  const rows = ids
    .map(ledgerEntry)
    .flatMap((entry) =>
      entry.contrary
        ? [row(entry.id, entry.signal, entry.effect, `${entry.contrary.finding} (${entry.contrary.name})`)]
        : [],
    );
  return `## What is contested\n\n${table(["Row", "Signal", "Found", "Found otherwise"], rows)}`;
}

function evidence(): string {
  const rows = ids
    .map(ledgerEntry)
    .map((entry) =>
      row(
        entry.id,
        entry.signal,
        entry.grade,
        entry.effect,
        entry.studies.map((study) => study.name).join("; "),
        entry.reviewed,
      ),
    );
  return `## The evidence ledger\n\n${table(["Row", "Signal", "Grade", "Effect", "Studies", "Last reviewed"], rows)}`;
}

function studyList(): string {
  const rows = Object.values(studies).map((study) =>
    row(study.name, study.conditions, study.read === "primary" ? "the source" : "a report of it"),
  );
  return `## Studies and their conditions\n\n${table(["Study", "Conditions", "We read"], rows)}`;
}

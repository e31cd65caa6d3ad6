/** For a spreadsheet: how the page was read, the edits worth most, then one row per check. */
import { type AnalysisResult, type AuditResult, SECTION_TITLE } from "../contract/analysis-result.ts";
import type { Edit } from "../contract/edit.ts";
import { listedAudits } from "../contract/listed-audits.ts";
import { keysOf } from "../contract/lists/record-of.ts";
import { MARK_SECTION, MARKS } from "../contract/marks.ts";
import type { PageReading } from "../contract/reading.ts";
import { csvRow } from "../csv-row.ts";
import { remedyOf } from "./check-groups.ts";
import { MARK_WORDS, markProblem, marksProblem } from "./mark-words.ts";
import { quoteWords } from "./quote-words.ts";
import { answerWords, questionProblem } from "./reading-words.ts";
import { LIMIT, rowsBesideChecks, sectionOf, storyOf } from "./score-story.ts";
import { notMeasuredLine, unmeasuredSections } from "./section-words.ts";

/** The keys name the values of a row; a row lacks those that don't apply to it. */
const COLUMNS = {
  section: "section",
  check: "check",
  outcome: "outcome",
  points: "points",
  mark: "mark of 10",
  grade: "evidence grade",
  found: "finding",
  quotes: "quotes",
  advice: "advice",
  before: "words now",
  after: "words instead",
  needs: "to supply",
  effort: "effort",
  by: "decided by",
} as const;
type Row = Partial<Record<keyof typeof COLUMNS, string | number | null>>;

const auditRow = (audit: AuditResult): Row => ({
  section: SECTION_TITLE[audit.section],
  check: audit.title,
  outcome: audit.outcome,
  points: audit.difference ?? null,
  grade: audit.grade,
  found: audit.found,
  quotes: audit.quotes.map(quoteWords).join(" | "),
  advice: remedyOf(audit),
});

const unmeasuredRows = (result: AnalysisResult): Row[] =>
  unmeasuredSections(result).map((section) => ({
    section: SECTION_TITLE[section],
    outcome: "not-measured",
    found: notMeasuredLine(result, section),
  }));

/** Points are in the rows of the checks, so that the column adds up. */
const editRow = (edit: Edit, audits: readonly AuditResult[]): Row => ({
  section: "Edit",
  check: audits.find(({ id }) => id === edit.audit)?.title ?? null,
  found: edit.fault,
  quotes: edit.at,
  advice: edit.do,
  before: edit.before,
  after: edit.after,
  needs: edit.needs,
  effort: edit.effort,
});

/** Results stored before readings existed have none. */
function readingRows(reading: PageReading | undefined): Row[] {
  if (!reading) return [];
  const answer = answerWords(reading);
  const problem = questionProblem(reading);
  const row = (check: string, found: string, by: string): Row => ({ section: "Reading", check, found, by });
  return [
    ...(problem ? [row("Question", problem, reading.questionBy)] : []),
    row("Kind of page", reading.kind, reading.kindBy),
    row("Question", reading.question, reading.questionBy),
    ...(answer
      ? [{ ...row("Answer", answer.title, reading.answer.by), quotes: answer.texts.join(" | ") }]
      : []),
  ];
}

function markRows({ reading }: AnalysisResult): Row[] {
  const given = reading?.marks;
  if (!given) return [];
  return MARKS.map((name) => {
    const { mark, reason, missing, quote } = given.marks[name];
    const problem = marksProblem(given, reading.model ?? "") ?? markProblem(given.marks[name]);
    return {
      section: SECTION_TITLE[MARK_SECTION[name]],
      check: `Mark: ${MARK_WORDS[name].title}`,
      outcome: problem ? "not-counted" : "mark",
      mark,
      found: problem ?? reason,
      quotes: quote,
      advice: missing,
      by: reading.model ?? null,
    };
  });
}

/** Start, marks and limit; with the points of the checks they add up to the score. */
function storyRows(result: AnalysisResult): Row[] {
  const story = storyOf(result);
  if (!story) return [];
  return [
    { section: "Score", check: `${story.kinds} usually`, outcome: "start", points: story.start },
    ...rowsBesideChecks(result).map((row) => ({
      section: sectionOf(row),
      check: row.title,
      outcome: row.id === LIMIT ? "limit" : "marks",
      points: row.difference,
      found: row.found,
    })),
  ];
}

const KEYS = keysOf(COLUMNS);

export const reportCsv = (result: AnalysisResult): string =>
  [
    COLUMNS,
    ...readingRows(result.reading),
    ...storyRows(result),
    ...(result.edits ?? []).map((edit) => editRow(edit, result.audits)),
    ...markRows(result),
    ...unmeasuredRows(result),
    ...listedAudits(result.audits).map(auditRow),
  ]
    .map((row: Row) => csvRow(KEYS.map((key) => row[key] ?? "")))
    .join("");

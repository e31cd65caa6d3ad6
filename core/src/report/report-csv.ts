/** One row per check, for a spreadsheet, after the rows that say how the page was read. */
import { type AnalysisResult, type AuditResult, SECTION_TITLE } from "../contract/analysis-result.ts";
import { listedAudits } from "../contract/listed-audits.ts";
import type { PageReading } from "../contract/reading.ts";
import { answerWords } from "./reading-words.ts";

const HEADER = [
  "section",
  "check",
  "outcome",
  "points won",
  "points possible",
  "evidence grade",
  "finding",
  "quotes",
  "advice",
];

/** A spreadsheet runs a cell that begins like a formula, and the words come from pages we do not know. */
const harmless = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

const cell = (value: string | number) => {
  const text = typeof value === "number" ? String(value) : harmless(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const rowOf = (audit: AuditResult) => [
  SECTION_TITLE[audit.section],
  audit.title,
  audit.outcome,
  audit.sectionPoints.won,
  audit.sectionPoints.possible,
  audit.grade ?? "",
  audit.found,
  audit.quotes.join(" | "),
  audit.advice ?? "",
];

const readingRow = (name: string, finding: string, quotes: readonly string[] = []) => [
  "Reading",
  name,
  ...["", "", "", ""],
  finding,
  quotes.join(" | "),
  "",
];

/** Results from before the reading was kept have none. */
function readingRows(reading: PageReading | undefined): string[][] {
  if (!reading) return [];
  const answer = answerWords(reading);
  return [
    readingRow("Kind of page", reading.kind),
    readingRow("Question", reading.question),
    ...(answer ? [readingRow("Answer", answer.title, answer.texts)] : []),
  ];
}

export const reportCsv = (result: AnalysisResult): string =>
  [HEADER, ...readingRows(result.reading), ...listedAudits(result.audits).map(rowOf)]
    .map((row) => `${row.map(cell).join(",")}\r\n`)
    .join("");

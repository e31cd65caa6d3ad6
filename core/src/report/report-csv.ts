/** One row per check, for a spreadsheet. */
import { type AnalysisResult, type AuditResult, SECTION_TITLE } from "../contract/analysis-result.ts";

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

/** A cell that begins like a formula would be run by a spreadsheet; words of foreign pages never are. */
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

export const reportCsv = (result: AnalysisResult): string =>
  [HEADER, ...result.audits.map(rowOf)].map((row) => `${row.map(cell).join(",")}\r\n`).join("");

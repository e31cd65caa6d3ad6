/** The whole analysis as Markdown that can be sent to the people who edit the page. */
import {
  type AnalysisResult,
  type AuditResult,
  SECTIONS,
  type Section,
} from "../contract/analysis-result.ts";
import { BAND_LABEL, bandOf } from "../contract/bands.ts";
import type { PageReading } from "../contract/reading.ts";
import { titleFromAddress } from "../contract/title-from-address.ts";
import { adviceLines } from "./advice-lines.ts";
import { editLines } from "./edit-lines.ts";
import { markLines } from "./mark-words.ts";
import { plain } from "./plain-text.ts";
import {
  type AnswerWords,
  answerWords,
  decidersLine,
  questionProblem,
  readingLine,
} from "./reading-words.ts";
import { isMeasured, NOT_MEASURED, notMeasuredLine } from "./section-words.ts";

const scored = (score: number) => `${score} (${BAND_LABEL[bandOf(score)]})`;

function summary(result: AnalysisResult): string[] {
  const problem = result.reading && questionProblem(result.reading);
  return [
    `# ${titleFromAddress(result.url)}`,
    "",
    ...(problem ? [`**${plain(problem)}**`, ""] : []),
    `<${result.url}>`,
    "",
    `**Overall GEO Score: ${scored(result.score.score)}**`,
    "",
    plain(result.score.explanation),
    "",
    `Analyzed on ${result.analyzedAt.slice(0, 10)} with scoring rubric ${result.rubricVersion}.`,
    "",
    ...readingParts(result.reading),
    ...editLines(result.edits),
    ...markParts(result),
    "| Section | Score | Effort | Impact |",
    "|---|---|---|---|",
    ...SECTIONS.map((section) => {
      const { title, score, content } = result[section];
      if (!isMeasured(result[section])) return `| ${title} | ${NOT_MEASURED} | – | – |`;
      return `| ${title} | ${scored(score.score)} | ${content.effort} | ${content.impact} |`;
    }),
    "",
  ];
}

/** Results stored before readings existed have none. */
function readingParts(reading: PageReading | undefined): string[] {
  if (!reading) return [];
  const answer = answerWords(reading);
  return [
    plain(readingLine(reading)),
    "",
    plain(decidersLine(reading)),
    "",
    ...(answer ? answerParts(answer) : []),
  ];
}

function markParts(result: AnalysisResult): string[] {
  const lines = markLines(result);
  if (lines.length === 0) return [];
  const better = result.reading?.marks?.better ?? [];
  return [
    `## Marks by ${plain(result.reading?.model ?? "")}`,
    "",
    ...lines.map((line) => `- ${plain(line)}`),
    "",
    ...(better.length > 0 ? ["What a better page has, in its opinion:", ""] : []),
    ...better.map(({ has, here }) => `- ${plain(has)}${here ? ` (here: ${plain(here)})` : ""}`),
    ...(better.length > 0 ? [""] : []),
  ];
}

function answerParts({ title, texts, more }: AnswerWords): string[] {
  if (texts.length === 0) return [`${title}.`, ""];
  const rest = more > 0 ? [`- and ${more} more`] : [];
  return [`${title}:`, "", ...texts.map((text) => `- ${plain(text)}`), ...rest, ""];
}

function finding(audit: AuditResult): string[] {
  const { sectionPoints, points } = audit;
  const worth =
    audit.outcome === "scored"
      ? ` (${points.won} of ${points.possible} points overall, ${sectionPoints.won} of ${sectionPoints.possible} in the section)`
      : "";
  const grade = audit.grade ? ` Evidence ${audit.grade}.` : "";
  return [
    `- **${audit.title}**${worth}: ${plain(audit.found)}${grade}`,
    ...audit.quotes.map((quote) => `  > ${plain(quote)}`),
  ];
}

function section(result: AnalysisResult, name: Section): string[] {
  const { title, content, score } = result[name];
  if (!isMeasured(result[name]))
    return [
      `## ${title}: ${NOT_MEASURED}`,
      "",
      `${notMeasuredLine(result, name)}.`,
      "",
      ...adviceLines(result, name),
    ];
  const audits = result.audits.filter(
    (audit) => audit.section === name && audit.outcome !== "not-applicable",
  );
  return [
    `## ${title}: ${scored(score.score)}`,
    "",
    plain(content.description),
    "",
    ...adviceLines(result, name),
    "### Checks",
    "",
    ...audits.flatMap(finding),
    "",
  ];
}

export const reportMarkdown = (result: AnalysisResult): string =>
  [...summary(result), ...SECTIONS.flatMap((name) => section(result, name))].join("\n");

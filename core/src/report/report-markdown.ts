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
import { signed } from "../score/signed.ts";
import { adviceLines } from "./advice-lines.ts";
import { FAULTS_NOTE, FAULTS_TITLE, groupChecks, groupLines, remedyOf } from "./check-groups.ts";
import { citedLines, type MeasuredCitations } from "./cited-lines.ts";
import { editLines } from "./edit-lines.ts";
import { gradesLine } from "./grade-words.ts";
import { markLines } from "./mark-words.ts";
import { plain } from "./plain-text.ts";
import { quoteWords } from "./quote-words.ts";
import {
  type AnswerWords,
  answerWords,
  decidersLine,
  questionProblem,
  readingLine,
} from "./reading-words.ts";
import { type StoryRow, storyHeadline, storyLine, storyOf, storySum } from "./score-story.ts";
import { isMeasured, NOT_MEASURED, notMeasuredLine } from "./section-words.ts";

const scored = (score: number) => `${score} (${BAND_LABEL[bandOf(score)]})`;

function summary(result: AnalysisResult, cited: MeasuredCitations): string[] {
  const problem = result.reading && questionProblem(result.reading);
  return [
    `# ${plain(result.page.title?.trim() || titleFromAddress(result.url))}`,
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
    ...citedLines(cited),
    ...readingParts(result.reading),
    ...storyParts(result),
    ...editLines(result),
    ...markParts(result),
    "| Section | Usually | Score | Points |",
    "|---|---|---|---|",
    ...SECTIONS.map((section) => {
      const { title, score, start, difference } = result[section];
      if (!isMeasured(result[section])) return `| ${title} | – | ${NOT_MEASURED} | – |`;
      return `| ${title} | ${start ?? "–"} | ${scored(score.score)} | ${difference ? signed(difference) : "–"} |`;
    }),
    "",
  ];
}

function storyParts(result: AnalysisResult): string[] {
  const story = storyOf(result);
  if (!story) return [];
  const side = (title: string, rows: readonly StoryRow[]) =>
    rows.length === 0 ? [] : [`### ${title}`, "", ...rows.map((row) => `- ${plain(storyLine(row))}`), ""];
  return [
    `## ${storyHeadline(story)}`,
    "",
    ...side("Better than usual", story.better),
    ...side("Worse than usual", story.worse),
    `${storySum(story)}.`,
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
  const { difference } = audit;
  const worth = difference === undefined ? "" : ` (${signed(difference)} points)`;
  const grade = audit.grade ? ` Evidence ${audit.grade}.` : "";
  return [
    `- **${audit.title}**${worth}: ${plain(audit.found)}${grade}`,
    ...audit.quotes.map((quote) => `  > ${plain(quoteWords(quote))}`),
  ];
}

/** Results from before differences were kept list every check that applies. */
function checkParts(result: AnalysisResult, name: Section): string[] {
  const own = result.audits.filter((audit) => audit.section === name && audit.outcome !== "not-applicable");
  if (result.score.start === undefined) return ["### Checks", "", ...own.flatMap(finding), ""];
  const moved = own.filter(({ difference }) => difference !== undefined);
  const groups = groupChecks(result, name);
  return [
    ...(moved.length > 0 ? ["### Checks", "", ...moved.flatMap(finding), ""] : []),
    ...faultParts(groups.faults),
    ...groupLines(groups).flatMap((line) => [plain(line), ""]),
  ];
}

const faultParts = (faults: readonly AuditResult[]): string[] =>
  faults.length === 0 ? [] : [`### ${FAULTS_TITLE}`, "", FAULTS_NOTE, "", ...faults.flatMap(fault), ""];

function fault(audit: AuditResult): string[] {
  const [first = "", ...quotes] = finding(audit);
  return [`${first} ${plain(remedyOf(audit) ?? "")}`, ...quotes, ...snippetLines(audit)];
}

/** Indented, so that it stays part of the list item. */
const snippetLines = ({ snippet }: AuditResult): string[] =>
  snippet
    ? [
        "",
        `  ${FENCE}${snippet.language}`,
        ...snippet.code.split("\n").map((line) => `  ${line}`),
        `  ${FENCE}`,
        "",
      ]
    : [];

/** Longer than any that a title of the page could hold. */
const FENCE = "`".repeat(6);

function section(result: AnalysisResult, name: Section): string[] {
  const { title, content, score } = result[name];
  if (!isMeasured(result[name]))
    return [
      `## ${title}: ${NOT_MEASURED}`,
      "",
      `${notMeasuredLine(result, name)}.`,
      "",
      ...adviceLines(result, name),
      ...faultParts(groupChecks(result, name).faults),
    ];
  return [
    `## ${title}: ${scored(score.score)}`,
    "",
    plain(content.description),
    "",
    ...(result[name].start === undefined ? [] : [plain(score.explanation), ""]),
    ...adviceLines(result, name),
    ...checkParts(result, name),
  ];
}

export const reportMarkdown = (result: AnalysisResult, cited?: MeasuredCitations): string =>
  [...summary(result, cited), ...SECTIONS.flatMap((name) => section(result, name)), gradesLine(), ""].join(
    "\n",
  );

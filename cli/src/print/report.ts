/** An analysis for a terminal: the score, how the page was read, the sections, failed requirements, and what to do next. */
import { type AnalysisResult, SECTION_TITLE, SECTIONS } from "@citeworthy/core/contract";
import { markLines } from "@citeworthy/core/report/mark-words";
import { answerWords, questionProblem, readingLine } from "@citeworthy/core/report/reading-words";
import {
  type StoryRow,
  storyHeadline,
  storyLine,
  storyOf,
  storySum,
} from "@citeworthy/core/report/score-story";
import { isMeasured, notMeasuredLine } from "@citeworthy/core/report/section-words";
import { BAND_LABEL, type Band, bandOf } from "@citeworthy/core/score/bands";
import { signed } from "@citeworthy/core/score/signed";
import { comparedPages } from "./compared-pages.ts";
import { nextEdits } from "./next-edits.ts";
import { printable } from "./printable.ts";
import type { Colour, Screen } from "./screen.ts";
import { wrap } from "./wrap.ts";

const BAR = 20;
const TITLE_WIDTH = Math.max(...Object.values(SECTION_TITLE).map((title) => title.length));
const BAND_COLOUR: Record<Band, Colour> = { excellent: "green", good: "yellow", "needs-work": "red" };

export function report(analysis: AnalysisResult, screen: Screen): string {
  return [
    heading(analysis, screen),
    reading(analysis, screen),
    story(analysis, screen),
    sections(analysis, screen),
    gates(analysis, screen),
    leftOut(analysis, screen),
    marks(analysis, screen),
    comparedPages(analysis, screen),
    nextEdits(analysis, screen),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function heading({ page, url, score, reading }: AnalysisResult, { paint, width }: Screen): string {
  const band = bandOf(score.score);
  const problem = reading && questionProblem(reading);
  return [
    paint("bold", wrap(printable(page.title ?? "(no title)"), width)),
    paint("dim", printable(url)),
    "",
    ...(problem ? [paint("red", wrap(printable(problem), width))] : []),
    `Overall score: ${paint(BAND_COLOUR[band], `${score.score} of 100, ${BAND_LABEL[band]}`)}`,
  ].join("\n");
}

/** Results stored before readings existed have none. */
function reading({ reading: read }: AnalysisResult, { width }: Screen): string {
  if (!read) return "";
  const answer = answerWords(read);
  const texts = answer?.texts.map((text) => wrap(printable(`“${text}”`), width, "  ")) ?? [];
  return [
    wrap(printable(readingLine(read)), width),
    ...(answer ? [`${answer.title}${texts.length > 0 ? ":" : "."}`] : []),
    ...texts,
    ...(answer && answer.more > 0 ? [`  and ${answer.more} more`] : []),
  ].join("\n");
}

function story(analysis: AnalysisResult, { paint, width }: Screen): string {
  const told = storyOf(analysis);
  if (!told) return "";
  const row = (one: StoryRow) => wrap(printable(storyLine(one)), width, "  ");
  const side = (title: string, rows: readonly StoryRow[]) =>
    rows.length > 0 ? [title, ...rows.map(row)] : [];
  return [
    paint("bold", wrap(storyHeadline(told), width)),
    ...side("Better than usual", told.better),
    ...side("Worse than usual", told.worse),
    storySum(told),
  ].join("\n");
}

function sections(analysis: AnalysisResult, { paint }: Screen): string {
  return SECTIONS.map((section) => {
    const title = SECTION_TITLE[section].padEnd(TITLE_WIDTH);
    if (!isMeasured(analysis[section]))
      return `  ${title}    –  ${paint("dim", notMeasuredLine(analysis, section))}`;
    const { score } = analysis[section].score;
    const band = bandOf(score);
    const { difference } = analysis[section];
    const points = (difference ? signed(difference) : "").padStart(5);
    const row = `${title}  ${String(score).padStart(3)}  ${points}`;
    return `  ${row}  ${paint(BAND_COLOUR[band], bar(score))}  ${BAND_LABEL[band]}`;
  }).join("\n");
}

function bar(score: number): string {
  const full = Math.round((score / 100) * BAR);
  return "█".repeat(full) + "░".repeat(BAR - full);
}

function gates(analysis: AnalysisResult, { paint, width }: Screen): string {
  const failed = analysis.gates.filter((gate) => !gate.passed);
  if (failed.length === 0) return "";
  const lines = failed.map((gate) => wrap(printable(`✗ ${gate.id}: ${gate.found}`), width, "  "));
  return [paint("red", "Requirements not met (each limits every section to 40)"), ...lines].join("\n");
}

function marks(analysis: AnalysisResult, { paint, width }: Screen): string {
  const lines = markLines(analysis).map((line) => wrap(printable(line), width, "  "));
  if (lines.length === 0) return "";
  return [paint("bold", `Marks by ${printable(analysis.reading?.model ?? "")}`), ...lines].join("\n");
}

function leftOut(analysis: AnalysisResult, { paint, width }: Screen): string {
  if (!analysis.leftOut) return "";
  const { language, audits } = analysis.leftOut;
  const checks = audits.length === 1 ? "One check needs" : `${audits.length} checks need`;
  const named = language === null ? "the language of this page" : `this language (${language})`;
  const text = `${checks} word lists that we don't have for ${named}.`;
  return paint("dim", wrap(printable(text), width));
}

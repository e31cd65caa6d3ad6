/** The whole analysis as a text that can be sent to the people who edit the page. */
import { cleanRecommendation } from "../advice/clean.ts";
import {
  type AnalysisResult,
  type AuditResult,
  SECTIONS,
  type Section,
} from "../contract/analysis-result.ts";
import type { PageReading } from "../contract/reading.ts";
import { titleFromAddress } from "../contract/title-from-address.ts";
import { BAND_LABEL, bandOf } from "../score/bands.ts";
import { type AnswerWords, answerWords, readingLine } from "./reading-words.ts";

/** Words of the page are shown as words, whatever markup they hold. */
const plain = (text: string) => text.replace(/\s+/g, " ").replace(/[\\`*_[\]<>|#]/g, "\\$&");

const scored = (score: number) => `${score} (${BAND_LABEL[bandOf(score)]})`;

function summary(result: AnalysisResult): string[] {
  return [
    `# ${titleFromAddress(result.url)}`,
    "",
    `<${result.url}>`,
    "",
    `**Overall GEO Score: ${scored(result.score.score)}**`,
    "",
    plain(result.score.explanation),
    "",
    `Analyzed ${result.analyzedAt.slice(0, 10)} by rubric ${result.rubricVersion}.`,
    "",
    ...readingParts(result.reading),
    "| Section | Score | Effort | Impact |",
    "|---|---|---|---|",
    ...SECTIONS.map((section) => {
      const { title, score, content } = result[section];
      return `| ${title} | ${scored(score.score)} | ${content.effort} | ${content.impact} |`;
    }),
    "",
  ];
}

/** Results from before the reading was kept have none. */
function readingParts(reading: PageReading | undefined): string[] {
  if (!reading) return [];
  const answer = answerWords(reading);
  return [plain(readingLine(reading)), "", ...(answer ? answerParts(answer) : [])];
}

function answerParts({ title, texts, more }: AnswerWords): string[] {
  if (texts.length === 0) return [`${title}.`, ""];
  const rest = more > 0 ? [`- and ${more} more`] : [];
  return [`${title}:`, "", ...texts.map((text) => `- ${plain(text)}`), ...rest, ""];
}

function finding(audit: AuditResult): string[] {
  const { won, possible } = audit.sectionPoints;
  const worth = audit.outcome === "scored" ? ` (${won} of ${possible} points)` : "";
  const grade = audit.grade ? ` Evidence ${audit.grade}.` : "";
  return [
    `- **${audit.title}**${worth}: ${plain(audit.found)}${grade}`,
    ...audit.quotes.map((quote) => `  > ${plain(quote)}`),
  ];
}

function section(result: AnalysisResult, name: Section): string[] {
  const { title, content, score, what_can_be_enhanced } = result[name];
  const advice = what_can_be_enhanced.map((item, index) => {
    const text = cleanRecommendation("content" in item ? item.content : item.reason);
    return `${index + 1}. ${"link" in item ? `<${item.link}> ` : ""}${plain(text)}`;
  });
  const audits = result.audits.filter(
    (audit) => audit.section === name && audit.outcome !== "not-applicable",
  );
  return [
    `## ${title}: ${scored(score.score)}`,
    "",
    plain(content.description),
    "",
    ...(advice.length > 0 ? ["### Optimization Recommendations", "", ...advice, ""] : []),
    "### Checks",
    "",
    ...audits.flatMap(finding),
    "",
  ];
}

export const reportMarkdown = (result: AnalysisResult): string =>
  [...summary(result), ...SECTIONS.flatMap((name) => section(result, name))].join("\n");

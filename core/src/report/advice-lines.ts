/** What a section recommends, as Markdown. Named competitors, cited pages and the page's own sources get their own headings. */
import { cleanRecommendation } from "../advice/clean.ts";
import type { AnalysisResult, Enhancement, NamedCompetitor, Section } from "../contract/analysis-result.ts";
import { plain } from "./plain-text.ts";
import { noEditWords, sectionEdits } from "./section-edits.ts";
import { isMeasured } from "./section-words.ts";

const ENGINE = { perplexity: "Perplexity", chatgpt: "ChatGPT" };

export function adviceLines(result: AnalysisResult, section: Section): string[] {
  const { what_can_be_enhanced: stored } = result[section];
  const { edits, notes } = sectionEdits(result, section);
  // Older results have advice that no edit stands for, also where nothing was measured.
  const isTold = section === "competitor_analysis" || isMeasured(result[section]) || edits.length > 0;
  const items = isTold ? stored : [];
  const sources = items.filter((item) => "link" in item && item.role === "source");
  const others = items.filter((item) => !sources.includes(item));
  const isCompetitors = section === "competitor_analysis" && result.competitors !== undefined;
  const silent =
    section !== "competitor_analysis" && items.length === 0 ? noEditWords(result, section) : null;
  return [
    ...(silent === null ? [] : ["### Optimization Recommendations", "", plain(silent), ""]),
    ...listed(othersTitle(others), others),
    ...(notes.length > 0
      ? ["### For you to decide", "", ...notes.map(({ fault }) => `- ${plain(fault)}`), ""]
      : []),
    ...listed("Sources this page leans on", sources),
    ...(isCompetitors ? notCompared(result.competitors ?? []) : []),
  ];
}

/** Stored results from before roles were kept have none, and keep the heading they had. */
const othersTitle = (items: readonly Enhancement[]) =>
  items.some((item) => "link" in item && item.role === "competitor")
    ? "Top Competitors"
    : "Optimization Recommendations";

const listed = (title: string, items: readonly Enhancement[]) =>
  items.length === 0 ? [] : [`### ${title}`, "", ...items.map((item, at) => `${at + 1}. ${line(item)}`), ""];

function line(item: Enhancement): string {
  if ("content" in item) return plain(cleanRecommendation(item.content));
  // The second line of a source is advice on a page that nothing was compared with.
  const reason = item.role === "source" ? (item.reason.split("\n")[0] ?? "") : item.reason;
  return `<${item.link}> ${whyOf(item)}${plain(cleanRecommendation(reason))}`;
}

function whyOf(item: Exclude<Enhancement, { content: string }>): string {
  if (item.role !== "competitor") return "";
  return item.engine ? `Why ${ENGINE[item.engine]} Mentions This: ` : "Why this could be cited instead: ";
}

function notCompared(competitors: readonly NamedCompetitor[]): string[] {
  const lines = competitors.flatMap(({ url, problem }) =>
    problem === null ? [] : [`- <${url}>: ${plain(problem)}`],
  );
  return lines.length === 0 ? [] : ["### Not compared", "", ...lines, ""];
}

/** What a section recommends, as Markdown; one that isn't measured recommends nothing. Named competitors, cited pages and the page's own sources get their own headings. */
import { cleanRecommendation } from "../advice/clean.ts";
import type { AnalysisResult, Enhancement, NamedCompetitor, Section } from "../contract/analysis-result.ts";
import { plain } from "./plain-text.ts";
import { sectionStoryOf } from "./score-story.ts";
import { isMeasured } from "./section-words.ts";

const ENGINE = { perplexity: "Perplexity", chatgpt: "ChatGPT" };

export function adviceLines(result: AnalysisResult, section: Section): string[] {
  const { what_can_be_enhanced: stored } = result[section];
  const items = section === "competitor_analysis" || isMeasured(result[section]) ? stored : [];
  const sources = items.filter((item) => "link" in item && item.role === "source");
  const others = items.filter((item) => !sources.includes(item));
  const isCompetitors = section === "competitor_analysis" && result.competitors !== undefined;
  const isFaultless =
    section !== "competitor_analysis" &&
    items.length === 0 &&
    sectionStoryOf(result, section)?.worse.length === 0;
  return [
    ...(isFaultless ? ["### Optimization Recommendations", "", NO_FAULT, ""] : []),
    ...listed(othersTitle(others), others),
    ...listed("Sources this page leans on", sources),
    ...(isCompetitors ? notCompared(result.competitors ?? []) : []),
  ];
}

/** Said where a section has no recommendation. */
export const NO_FAULT = "No fault found. There is nothing to change here.";

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

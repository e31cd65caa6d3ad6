/** What the engine has to reach on the public pages, beside what it reached in this run. */
import type { Judged } from "./measure-analysis.ts";
import type { Cost } from "./measure-cost.ts";
import type { Measured } from "./measure-reader.ts";
import type { Spread } from "./spread.ts";

export type Results = {
  quality: Record<string, Measured[]>;
  analyses: Record<string, Omit<Judged, "scores">>;
  spread: Record<string, Spread>;
  cost: Cost;
};
export type Goal = { measure: string; reached: number; goal: string; peers: string; met: boolean };

const MAX_TIMES_READABILITY = 3;
const MAX_MS = 1_000;

export function goals({ quality, analyses, spread, cost }: Results): Goal[] {
  const at = (set: string, reader: string) => quality[set]?.find((one) => one.reader === reader);
  const least = (measure: string, set: string, get: (one: Measured) => number | null, goal: number): Goal => {
    const own = at(set, "citeworthy");
    const reached = (own && get(own)) ?? Number.NaN;
    const peers = (quality[set] ?? [])
      .filter((one) => one !== own)
      .map((one) => `${one.reader} ${get(one) ?? "none"}`)
      .join(", ");
    return { measure, reached, goal: `at least ${goal}`, peers, met: reached >= goal };
  };
  const most = (measure: string, reached: number, goal: number, peers = ""): Goal => ({
    measure,
    reached,
    goal: `at most ${goal}`,
    peers,
    met: reached <= goal,
  });
  const total = (get: (one: Omit<Judged, "scores">) => number) =>
    Object.values(analyses).reduce((sum, one) => sum + get(one), 0);
  const exponentOf = (name: string) => cost.growth.find(({ reader }) => reader === name)?.exponent;
  const readabilityMs = at("extraction-articles", "readability")?.ms.median ?? Number.NaN;
  const analysisMs = analyses["extraction-articles"]?.ms.median ?? Number.NaN;
  const slowest = cost.hostile.reduce((worst, one) => Math.max(worst, one.reader, one.analysis), 0);
  const deviation = spread.all?.deviation ?? Number.NaN;
  return [
    least("articles, 4-gram F1", "extraction-articles", (one) => one.shingleF1, 0.96),
    least("web pages, word F1", "extraction-web", (one) => one.wordF1, 0.855),
    least("dates, exact day", "dates", (one) => one.dates, 0.83),
    least("authors, web pages", "extraction-web", (one) => one.authors, 0.78),
    most(
      "whole analysis, times Readability (median article)",
      Math.round((analysisMs / readabilityMs) * 100) / 100,
      MAX_TIMES_READABILITY,
      `readability ${readabilityMs} ms, analysis ${analysisMs} ms`,
    ),
    most("growth exponent, reader", exponentOf("citeworthy") ?? Number.NaN, 1.1),
    most("growth exponent, whole analysis", exponentOf("whole analysis") ?? Number.NaN, 1.1),
    most("slowest hostile page, ms", slowest, MAX_MS),
    most(
      "quotations not on the page",
      total((one) => one.quotesNotFound),
      0,
      `of ${total((one) => one.quotes)}`,
    ),
    most(
      "audits that broke",
      total((one) => one.brokenAudits),
      0,
    ),
    most(
      "pages that crashed",
      total((one) => one.crashed),
      0,
      `of ${total((one) => one.pages)}`,
    ),
    {
      measure: "standard deviation of scores",
      reached: deviation,
      goal: "at least 12",
      peers: "",
      met: deviation >= 12,
    },
  ];
}

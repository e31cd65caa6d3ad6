/** The whole analysis over one data set: how scores spread, whether quotations are on the page, what it costs. */
import { analyze } from "@citeworthy/core/analysis";
import { cpuMs, quantile } from "./cost.ts";
import { readPages } from "./data-set.ts";
import { documentWords } from "./document-words.ts";
import { savedEvidence } from "./saved-evidence.ts";

export type Judged = {
  pages: number;
  crashed: number;
  brokenAudits: number;
  quotes: number;
  quotesNotFound: number;
  scores: { type: string; score: number }[];
  ms: { median: number; p95: number; max: number };
};

const [, , folder = "", every = "1"] = process.argv;
const judged: Judged = {
  pages: 0,
  crashed: 0,
  brokenAudits: 0,
  quotes: 0,
  quotesNotFound: 0,
  scores: [],
  ms: { median: 0, p95: 0, max: 0 },
};
const costs: number[] = [];

function judge(html: string, url: string): ReturnType<typeof analyze> | null {
  const onBroken = () => {
    judged.brokenAudits += 1;
  };
  try {
    return analyze(savedEvidence({ html, url }), { onBroken });
  } catch {
    judged.crashed += 1;
    return null;
  }
}

for (const { html, url, type } of readPages(folder, Number(every))) {
  let result: ReturnType<typeof judge> = null;
  costs.push(
    await cpuMs(() => {
      result = judge(html, url);
    }),
  );
  judged.pages += 1;
  const found = result as ReturnType<typeof judge>;
  if (!found) continue;
  const quotes = found.audits.flatMap((audit) => audit.quotes);
  const says = documentWords(html);
  judged.quotes += quotes.length;
  judged.quotesNotFound += quotes.filter((quote) => !says(quote)).length;
  judged.scores.push({ type: type ?? "article", score: found.score.score });
}
judged.ms = {
  median: Math.round(quantile(costs, 0.5)),
  p95: Math.round(quantile(costs, 0.95)),
  max: Math.round(Math.max(...costs, 0)),
};
console.log(JSON.stringify(judged));

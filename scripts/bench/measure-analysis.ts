/** The whole analysis over one data set: how scores spread, whether quotations stand on the page, what it costs. */
import { analyze } from "@citeworthy/core/analysis";
import type { Evidence } from "@citeworthy/core/evidence";
import { readPage } from "@citeworthy/core/page";
import { cpuMs, quantile } from "./cost.ts";
import { type LabelledPage, readPages } from "./data-set.ts";

export type Judged = {
  pages: number;
  broken: number;
  quotes: number;
  quotesNotFound: number;
  scores: { type: string; score: number }[];
  ms: { median: number; p95: number; max: number };
};

const [, , folder = "", every = "1"] = process.argv;

const evidenceOf = ({ html, url }: LabelledPage): Evidence => {
  const address = URL.canParse(url) ? url : "https://example.invalid/page";
  return {
    requestedUrl: address,
    url: address,
    redirects: [],
    status: 200,
    headers: {},
    html,
    bytes: html.length,
    timings: { firstByteMs: null, totalMs: null },
    robots: null,
    sitemap: null,
    botAnswers: null,
    now: "2026-11-15T00:00:00.000Z",
  };
};

const squeeze = (text: string) => text.replace(/\s+/g, "");

/** Text and attributes of the page as served; read apart from the quoting itself as far as one model allows. */
function standsOn(page: LabelledPage): (quote: string) => boolean {
  const { letters, metas, links, images, interactive, machineText, titleTag, dates, author } = readPage(
    page.html,
    page.url,
  );
  const declared = [
    ...metas.map(({ content }) => content),
    ...links.flatMap(({ text, rawHref }) => [text, rawHref]),
    ...images.map(({ alt }) => alt ?? ""),
    ...interactive.map(({ label }) => label ?? ""),
    ...machineText.map(({ text }) => text),
    ...dates.map(({ raw }) => raw),
    titleTag?.raw ?? "",
    author?.raw ?? "",
  ];
  const all = `${letters}\n${declared.map(squeeze).join("\n")}`;
  return (quote) => all.includes(squeeze(quote));
}

const judged: Judged = {
  pages: 0,
  broken: 0,
  quotes: 0,
  quotesNotFound: 0,
  scores: [],
  ms: { median: 0, p95: 0, max: 0 },
};
const costs: number[] = [];
for (const page of readPages(folder, Number(every))) {
  const evidence = evidenceOf(page);
  const onBroken = () => {
    judged.broken += 1;
  };
  let result = analyze(evidence, { onBroken });
  costs.push(
    await cpuMs(() => {
      result = analyze(evidence);
    }),
  );
  const quotes = result.audits.flatMap((audit) => audit.quotes);
  const stands = standsOn(page);
  judged.pages += 1;
  judged.quotes += quotes.length;
  judged.quotesNotFound += quotes.filter((quote) => !stands(quote)).length;
  judged.scores.push({ type: page.type ?? "article", score: result.score.score });
}
judged.ms = {
  median: Math.round(quantile(costs, 0.5)),
  p95: Math.round(quantile(costs, 0.95)),
  max: Math.round(Math.max(...costs, 0)),
};
console.log(JSON.stringify(judged));

/**
 * `BENCH_DATA=folder npm run bench -- promises`: whether an edit brings the points that stand next to it. Edits are made
 * by program (the article's edits one by one, and code to paste), and the page is then judged anew, with nothing kept from
 * the judgement that the promise comes from.
 */
import { analyze } from "../../core/src/analysis/analyze.ts";
import { applyEdits } from "../../core/src/article/apply-edits.ts";
import { optimizeArticle } from "../../core/src/article/optimize-article.ts";
import { toMarkdown } from "../../core/src/article/rendering/to-markdown.ts";
import { framedAnalysis } from "../../core/src/article/scoring/score-article.ts";
import { type AnalysisResult, SECTIONS } from "../../core/src/contract/analysis-result.ts";
import { readLabelledPages } from "../labels/labelled-pages.ts";
import { savedPage } from "../labels/saved-page.ts";
import { learnedFor } from "./models-of.ts";
import { share } from "./scorer/statistics.ts";

const EDITS = 300;
const WITHIN = 1;
const GOAL = 0.95;

const data = process.env.BENCH_DATA;
if (!data)
  throw new Error("BENCH_DATA must name the folder that holds the labelled pages; see docs/learning.md.");
const pages = readLabelledPages(data);
const learnedOf = learnedFor(pages, { isShipped: process.argv.includes("--shipped") });

type Made = { page: string; what: string; promised: number; delivered: number };
const made: Made[] = [];

for (const { label, url, html } of pages) {
  if (made.length >= EDITS) break;
  const evidence = savedPage(url, html);
  const options = learnedOf(label.id);
  const before = analyze(evidence, options);
  for (const edit of before.edits ?? []) {
    const snippet = before.audits.find(({ id }) => id === edit.audit)?.snippet;
    if (!edit.points || snippet?.language !== "html" || snippet.code.includes("[")) continue;
    const pasted = html.replace(/<head[^>]*>/i, (head) => `${head}${snippet.code}`);
    if (pasted === html) continue;
    const delivered = exact(analyze({ ...evidence, html: pasted }, options)) - exact(before);
    made.push({ page: label.id, what: edit.audit ?? "", promised: edit.points, delivered });
  }
  const article = optimizeArticle(evidence, { ...options, before });
  if (article?.verdict.outcome !== "improved") continue;
  const scored = (kept: readonly string[]) =>
    exact(
      framedAnalysis(evidence, toMarkdown(applyEdits(article.source, article.edits, kept)), options).after,
    );
  const none = scored([]);
  for (const { id, kind, points } of article.edits)
    made.push({ page: label.id, what: kind, promised: points, delivered: scored([id]) - none });
}

/** The mean of the sections, before it is rounded. */
function exact(result: AnalysisResult): number {
  return SECTIONS.reduce((sum, section) => sum + result[section].score.score, 0) / SECTIONS.length;
}

const isKept = ({ promised, delivered }: Made) => Math.abs(promised - delivered) <= WITHIN;
for (const what of new Set(made.map((one) => one.what))) {
  const own = made.filter((one) => one.what === what);
  console.log(`${what}: ${own.length} edits, within ${WITHIN} point on ${share(own.map(isKept))}`);
}
for (const { page, what, promised, delivered } of made.filter((one) => !isKept(one)).slice(0, 40))
  console.log(`  ${page} ${what}: promised ${promised}, delivered ${Math.round(delivered * 10) / 10}`);
const kept = share(made.map(isKept)) ?? 0;
console.log(`${made.length} edits, within ${WITHIN} point on ${kept} (goal ${GOAL})`);
process.exitCode = kept >= GOAL ? 0 : 1;

/**
 * `BENCH_DATA=folder npm run bench -- promises`: whether an edit brings the points that stand next to it. Edits are made
 * by program: code to paste is pasted, and each of an article's edits is undone beside the others, as the product scores a
 * choice of edits. `fresh` counts the same with nothing kept from the report: there, every check may move a little.
 */
import { analyze } from "../../core/src/analysis/analyze.ts";
import { applyEdits } from "../../core/src/article/apply-edits.ts";
import { toMarkdown } from "../../core/src/article/rendering/to-markdown.ts";
import { type AnalysisResult, SECTIONS, type Section } from "../../core/src/contract/analysis-result.ts";
import { optimizeArticle } from "../../core/src/optimize/optimize-article.ts";
import { framedAnalysis, scoreSummaryOf } from "../../core/src/optimize/score-article.ts";
import { scoreKept } from "../../core/src/optimize/score-kept.ts";
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

type Made = { page: string; what: string; promised: number; delivered: number; fresh: number };
const made: Made[] = [];

for (const { label, url, html } of pages) {
  if (made.length >= EDITS) break;
  const evidence = savedPage(url, html);
  const options = learnedOf(label.id);
  const before = analyze(evidence, options);
  for (const edit of before.edits ?? []) {
    const snippet = before.audits.find(({ id }) => id === edit.audit)?.snippet;
    if (!edit.points || snippet?.language !== "html" || snippet.code.includes("[")) continue;
    const without = snippet.code.includes('name="robots"')
      ? html.replace(/<meta[^>]+name=["']?robots["']?[^>]*>/gi, "")
      : html;
    const pasted = without.replace(/<head[^>]*>/i, (head) => `${head}${snippet.code}`);
    if (pasted === html) continue;
    const delivered = exact(analyze({ ...evidence, html: pasted }, options)) - exact(before);
    made.push({ page: label.id, what: edit.audit ?? "", promised: edit.points, delivered, fresh: delivered });
  }
  const article = optimizeArticle(evidence, { ...options, before });
  if (article?.verdict.outcome !== "improved") continue;
  const { source, edits, comparison } = article;
  const ids = edits.map(({ id }) => id);
  const known = before.reading;
  const chosen = (kept: readonly string[]) =>
    mean(
      scoreKept(evidence, { source, edits, before: comparison.before }, kept, {
        ...options,
        ...(known && { known: { checks: known.details, marks: known.marks } }),
      })?.after.sections ?? comparison.before.sections,
    );
  const fresh = (kept: readonly string[]) =>
    exact(framedAnalysis(evidence, toMarkdown(applyEdits(source, edits, kept)), options).after);
  const [all, allFresh] = [chosen(ids), fresh(ids)];
  for (const { id, kind, points } of edits) {
    const others = ids.filter((one) => one !== id);
    made.push({
      page: label.id,
      what: kind,
      promised: points,
      delivered: all - chosen(others),
      fresh: allFresh - fresh(others),
    });
  }
}

/** The mean of the sections, before it is rounded. */
function mean(sections: Record<Section, number>): number {
  return SECTIONS.reduce((sum, section) => sum + sections[section], 0) / SECTIONS.length;
}

function exact(result: AnalysisResult): number {
  return mean(scoreSummaryOf(result).sections);
}

const isKept = ({ promised, delivered }: Made) => Math.abs(promised - delivered) <= WITHIN;
for (const what of new Set(made.map((one) => one.what))) {
  const own = made.filter((one) => one.what === what);
  console.log(`${what}: ${own.length} edits, within ${WITHIN} point on ${share(own.map(isKept))}`);
}
for (const { page, what, promised, delivered } of made.filter((one) => !isKept(one)).slice(0, 40))
  console.log(`  ${page} ${what}: promised ${promised}, delivered ${Math.round(delivered * 10) / 10}`);
const kept = share(made.map(isKept)) ?? 0;
const freshly = share(made.map(({ promised, fresh }) => Math.abs(promised - fresh) <= WITHIN));
console.log(`judged afresh: within ${WITHIN} point on ${freshly}`);
console.log(`${made.length} edits, within ${WITHIN} point on ${kept} (goal ${GOAL})`);
process.exitCode = kept >= GOAL ? 0 : 1;

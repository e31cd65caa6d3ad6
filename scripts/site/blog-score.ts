/** Scores our own articles with our own engine: `node scripts/site/blog-score.ts answer-first-writing` or `all`. */
import { articleSlugs } from "../../web/content/compile/read-articles.ts";
import { openSite } from "./open-site.ts";
import { scoreLines, scorePage } from "./score-page.ts";

const args = process.argv.slice(2);
if (args.length === 0) {
  console.error("Usage: blog-score <slug...|all|/path>");
  process.exit(2);
}
const isBrief = args.includes("all");
const paths = isBrief
  ? articleSlugs().map((slug) => `/blog/${slug}`)
  : args.map((arg) => (arg.startsWith("/") ? arg : `/blog/${arg}`));

const site = await openSite();
const scores: number[] = [];
for (const path of paths) {
  const result = scorePage(path, await site.render(path));
  scores.push(result.score.score);
  console.log(scoreLines(path, result, isBrief).join("\n"));
}
const sorted = scores.toSorted((a, b) => a - b);
if (isBrief)
  console.log(`\n${sorted.length} articles, lowest ${sorted[0]}, median ${sorted[sorted.length >> 1]}`);

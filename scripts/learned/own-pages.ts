/** What our own engine says of our own site, one line for each page. */
import { readArticles } from "../../web/content/compile/read-articles.ts";
import type { openSite } from "../site/open-site.ts";
import { JUDGED_AT, scorePage } from "../site/score-page.ts";
import { postPath, sitePaths } from "../site/site-paths.ts";

export async function ownPages(site: Awaited<ReturnType<typeof openSite>>): Promise<string> {
  const scores = new Map<string, number>();
  const lines: string[] = [];
  for (const path of sitePaths()) {
    const { score, reading } = scorePage(path, await site.render(path), JUDGED_AT);
    scores.set(path, score.score);
    const read = reading && `${reading.kind} ${Math.round(reading.kindSure * 100)}%`;
    const isPromotional = reading?.checks.promotional === "yes";
    lines.push(
      [score.score, path, read ?? "not read", ...(isPromotional ? ["promotional"] : [])].join(" | "),
    );
  }
  const articles = readArticles()
    .map((article) => scores.get(postPath(article)) ?? Number.NaN)
    .sort((a, b) => a - b);
  const head = `${articles.length} articles: lowest ${articles[0]}, median ${articles[articles.length >> 1]}`;
  return `${[head, ...lines].join("\n")}\n`;
}

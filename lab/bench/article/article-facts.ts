/** Who and when an article prints, held against what is known of its page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

type DatedPage = { url: string; html: string; published: string };

export function* readDatedPages(data: string): Generator<DatedPage> {
  const folder = join(data, "dates");
  for (const line of readFileSync(join(folder, "truth.jsonl"), "utf8").split("\n").filter(Boolean)) {
    const { file, url, published } = JSON.parse(line);
    if (typeof published === "string") yield { url, published, html: readHtml(join(folder, "html", file)) };
  }
}

function readHtml(path: string): string {
  try {
    return gunzipSync(readFileSync(`${path}.gz`)).toString("utf8");
  } catch {
    return readFileSync(path, "utf8");
  }
}

const byline = (markdown: string): string =>
  [...markdown.matchAll(/^\*([^*\n]+)\*$/gm)].map(([, line = ""]) => line).join(" · ");

/** The name after "By", as the article prints it; null where it prints none. */
export const printedAuthor = (markdown: string): string | null =>
  /(?:^| )By (\p{Lu}\S+ \p{Lu}\S+)/u.exec(byline(markdown))?.[1] ?? null;

/** The years of the byline: a year that isn't the true one is a contradiction. */
export const printedYears = (markdown: string): string[] =>
  byline(markdown).match(/\b(?:19|20)\d\d\b/g) ?? [];

/** Pages of the web, each asked for by its own title, which is taken out of its text first. */
import { readPage } from "@citeworthy/core/page";
import { readPages } from "../reader/data-set.ts";
import type { Judged } from "./ranking-quality.ts";

export function readKnownItems(folder: string): { passages: string[]; queries: Judged[] } {
  const passages: string[] = [];
  const queries: Judged[] = [];
  for (const { html, url } of readPages(folder)) {
    const { title, text } = readPage(html, url);
    if (title) queries.push({ query: title, gains: new Map([[passages.length, 1]]) });
    passages.push(title ? text.split(title).join(" ") : text);
  }
  return { passages, queries };
}

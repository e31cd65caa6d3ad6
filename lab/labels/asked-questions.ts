/** Questions that careful readers asked of some of the labelled pages, in the folder `asked`. See docs/learning.md. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { foldOf, jsonLines, readPageIndex } from "./labelled-pages.ts";

/** `sentences`: passages of the page, each of which answers by itself; none where the page doesn't answer. */
export type AskedQuestion = { question: string; type: string; answered: boolean; sentences: string[] };
export type AskedPage = { id: string; url: string; html: string; fold: number; asked: AskedQuestion[] };

export function readAskedPages(data: string): AskedPage[] {
  const index = readPageIndex(data);
  const labels = jsonLines(join(data, "asked", "labels.jsonl")) as Pick<AskedPage, "id" | "asked">[];
  return labels.flatMap(({ id, asked }) => {
    const found = index.get(id);
    if (!found) return [];
    const html = gunzipSync(readFileSync(found.file)).toString("utf8");
    return [{ id, url: found.url, html, fold: foldOf(id), asked }];
  });
}

/** The labelled pages of a data folder: `truth.jsonl` and `html/*.html.gz`. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

export type Label = {
  file: string;
  url: string;
  text?: string;
  type?: string;
  author?: string;
  published?: string;
};
export type LabelledPage = Label & { html: string };

export function readLabels(folder: string): Label[] {
  const path = join(folder, "truth.jsonl");
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line): Label => JSON.parse(line));
}

/** One page at a time: a data set does not have to fit into memory. */
export function* readPages(folder: string, every = 1): Generator<LabelledPage> {
  for (const [index, label] of readLabels(folder).entries()) {
    if (index % every !== 0) continue;
    const html = gunzipSync(readFileSync(join(folder, "html", `${label.file}.gz`))).toString("utf8");
    yield { ...label, html };
  }
}

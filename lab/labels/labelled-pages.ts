/** Pages that careful readers labelled, and the folders that hold their HTML. See docs/learning.md. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { CheckName, Kind, Verdict } from "../../core/src/contract/reading.ts";

export type ReaderLabel = {
  id: string;
  kind: Kind;
  question: string;
  also_asked: string[];
  answer: { sentences: string[]; place: string; is_list: boolean; items: string[] };
  never_quote: string[];
  checks: Record<CheckName, Exclude<Verdict, "unsure">>;
  edits: { about: string; do: string; at: string }[];
  /** Null where the page needs none. */
  ideal_lead: string | null;
  citable: number;
};
/** `text` is the main text, as a person marked it. */
export type LabelledPage = { label: ReaderLabel; url: string; text: string; html: string; fold: number };
type SavedPage = { file: string; url: string; text: string };

/** Folders with the file `labels.jsonl`, and folders with `html/` and `truth.jsonl`. */
export const LABEL_FOLDERS = ["judgement", "model-edits"];
export const PAGE_FOLDERS = ["extraction-web", "extraction-web-2", "extraction-articles", "model-edits"];
export const FOLDS = 5;

export const jsonLines = (file: string) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

/** By a hash of the id, so that a page stays in its fold when others are added. */
export function foldOf(id: string): number {
  let hash = 2_166_136_261;
  for (const char of id) hash = Math.imul(hash ^ char.charCodeAt(0), 16_777_619) >>> 0;
  return (hash >>> 8) % FOLDS;
}

export const readLabels = (data: string): ReaderLabel[] =>
  LABEL_FOLDERS.flatMap((folder) => jsonLines(join(data, folder, "labels.jsonl")));

/** Where the page of each id is, its address and its main text. */
export function readPageIndex(data: string): Map<string, SavedPage> {
  const index = new Map<string, SavedPage>();
  for (const folder of PAGE_FOLDERS)
    for (const { file, url, text } of jsonLines(join(data, folder, "truth.jsonl"))) {
      const id = file.replace(".html", "");
      index.set(id, { file: join(data, folder, "html", `${id}.html.gz`), url, text });
    }
  return index;
}

export function readLabelledPages(data: string): LabelledPage[] {
  const index = readPageIndex(data);
  return readLabels(data).flatMap((label) => {
    const found = index.get(label.id);
    if (!found) return [];
    const html = gunzipSync(readFileSync(found.file)).toString("utf8");
    return [{ label, url: found.url, text: found.text, html, fold: foldOf(label.id) }];
  });
}

const words = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKC")
    .match(/[\p{L}\p{N}]+/gu) ?? [];
export const plain = (text: string): string => words(text).join(" ");

/** Whether two sentences are the same one, up to marks and a cut end: as the scorer compares them. */
export function isSame(one: string, other: string): boolean {
  if (one === "" || other === "") return false;
  if (one === other) return true;
  return (
    (one.length > 20 && other.includes(one)) ||
    (other.length > 20 && one.includes(other) && one.length < 3 * other.length)
  );
}

/** Pages that careful readers labelled: `judgement/labels.jsonl` beside the folders that hold the HTML. */
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
export type LabelledPage = { label: ReaderLabel; url: string; html: string; fold: number };

export const PAGE_FOLDERS = ["extraction-web", "extraction-web-2", "extraction-articles"];
export const FOLDS = 5;

const lines = (file: string) =>
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

export function readLabelledPages(data: string): LabelledPage[] {
  const folders = new Map<string, { folder: string; url: string }>();
  for (const folder of PAGE_FOLDERS)
    for (const { file, url } of lines(join(data, folder, "truth.jsonl")))
      folders.set(file.replace(".html", ""), { folder, url });
  return lines(join(data, "judgement", "labels.jsonl")).flatMap((label: ReaderLabel) => {
    const found = folders.get(label.id);
    if (!found) return [];
    const html = gunzipSync(readFileSync(join(data, found.folder, "html", `${label.id}.html.gz`))).toString(
      "utf8",
    );
    return [{ label, url: found.url, html, fold: foldOf(label.id) }];
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

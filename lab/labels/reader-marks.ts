/** Marks that careful readers gave some of the labelled pages, in the folder `marks`. See docs/learning.md. */
import { join } from "node:path";
import { recordOf } from "../../core/src/contract/lists/record-of.ts";
import { MARKS, type MarkName, type PageMarks } from "../../core/src/contract/marks.ts";
import { jsonLines } from "./labelled-pages.ts";

type ReaderMarks = { id: string; parts: Record<MarkName, number> };

/** By the page's id, in the form in which a model's marks are kept once they are checked. */
export function readMarks(data: string): Map<string, PageMarks> {
  const lines = jsonLines(join(data, "marks", "marks.jsonl")) as ReaderMarks[];
  return new Map(
    lines.map(({ id, parts }) => [id, { marks: recordOf(MARKS, (name) => given(parts[name])), better: [] }]),
  );
}

const given = (mark: number) => ({ mark, reason: "", missing: "", quote: "" });

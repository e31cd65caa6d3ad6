/** What a word processor's file is made of: the text row by row, with changes to track and notes for the margin. */
import { type ArticleBlock, piecesOf, textOf } from "../article-blocks.ts";
import type { ArticleEdit } from "../article-edit.ts";
import { cleanBlocks } from "../clean-article.ts";
import { doubtText } from "../doubt-text.ts";
import { trackedChanges } from "../tracked-changes.ts";

export const MAX_TITLE = 500;
export const MAX_NOTE = 4_000;

export type WordRow = {
  block: ArticleBlock;
  state: "same" | "added" | "removed";
  /** Places of the sentences, items or lines that are left out. */
  struck: readonly number[];
  /** For the margin: what an edit does and why, or what the author has to add. */
  notes: readonly string[];
};
export type WordDocument = { title: string; rows: readonly WordRow[] };

type Edited = { title: string; source: readonly ArticleBlock[]; edits: readonly ArticleEdit[] };

/** With the kept edits as changes, which an editor accepts or rejects. Marks are notes, so that no text contains them. */
export function trackedDocument({ title, source, edits }: Edited, keptIds: readonly string[]): WordDocument {
  const kept = new Set(keptIds);
  const noteOf = new Map(
    edits.map((edit, at) => [edit.id, kept.has(edit.id) ? noteFor(edit, at + 1) : null]),
  );
  const rows = trackedChanges(source, edits, keptIds).map(({ block, state, struck, marks, begins }) => ({
    block,
    state,
    struck,
    notes: [
      ...begins.flatMap((begun) => noteOf.get(begun) ?? []),
      ...[...marks].map(([at, mark]) => `${mark} ${textOf(piecesOf(block)[at] ?? [])}`.slice(0, MAX_NOTE)),
    ],
  }));
  return { title: titleOf(title), rows };
}

/** The text to publish. */
export const cleanDocument = (
  { title, source, edits }: Edited,
  keptIds: readonly string[],
): WordDocument => ({
  title: titleOf(title),
  rows: cleanBlocks(source, edits, keptIds).map((block) => ({
    block,
    state: "same",
    struck: [],
    notes: [],
  })),
});

const titleOf = (title: string): string => title.slice(0, MAX_TITLE);

function noteFor({ title, reason, doubt }: ArticleEdit, number: number): string {
  const check = doubt ? ` Check this. ${doubtText(doubt.why)} Your page says: “${doubt.quote}”` : "";
  return `${number}. ${title}. ${reason}${check}`.slice(0, MAX_NOTE);
}

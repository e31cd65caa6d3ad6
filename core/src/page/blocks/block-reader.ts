/** Blocks read so far, and the run of text that is still open. */
import type { Place } from "../page-model.ts";
import type { Resolve } from "../tree/resolve.ts";
import { collapseLines, singleSpaced } from "../tree/text.ts";
import type { Skip } from "../tree/tree.ts";
import type { Draft } from "./draft.ts";

type Run = { parts: string[]; start: number; end: number };
/** `range` is from the first to the last word of the main content: an image outside it belongs to the frame. */
export type BlockReader = {
  drafts: Draft[];
  run: Run;
  /** Pictures met within the open run: they follow its paragraph, so that no sentence is cut. */
  pictures: Draft[];
  skip: Skip;
  range: Place;
  resolve: Resolve;
};

export const emptyRun = (): Run => ({ parts: [], start: -1, end: -1 });
export const place = ({ start, end }: Place): Place => ({ start, end });

export function addDraft(reader: BlockReader, draft: Draft): true {
  if (draft.text !== "" || draft.kind === "image") reader.drafts.push(draft);
  return true;
}

export function addText(
  run: Run,
  text: string,
  start: number,
  end: number,
  counts = text.trim() !== "",
): void {
  // A line break of the source is only a space; one that was written as `<br>` stays.
  run.parts.push(text === "\n" && !counts ? text : singleSpaced(text));
  if (!counts) return;
  if (run.start < 0) run.start = start;
  run.end = end;
}

export function flush(reader: BlockReader): void {
  const { run, pictures } = reader;
  if (run.parts.length > 0) reader.run = emptyRun();
  const text = run.start < 0 ? "" : collapseLines(run.parts.join(""));
  if (text) reader.drafts.push({ kind: "paragraph", text, place: place(run) });
  if (pictures.length === 0) return;
  reader.drafts.push(...pictures);
  reader.pictures = [];
}

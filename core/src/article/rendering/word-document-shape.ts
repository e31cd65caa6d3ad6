/** Checks a document that a browser sends. Apart from the document itself, so that pages don't load the checks. */
import { z } from "zod";
import { MAX_NOTE, MAX_TITLE, type WordDocument, type WordRow } from "./word-document.ts";

const MAX_TEXT = 100_000;
const MAX_ROWS = 5_000;
const MAX_PIECES = 2_000;

const Text = z.string().max(MAX_TEXT);
const Words = z.array(z.object({ text: Text, href: z.string().max(4_000).exactOptional() })).max(MAX_PIECES);
const id = z.string().max(200);
const Lines = z.array(Words).max(MAX_PIECES);

const Block = z.discriminatedUnion("kind", [
  z.object({ id, kind: z.literal("heading"), level: z.literal([1, 2, 3, 4]), text: Text }),
  z.object({ id, kind: z.literal("paragraph"), sentences: Lines, isByline: z.boolean().exactOptional() }),
  z.object({
    id,
    kind: z.literal("list"),
    isOrdered: z.boolean(),
    items: z.array(z.object({ words: Words, depth: z.number().int().min(0).max(20) })).max(MAX_PIECES),
  }),
  z.object({ id, kind: z.literal("table"), header: Lines, rows: z.array(Lines).max(MAX_PIECES) }),
  z.object({ id, kind: z.literal("quote"), lines: Lines }),
  z.object({ id, kind: z.literal("code"), text: Text }),
  z.object({ id, kind: z.literal("image"), src: z.string().max(4_000), alt: Text, caption: Text }),
]);

const Row: z.ZodType<WordRow> = z.object({
  block: Block,
  state: z.enum(["same", "added", "removed"]),
  struck: z.array(z.number().int().min(0)).max(MAX_PIECES),
  notes: z.array(z.string().max(MAX_NOTE)).max(MAX_PIECES),
});

export const WordDocumentShape: z.ZodType<WordDocument> = z.object({
  title: z.string().max(MAX_TITLE),
  rows: z.array(Row).min(1).max(MAX_ROWS),
});

/** What the page says in its own voice: quotations and quoted posts are the words of others. */
import { type CuedSentence, cuedSentence } from "../../sentences/sentence.ts";
import type { Line } from "../lines.ts";
import type { Material } from "../material.ts";

/** A straight mark after a digit is a sign for inches. */
const MARKS = /[“„«”»]|(?<!\d)"/gu;
const OPENS = /[“„«]/u;

/** The sentence without what it quotes; a quotation may have begun in the sentence before it. Null where nothing is left. */
export function ownWords(line: Line, { page }: Pick<Material, "page">): CuedSentence | null {
  if (line.kind === "quote") return null;
  const block = page.blocks[line.block]?.text ?? "";
  const start = Math.max(0, block.indexOf(line.text));
  let isQuoted = isOpenAfter(block.slice(0, start), false);
  let own = "";
  for (const part of line.text.split(/(?=[“„«”»]|(?<!\d)")/u)) {
    isQuoted = isOpenAfter(part.slice(0, 1), isQuoted);
    if (!isQuoted) own += part;
  }
  return own.trim() === "" ? null : cuedSentence(own, line.pack, { kind: line.kind });
}

function isOpenAfter(text: string, isOpen: boolean): boolean {
  return [...text.matchAll(MARKS)].reduce(
    (open, [mark]) => (mark === '"' ? !open : OPENS.test(mark)),
    isOpen,
  );
}

/** A piece of a block's text with its links. */
import type { Link } from "../../page/page-model.ts";
import type { Run, Words } from "../article-blocks.ts";

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

/** A link belongs to a piece when its sentence does: "here" may be in every sentence of a block. */
function belongs(link: Link, piece: string): boolean {
  const context = flat(link.context);
  return (
    context === "" || context.includes(piece) || piece.includes(context) || piece.length > context.length * 2
  );
}

/** Where the anchor occurs as whole words: "LOW" is not in "LOWE'S". */
function wholeAt(piece: string, anchor: string, from: number): number {
  const isCut = (edge: string) => /^[\p{L}\p{N}]{2}$/u.test(edge);
  for (let at = piece.indexOf(anchor, from); at >= 0 && anchor !== ""; at = piece.indexOf(anchor, at + 1)) {
    const end = at + anchor.length;
    if (!isCut(piece.slice(at - 1, at + 1)) && !isCut(piece.slice(end - 1, end + 1))) return at;
  }
  return -1;
}

export function linkedWords(text: string, links: readonly Link[]): Words {
  const piece = flat(text);
  const runs: Run[] = [];
  let cursor = 0;
  for (const link of links) {
    const anchor = flat(link.text);
    const at = link.href === null || !belongs(link, piece) ? -1 : wholeAt(piece, anchor, cursor);
    if (at < 0 || link.href === null) continue;
    if (at > cursor) runs.push({ text: piece.slice(cursor, at) });
    runs.push({ text: anchor, href: link.href });
    cursor = at + anchor.length;
  }
  if (cursor < piece.length) runs.push({ text: piece.slice(cursor) });
  return runs;
}

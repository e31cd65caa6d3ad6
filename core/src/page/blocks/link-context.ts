/** The words around a link: its sentence in the main content, or the text of its box. */
import type { Block } from "../page-model.ts";
import { textOf } from "../tree/text.ts";
import { closest, type ElementNode } from "../tree/tree.ts";

const CONTEXT = 300;

/** Walks forward through the block, so that the second link with the same words gets the second sentence. */
export function sentenceAround(block: Block, text: string, searched: Map<number, number>): string {
  const whole = block.text;
  const from = searched.get(block.index) ?? 0;
  const at = text === "" ? -1 : whole.indexOf(text, from);
  if (at < 0) return whole.length <= CONTEXT ? whole : text;
  searched.set(block.index, at + text.length);
  const before = whole.slice(Math.max(0, at - CONTEXT), at);
  const after = whole.slice(at + text.length, at + text.length + CONTEXT);
  const start = lastSentenceEnd(before);
  const stop = /[.!?…。！？](?=\s|$)|\n/.exec(after);
  const tail = stop ? after.slice(0, stop.index + (stop[0] === "\n" ? 0 : 1)) : after;
  return (before.slice(start) + text + tail).trim();
}

const ENDS = ".!?…。！？";

function lastSentenceEnd(text: string): number {
  for (let at = text.length - 1; at > 0; at--) {
    const char = text.charAt(at);
    if (char === "\n") return at + 1;
    if (char === " " && ENDS.includes(text.charAt(at - 1))) return at + 1;
  }
  return 0;
}

const OUTSIDE = new Set(["p", "li", "td", "figcaption", "dd", "dt"]);

/** Remembered per box: a menu of ten thousand links is read once. */
export function aroundOutside(anchor: ElementNode, known: Map<ElementNode, string>): string {
  const box = closest(anchor.parent, (element) => OUTSIDE.has(element.tag));
  if (!box?.stats || box.stats.chars > CONTEXT) return "";
  const text = known.get(box) ?? textOf(box);
  known.set(box, text);
  return text;
}

/** One pass over the tree that weighs the text below each element. */
import { isBlockTag, SILENT } from "./text.ts";
import type { ElementNode, Stats } from "./tree.ts";
import { hiding } from "./visibility.ts";

/** A paragraph shorter than this may be a label, a price or a menu. */
const PROSE_LENGTH = 80;
const PROSE_LINK_SHARE = 0.4;

/** Text that has gathered in the paragraph being read. */
type Line = { chars: number; linkChars: number };

export function measure(root: ElementNode): void {
  const line: Line = { chars: 0, linkChars: 0 };
  visit(root, false, line);
}

const NOTHING: Stats = { chars: 0, linkChars: 0, prose: 0, isHidden: false };

function visit(element: ElementNode, inLink: boolean, line: Line): Stats {
  const stats: Stats = { ...NOTHING };
  element.stats = stats;
  const how = hiding(element);
  stats.isHidden = how !== null && how !== "transparent";
  if (SILENT.has(element.tag)) return stats;

  const isBlock = isBlockTag(element.tag);
  // A hidden part is weighed for itself but adds nothing to what is around it.
  const own: Line = isBlock || stats.isHidden ? { chars: 0, linkChars: 0 } : line;
  const linked = inLink || element.tag === "a";
  for (const child of element.children) {
    if (child.kind === "text") {
      const chars = readableLength(child.text);
      stats.chars += chars;
      own.chars += chars;
      if (!linked) continue;
      stats.linkChars += chars;
      own.linkChars += chars;
      continue;
    }
    if (isBlockTag(child.tag)) stats.prose += endLine(own);
    const inner = visit(child, linked, own);
    if (inner.isHidden) continue;
    stats.chars += inner.chars;
    stats.linkChars += inner.linkChars;
    stats.prose += inner.prose;
  }
  if (own !== line) stats.prose += endLine(own);
  return stats;
}

function endLine(line: Line): number {
  const { chars, linkChars } = line;
  line.chars = 0;
  line.linkChars = 0;
  return chars >= PROSE_LENGTH && linkChars < chars * PROSE_LINK_SHARE ? chars : 0;
}

/** Length after white space is collapsed, without building the string. */
export function readableLength(text: string): number {
  let length = 0;
  let inSpace = true;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isSpace = code <= 32 || code === 160;
    if (!isSpace || !inSpace) length += 1;
    inSpace = isSpace;
  }
  return inSpace && length > 0 ? length - 1 : length;
}

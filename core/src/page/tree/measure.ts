/** One pass over the tree that weighs the text below each element. */

import { hiding } from "./hidden-elements.ts";
import { nameHints } from "./name-hints.ts";
import { isBlockTag, SILENT } from "./text.ts";
import { attr, type ElementNode, type Stats } from "./tree.ts";

/** A paragraph shorter than this may be a label, a price or a menu. */
const PROSE_LENGTH = 80;
const PROSE_LINK_SHARE = 0.4;

/** Text that has gathered in the paragraph being read. */
type Line = { chars: number; linkChars: number };

export function measure(root: ElementNode): void {
  const line: Line = { chars: 0, linkChars: 0 };
  visit(root, false, line);
  const curtain = findCurtain(root, root.stats?.chars ?? 0);
  if (curtain) lift(curtain);
}

/** A hidden box with more text than all that is visible is a page waiting for its script, not a hidden text. */
function findCurtain(element: ElementNode, visible: number): ElementNode | null {
  for (const child of element.children) {
    if (child.kind === "text" || !child.stats) continue;
    if (child.stats.isHidden && child.stats.chars > visible && child.tag !== "template") return child;
    const inner = child.stats.isHidden ? null : findCurtain(child, visible);
    if (inner) return inner;
  }
  return null;
}

function lift(curtain: ElementNode): void {
  const stats = curtain.stats;
  if (!stats) return;
  stats.isHidden = false;
  for (let up = curtain.parent; up?.stats; up = up.parent) {
    up.stats.chars += stats.chars;
    up.stats.linkChars += stats.linkChars;
    up.stats.prose += stats.prose;
    if (up.stats.isHidden) return;
  }
}

/** What `<noscript>` says counts as text of the page from this length: some sites serve readers there. */
const NOSCRIPT_SPEAKS = 250;

function visit(element: ElementNode, inLink: boolean, line: Line): Stats {
  const how = hiding(element);
  const stats: Stats = {
    chars: 0,
    linkChars: 0,
    prose: 0,
    hiding: how,
    isHidden: how !== null && how !== "transparent",
    holdsMain: false,
    hints: nameHints(element),
    twins: 1,
  };
  element.stats = stats;
  if (SILENT.has(element.tag)) return stats;

  const isBlock = isBlockTag(element.tag) || element.tag === "noscript";
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
  countTwins(element);
  if (own !== line) stats.prose += endLine(own);
  if (element.tag === "noscript") stats.isHidden = stats.chars < NOSCRIPT_SPEAKS;
  return stats;
}

function countTwins(parent: ElementNode): void {
  if (!hasElements(parent, 2)) return;
  const groups = new Map<string, ElementNode[]>();
  for (const child of parent.children) {
    if (child.kind === "text") continue;
    const key = `${child.tag} ${attr(child, "class") ?? ""}`;
    const group = groups.get(key);
    if (group) group.push(child);
    else groups.set(key, [child]);
  }
  for (const group of groups.values()) {
    if (group.length > 1) for (const { stats } of group) if (stats) stats.twins = group.length;
  }
}

function hasElements({ children }: ElementNode, least: number): boolean {
  let count = 0;
  for (const child of children) if (child.kind === "element" && ++count >= least) return true;
  return false;
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

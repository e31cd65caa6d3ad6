/** One pass over the tree that weighs the text below each element. */
import { hiding } from "./hidden-elements.ts";
import { nameHints } from "./name-hints.ts";
import { readableLength } from "./readable-length.ts";
import { showWaitingText } from "./show-waiting-text.ts";
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
  showWaitingText(root);
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

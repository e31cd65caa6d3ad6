/** Which tags close which: the part of HTML's tree rules that changes where text belongs. */
import type { ElementNode } from "./tree.ts";

const set = (names: string) => new Set(names.split(" "));

export const VOID = set(
  "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr",
);
export const HEAD_ONLY = set("base basefont bgsound link meta title noscript noframes style script template");

/** Elements whose content the tokenizer must not read as tags. */
export const RAW_TEXT: Record<string, "script" | "rawtext" | "rcdata"> = {
  script: "script",
  style: "rawtext",
  xmp: "rawtext",
  iframe: "rawtext",
  noembed: "rawtext",
  noframes: "rawtext",
  title: "rcdata",
  textarea: "rcdata",
};

/** A start tag of these ends an open paragraph. */
const ENDS_PARAGRAPH = set(
  "address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li dd dt main menu nav ol p pre section summary table ul xmp",
);
const HEADING = set("h1 h2 h3 h4 h5 h6");
/** Elements that an end tag outside them cannot reach into. */
const BARRIER = set("table td th caption template object marquee applet html");
const FORMATTING = set("a b big code em font i nobr s small strike strong tt u span");

/** The nearest same-level sibling each of these closes, and where the search stops. */
const CLOSES_SIBLING: Record<string, { same: Set<string>; stop: Set<string> }> = {
  li: { same: set("li"), stop: set("ul ol menu dir table td th") },
  dt: { same: set("dt dd"), stop: set("dl table td th") },
  dd: { same: set("dt dd"), stop: set("dl table td th") },
  option: { same: set("option"), stop: set("select datalist optgroup") },
  optgroup: { same: set("optgroup option"), stop: set("select") },
  tr: { same: set("tr td th caption colgroup"), stop: set("table thead tbody tfoot") },
  td: { same: set("td th"), stop: set("tr table") },
  th: { same: set("td th"), stop: set("tr table") },
  thead: { same: set("thead tbody tfoot caption colgroup"), stop: set("table") },
  tbody: { same: set("thead tbody tfoot caption colgroup"), stop: set("table") },
  tfoot: { same: set("thead tbody tfoot caption colgroup"), stop: set("table") },
  a: { same: set("a"), stop: set("td th table object div li p section article") },
  button: { same: set("button"), stop: set("td th table object") },
};
/** How far up a sibling is looked for: an open `li` is near, and a bounded look keeps hostile pages linear. */
const MAX_LEVELS_UP = 24;

/** Calls `popTo(length)` for each element that a start tag of `tag` ends by itself. */
export function closesOnStart(tag: string, open: ElementNode[], popTo: (length: number) => void): void {
  const last = open[open.length - 1];
  if (HEADING.has(tag) && last && HEADING.has(last.tag)) popTo(open.length - 1);
  const rule = CLOSES_SIBLING[tag];
  if (rule) {
    const at = findUp(open, rule.same, rule.stop);
    if (at >= 2) popTo(at);
  }
  if (ENDS_PARAGRAPH.has(tag)) {
    const at = findUp(open, PARAGRAPH, PARAGRAPH_STOP);
    if (at >= 2) popTo(at);
  }
}

const PARAGRAPH = set("p");
const PARAGRAPH_STOP = set(
  "div section article main td th table li button object ul ol dl body blockquote figure",
);

function findUp(open: ElementNode[], same: Set<string>, stop: Set<string>): number {
  const floor = Math.max(2, open.length - MAX_LEVELS_UP);
  for (let at = open.length - 1; at >= floor; at--) {
    const tag = open[at]?.tag ?? "";
    if (same.has(tag)) return at;
    if (stop.has(tag)) return -1;
  }
  return -1;
}

/** The index in `open` of the element that an end tag closes, or -1. */
export function endTagTarget(tag: string, open: ElementNode[]): number {
  const isFormatting = FORMATTING.has(tag);
  const ownBarrier =
    BARRIER.has(tag) || tag === "tr" || tag === "tbody" || tag === "thead" || tag === "tfoot";
  for (let at = open.length - 1; at >= 2; at--) {
    const name = open[at]?.tag ?? "";
    if (name === tag) return at;
    if (HEADING.has(tag) && HEADING.has(name)) return at;
    // `<b><p></b>`: the paragraph stays open, and the bold ends with its parent.
    if (isFormatting && ENDS_PARAGRAPH.has(name)) return -1;
    if (ownBarrier ? name === "table" : BARRIER.has(name)) return -1;
  }
  return -1;
}

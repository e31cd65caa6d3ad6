/** Main content -> blocks in reading order. */

import type { Block, Place } from "../page-model.ts";
import type { Resolve } from "../tree/resolve.ts";
import { collapse, collapseLines, isBlockTag, SILENT, singleSpaced, textOf } from "../tree/text.ts";
import type { Skip } from "../tree/tree.ts";
import { attr, type ElementNode, type TreeNode, walk } from "../tree/tree.ts";
import type { Draft } from "./draft.ts";
import { isPlainList, readList } from "./read-list.ts";
import { isDataTable, readTable } from "./read-table.ts";

type Run = { parts: string[]; start: number; end: number };
/** `range` is from the first to the last word of the main content: an image outside it belongs to the frame. */
type Reader = { drafts: Draft[]; run: Run; skip: Skip; range: Place; resolve: Resolve };

export function readBlocks(body: ElementNode, skip: Skip, range: Place, resolve: Resolve): Block[] {
  const reader: Reader = { drafts: [], run: emptyRun(), skip, range, resolve };
  visitChildren(reader, body);
  flush(reader);
  return reader.drafts.map((draft, index) => ({ ...draft, index }));
}

const emptyRun = (): Run => ({ parts: [], start: -1, end: -1 });
const place = ({ start, end }: Place): Place => ({ start, end });

function visit(reader: Reader, node: TreeNode): void {
  if (node.kind === "text") {
    if (node.isMain) addText(reader.run, node.text, node.start, node.end);
    return;
  }
  if (node.tag === "br") addText(reader.run, "\n", node.start, node.end, false);
  else if (node.tag === "img" || node.tag === "picture") visitImage(reader, node, null);
  else if (!SILENT.has(node.tag) && !reader.skip(node)) visitElement(reader, node);
}

function visitElement(reader: Reader, element: ElementNode): void {
  if (!isBlockTag(element.tag)) {
    visitChildren(reader, element);
    return;
  }
  flush(reader);
  if (!visitWhole(reader, element)) visitChildren(reader, element);
  flush(reader);
}

function visitChildren(reader: Reader, element: ElementNode): void {
  for (const child of element.children) visit(reader, child);
}

/** Elements that make their own block; `false` leaves them to be walked through. */
function visitWhole(reader: Reader, element: ElementNode): boolean {
  switch (element.tag) {
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return addHeading(reader, element);
    case "pre":
      return addCode(reader, element);
    case "ul":
    case "ol":
    case "dl":
      return isPlainList(element, reader.skip) && addDraft(reader, readList(element, reader.skip));
    case "table":
      return isDataTable(element) && addDraft(reader, readTable(element, reader.skip));
    case "blockquote":
      return addQuote(reader, element);
    case "figure":
      return addFigure(reader, element);
    default:
      return false;
  }
}

function addDraft(reader: Reader, draft: Draft): true {
  if (draft.text !== "" || draft.kind === "image") reader.drafts.push(draft);
  return true;
}

function addText(run: Run, text: string, start: number, end: number, counts = text.trim() !== ""): void {
  // A line break of the source is only a space; one that was written as `<br>` stays.
  run.parts.push(text === "\n" && !counts ? text : singleSpaced(text));
  if (!counts) return;
  if (run.start < 0) run.start = start;
  run.end = end;
}

function flush(reader: Reader): void {
  const { run } = reader;
  if (run.parts.length === 0) return;
  reader.run = emptyRun();
  if (run.start < 0) return;
  const text = collapseLines(run.parts.join(""));
  if (text) reader.drafts.push({ kind: "paragraph", text, place: place(run) });
}

function addHeading(reader: Reader, element: ElementNode): boolean {
  const text = textOf(element, reader.skip);
  const level = Number(element.tag[1]) as 1 | 2 | 3 | 4 | 5 | 6;
  // A card whose every line sits in one heading is not a heading.
  if (text.length > 600) return false;
  const images: ElementNode[] = [];
  walk(element, (inner) => {
    if (inner.tag === "img") images.push(inner);
    return undefined;
  });
  if (text === "") for (const image of images) visitImage(reader, image, null);
  return addDraft(reader, { kind: "heading", level, text, place: place(element) });
}

function addCode(reader: Reader, element: ElementNode): true {
  let language: string | null = null;
  const lines: string[] = [];
  const gather = (node: TreeNode): void => {
    if (node.kind === "text") return void lines.push(node.text);
    if (SILENT.has(node.tag) || reader.skip(node)) return;
    language ??= /(?:^|\s)lang(?:uage)?-([\w+#-]+)/.exec(attr(node, "class") ?? "")?.[1] ?? null;
    if (node.tag === "br") lines.push("\n");
    for (const child of node.children) gather(child);
    if (isBlockTag(node.tag)) lines.push("\n");
  };
  gather(element);
  const text = lines
    .join("")
    .replace(/^\s*\n/, "")
    .trimEnd();
  return addDraft(reader, { kind: "code", text, language, place: place(element) });
}

/** Some pages wrap their whole text in a blockquote: only one without inner structure is a quotation. */
function addQuote(reader: Reader, element: ElementNode): boolean {
  let structure = 0;
  walk(element, (inner) => {
    if (/^h[1-6]$|^table$|^pre$|^figure$/.test(inner.tag)) structure += 1;
    return undefined;
  });
  if (structure > 1) return false;
  const inner: Reader = { ...reader, drafts: [], run: emptyRun() };
  visitChildren(inner, element);
  flush(inner);
  const text = inner.drafts
    .map((draft) => draft.text)
    .filter(Boolean)
    .join("\n");
  const cite = attr(element, "cite");
  return addDraft(reader, {
    kind: "quote",
    text,
    citeUrl: cite && reader.resolve(cite),
    place: place(element),
  });
}

function addFigure(reader: Reader, element: ElementNode): boolean {
  let image: ElementNode | null = null;
  let caption: ElementNode | null = null;
  let holdsMore = false;
  walk(element, (inner) => {
    if (inner.tag === "img") image ??= inner;
    if (inner.tag === "figcaption") caption ??= inner;
    if (/^(?:table|pre|blockquote|ul|ol|p|h[1-6])$/.test(inner.tag) && caption === null) holdsMore = true;
    return inner.tag !== "figcaption";
  });
  if (!image || holdsMore) return false;
  visitImage(reader, image, caption, element);
  return true;
}

function visitImage(
  reader: Reader,
  element: ElementNode,
  caption: ElementNode | null,
  whole: ElementNode = element,
): void {
  let image = element;
  if (element.tag === "picture") {
    walk(element, (inner) => {
      if (inner.tag === "img") image = inner;
      return undefined;
    });
  }
  if (image.tag !== "img" || reader.skip(image)) return;
  if (image.start < reader.range.start || image.start > reader.range.end) return;
  const text = caption ? textOf(caption, reader.skip) : "";
  const isInline = reader.run.start >= 0;
  // An image in the middle of a sentence does not cut the sentence.
  if (isInline && !caption) return;
  const source = imageSource(image);
  const alt = attr(image, "alt");
  reader.drafts.push({
    kind: "image",
    text,
    src: source && reader.resolve(source),
    alt: alt === null ? null : collapse(alt),
    caption: text || null,
    place: place(whole),
  });
}

const LAZY = ["data-src", "data-lazy-src", "data-original", "data-lazy", "src"];

/** Lazy loaders keep the true address beside a placeholder. */
export function imageSource(image: ElementNode): string | null {
  for (const name of LAZY) {
    const value = attr(image, name);
    if (value && !value.startsWith("data:")) return value;
  }
  return attr(image, "srcset")?.trim().split(/\s/, 1)[0] ?? null;
}

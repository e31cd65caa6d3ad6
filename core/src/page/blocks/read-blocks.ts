/** Main content -> blocks in reading order. */
import type { Block, Place } from "../page-model.ts";
import type { Resolve } from "../tree/resolve.ts";
import { isBlockTag, SILENT, textOf } from "../tree/text.ts";
import { type ElementNode, type Skip, type TreeNode, walk } from "../tree/tree.ts";
import { addDraft, addText, type BlockReader, emptyRun, flush, place } from "./block-reader.ts";
import type { Draft } from "./draft.ts";
import { levelOf } from "./headings.ts";
import { addCode } from "./read-code.ts";
import { addFigure, addPicture, addPicturesOf } from "./read-image.ts";
import { isPlainList, readList } from "./read-list.ts";
import { isDataTable, readTable } from "./read-table.ts";

export function readBlocks(body: ElementNode, skip: Skip, range: Place, resolve: Resolve): Block[] {
  const reader: BlockReader = { drafts: [], run: emptyRun(), pictures: [], skip, range, resolve };
  visitChildren(reader, body);
  flush(reader);
  return reader.drafts.map((draft, index) => ({ ...draft, index }));
}

function visit(reader: BlockReader, node: TreeNode): void {
  if (node.kind === "text") {
    if (node.isMain) addText(reader.run, node.text, node.start, node.end);
    return;
  }
  if (node.tag === "br") addText(reader.run, "\n", node.start, node.end, false);
  else if (node.tag === "img") addPicture(reader, node, null);
  else if (!SILENT.has(node.tag) && !reader.skip(node)) visitElement(reader, node);
}

function visitElement(reader: BlockReader, element: ElementNode): void {
  if (!isBlockTag(element.tag)) {
    visitChildren(reader, element);
    return;
  }
  flush(reader);
  if (!visitWhole(reader, element)) visitChildren(reader, element);
  flush(reader);
}

function visitChildren(reader: BlockReader, element: ElementNode): void {
  for (const child of element.children) visit(reader, child);
}

/** Elements that make their own block; `false` leaves them to be walked through. */
function visitWhole(reader: BlockReader, element: ElementNode): boolean {
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
      return isPlainList(element, reader.skip) && addWhole(reader, element, readList(element, reader.skip));
    case "table":
      return isDataTable(element) && addWhole(reader, element, readTable(element, reader.skip));
    case "blockquote":
      return addQuote(reader, element);
    case "figure":
      return addFigure(reader, element);
    default:
      return false;
  }
}

function addHeading(reader: BlockReader, element: ElementNode): boolean {
  const text = textOf(element, reader.skip);
  const level = levelOf(element);
  // A card whose every line sits in one heading is not a heading.
  if (text.length > 600) return false;
  return addWhole(reader, element, { kind: "heading", level, text, place: place(element) });
}

function addWhole(reader: BlockReader, element: ElementNode, draft: Draft): true {
  addDraft(reader, draft);
  addPicturesOf(reader, element);
  return true;
}

/** Some pages wrap their whole text in a blockquote: only one without inner structure is a quotation. */
function addQuote(reader: BlockReader, element: ElementNode): boolean {
  let structure = 0;
  walk(element, (inner) => {
    if (/^h[1-6]$|^table$|^pre$|^figure$/.test(inner.tag)) structure += 1;
    return undefined;
  });
  if (structure > 1) return false;
  const inner: BlockReader = { ...reader, drafts: [], run: emptyRun(), pictures: [] };
  visitChildren(inner, element);
  flush(inner);
  const text = inner.drafts
    .filter((draft) => draft.kind !== "image")
    .map((draft) => draft.text)
    .join("\n");
  addDraft(reader, { kind: "quote", text, place: place(element) });
  reader.drafts.push(...inner.drafts.filter((draft) => draft.kind === "image"));
  return true;
}

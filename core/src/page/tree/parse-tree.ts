/** From the source of a page to the tree that a browser would build, within our limits. */
import { html } from "parse5";
import { fillShadowRoots } from "./fill-shadow-roots.ts";
import { limitDepth } from "./limit-depth.ts";
import { MAX_LENGTH } from "./limits.ts";
import { PageParser } from "./page-parser.ts";
import { repairTexts } from "./repair-encoding.ts";
import type { ElementNode, Tree } from "./tree.ts";
import { TreeBuilder } from "./tree-builder.ts";

export function parseTree(whole: string): Tree {
  const source = whole.length > MAX_LENGTH ? whole.slice(0, MAX_LENGTH) : whole;
  const builder = new TreeBuilder();
  const parser = new PageParser({ treeAdapter: builder });
  parser.read(source);
  readNoscripts(source, builder);

  const root = partOf(parser.document, "html", builder);
  root.parent = null;
  limitDepth(root);
  if (builder.shadowRoots.length > 0) {
    fillShadowRoots(builder.shadowRoots);
    limitDepth(root);
  }
  widenPlaces(root);
  repairTexts(root);
  const head = partOf(root, "head", builder);
  const body = partOf(root, "body", builder);
  root.end = body.end = source.length;
  const isCut = source.length < whole.length || builder.isFull;
  return { html: root, head, body, comments: builder.comments, isCut };
}

/** A page of frames has no body. */
function partOf(parent: ElementNode, tag: string, builder: TreeBuilder): ElementNode {
  const found = parent.children.find((child) => child.kind === "element" && child.tag === tag);
  if (found?.kind === "element") return found;
  const part = builder.createElement(tag, html.NS.HTML, []);
  builder.appendChild(parent, part);
  return part;
}

/**
 * To the parser, as to a browser that runs scripts, a `noscript` holds one text. It is read as markup by itself, so that
 * a picture in the `noscript` of a head doesn't begin the body.
 */
function readNoscripts(source: string, builder: TreeBuilder): void {
  for (const noscript of builder.noscripts.splice(0)) {
    const [text] = noscript.children;
    if (text?.kind !== "text" || noscript.namespace !== html.NS.HTML) continue;
    noscript.children = [];
    if (builder.isFull) continue;
    builder.base = text.start;
    const context = builder.createElement("body", html.NS.HTML, []);
    const parser = PageParser.getFragmentParser(context, { treeAdapter: builder, scriptingEnabled: false });
    if (!(parser instanceof PageParser)) continue;
    parser.read(source.slice(text.start, text.end));
    for (const child of parser.getFragment().children) builder.appendChild(noscript, child);
  }
}

/** Elements cover what is in them, also where it was moved to repair the nesting or where the page was cut. */
function widenPlaces(element: ElementNode): void {
  for (const child of element.children) {
    if (child.kind === "element") widenPlaces(child);
    element.start = Math.min(element.start, child.start);
    element.end = Math.max(element.end, child.end);
  }
}

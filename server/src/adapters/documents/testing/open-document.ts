/** Reads the flat XML that LibreOffice makes of a document: its text with all changes accepted or rejected. */
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const childrenOf = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);
const isNamed = (node: Node, name: string): node is Element => "tagName" in node && node.tagName === name;
const attribute = (node: Element, name: string): string =>
  node.attrs.find((one) => one.name === name)?.value ?? "";

function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}

type Opened = {
  insertions: number;
  deletions: number;
  comments: string[];
  links: string[];
  authors: string[];
  accepted: string[];
  rejected: string[];
};

/** XML without the short form of empty elements, which an HTML parser doesn't know. */
const asHtml = (xml: string): string =>
  xml.replace(/^<\?xml[^>]*>/, "").replace(/<([\w:-]+)((?:\s[^<>]*?)?)\/>/g, "<$1$2></$1>");

export function openDocument(xml: string): Opened {
  const nodes = parseFragment(asHtml(xml)).childNodes.flatMap((node) => [...within(node)]);
  const named = (name: string) => nodes.filter((node) => isNamed(node, name));
  const body = named("office:text")[0];
  if (!body) throw new Error("no text");
  const regions = new Map(named("text:changed-region").map((one) => [attribute(one, "text:id"), one]));
  return {
    insertions: named("text:insertion").length,
    deletions: named("text:deletion").length,
    comments: named("office:annotation").map((one) => textOf(one)),
    links: named("text:a").map((one) => attribute(one, "xlink:href")),
    authors: [...new Set(named("dc:creator").map((one) => textOf(one)))],
    accepted: linesOf(body, regions, "text:deletion"),
    rejected: linesOf(body, regions, "text:insertion"),
  };
}

const textOf = (node: Node): string =>
  [...within(node)].map((one) => ("value" in one ? one.value : "")).join("");

const HIDDEN = new Set(["office:annotation", "text:tracked-changes", "text:sequence-decls", "office:forms"]);
const LINES = new Set(["text:p", "text:h"]);

/** LibreOffice writes both kinds of changes as stretches of the text, and says apart which kind each is. */
function linesOf(body: Element, regions: ReadonlyMap<string, Element>, without: string): string[] {
  const open = new Set<string>();
  let text = "";
  const isLeftOut = (id: string) => [...within(regions.get(id) ?? body)].some((one) => isNamed(one, without));
  // Between paragraphs there is only the file's own indentation. Inside them every space counts.
  const visit = (node: Node, isInLine: boolean): void => {
    const isShown = open.size === 0;
    if ("value" in node && isInLine && isShown) text += node.value.replace(/\s+/g, " ");
    if (!("tagName" in node) || HIDDEN.has(node.tagName)) return;
    if (node.tagName === "text:s" && isShown) text += " ".repeat(Number(attribute(node, "text:c") || 1));
    const id = attribute(node, "text:change-id");
    if (node.tagName === "text:change") throw new Error("a change without its text");
    if (node.tagName === "text:change-start" && isLeftOut(id)) open.add(id);
    if (node.tagName === "text:change-end") open.delete(id);
    for (const child of childrenOf(node)) visit(child, isInLine || LINES.has(node.tagName));
    if (LINES.has(node.tagName) && open.size === 0) text += "\n";
  };
  for (const child of body.childNodes) visit(child, false);
  return text.split("\n").filter((line) => line !== "");
}

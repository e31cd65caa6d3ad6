/** From nodes to readable text. */
import type { ElementNode, TreeNode } from "./tree.ts";

/** Elements whose text nobody reads on the page. */
export const SILENT = new Set(
  "script style template iframe object embed svg math canvas audio video head title meta link select option datalist textarea noembed noframes map".split(
    " ",
  ),
);
const LINE = new Set(
  "address article aside blockquote caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);

export const isBlockTag = (tag: string) => LINE.has(tag);

/** Every run of white space is one space. A single space, by far the commonest run, is left alone. */
export const singleSpaced = (text: string) => text.replace(/[^\S ]\s*| \s+/g, " ");

/** One line of text. */
export const collapse = (text: string) => singleSpaced(text).trim();

/** As `collapse`, but the line breaks that were written (`<br>`, block ends) stay. */
export const collapseLines = (text: string) =>
  text
    .replace(/[^\S\n ][^\S\n]*| [^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();

/** No single label, cell or heading is longer; elements nested in each other must not be read whole each time. */
const MAX_PARTS = 2_000;

/** The text below a node on one line; `skip` leaves out what is hidden or belongs elsewhere. */
export function textOf(node: TreeNode, skip?: (element: ElementNode) => boolean): string {
  const parts: string[] = [];
  gather(node, skip, parts);
  return collapse(parts.join(""));
}

function gather(
  node: TreeNode,
  skip: ((element: ElementNode) => boolean) | undefined,
  parts: string[],
): void {
  if (parts.length > MAX_PARTS) return;
  if (node.kind === "text") {
    parts.push(node.text);
    return;
  }
  if (SILENT.has(node.tag) || skip?.(node)) return;
  const breaks = node.tag === "br" || LINE.has(node.tag);
  if (breaks) addSpace(parts);
  for (const child of node.children) gather(child, skip, parts);
  if (breaks) addSpace(parts);
}

function addSpace(parts: string[]): void {
  if (parts[parts.length - 1] !== " ") parts.push(" ");
}

/** All text below an element that is read raw: a script, a title. */
export const rawText = (element: ElementNode) =>
  element.children.map((child) => (child.kind === "text" ? child.text : "")).join("");

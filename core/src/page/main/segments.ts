/** The page as runs of text: the text between two block boundaries is judged as one. */
import { collapse, isBlockTag, SILENT } from "../tree/text.ts";
import type { ElementNode, TextNode } from "../tree/tree.ts";

export type Segment = {
  nodes: TextNode[];
  /** The nearest element that holds the whole run and makes it a separate line. */
  box: ElementNode;
  text: string;
  words: number;
  linkChars: number;
};

/** A page of this many lines is a book; what follows is read, but not judged as main content. */
export const MAX_SEGMENTS = 6_000;

export function readSegments(body: ElementNode): Segment[] {
  const segments: Segment[] = [];
  const line: { nodes: TextNode[]; linkChars: number } = { nodes: [], linkChars: 0 };

  const end = (box: ElementNode) => {
    if (line.nodes.length === 0 || segments.length === MAX_SEGMENTS) return;
    const text = collapse(line.nodes.map((node) => node.text).join(""));
    const words = wordCount(text);
    if (words > 0)
      segments.push({
        nodes: line.nodes,
        box,
        text,
        words,
        linkChars: Math.min(text.length, line.linkChars),
      });
    line.nodes = [];
    line.linkChars = 0;
  };

  const visit = (element: ElementNode, box: ElementNode, inLink: boolean): void => {
    for (const child of element.children) {
      if (child.kind === "text") {
        line.nodes.push(child);
        if (inLink) line.linkChars += child.text.length;
        continue;
      }
      if (SILENT.has(child.tag) || child.stats?.isHidden) continue;
      if (isBlockTag(child.tag) || child.tag === "button") {
        end(box);
        visit(child, child, inLink || child.tag === "button");
        end(child);
      } else visit(child, box, inLink || child.tag === "a");
    }
  };
  visit(body, body, false);
  end(body);
  return segments;
}

/** Words, and signs of scripts that write without spaces counted two to a word. */
export function wordCount(text: string): number {
  let words = 0;
  let wide = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x3040 && code <= 0xd7a3) {
      wide += 1;
      inWord = false;
    } else if (
      (code >= 48 && code <= 57) ||
      (code >= 65 && code <= 90) ||
      (code >= 97 && code <= 122) ||
      code >= 0xaa
    ) {
      if (!inWord) words += 1;
      inWord = true;
    } else if (code !== 39 && code !== 0x2019) inWord = false;
  }
  return words + Math.ceil(wide / 2);
}

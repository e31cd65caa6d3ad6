/** The light tree a page is read from: our own plain nodes, each with its place in the source. */

import type { html } from "parse5";

/** Ways to be in the HTML and not on the screen. */
export type Hiding =
  | "hidden"
  /** A dialog or pop-up that isn't open. */
  | "closed"
  | "off-screen"
  | "zero-size"
  | "transparent"
  | "screen-reader"
  | "template";

type Attribute = { name: string; value: string };

export type TextNode = {
  kind: "text";
  text: string;
  start: number;
  end: number;
  parent: ElementNode;
  /** Judged to be main content (`mark-main.ts`). */
  isMain: boolean;
};

export type ElementNode = {
  kind: "element";
  tag: string;
  /** HTML, SVG or MathML: they have names such as `title` in common. */
  namespace: html.NS;
  attrs: Attribute[];
  children: TreeNode[];
  parent: ElementNode | null;
  /** Before the start tag; after the end tag (or where the element was closed by something else). */
  start: number;
  end: number;
  /** Filled by `measure`. */
  stats: Stats | null;
};

/** What is below an element and on the screen. */
export type Stats = {
  /** Characters of visible text, white space collapsed; and of those, inside links. */
  chars: number;
  linkChars: number;
  /** Characters in prose: paragraphs that are long enough and not mostly links. */
  prose: number;
  /** How it is taken off the screen by itself (its ancestors are not asked). */
  hiding: Hiding | null;
  isHidden: boolean;
  /** There is main content below (`mark-main.ts`). */
  holdsMain: boolean;
  /** What its names say (see `name-hints.ts`). */
  hints: number;
  /** Siblings with the same tag and class, itself included: cards, posts and menu items come in many. */
  twins: number;
};

export type TreeNode = TextNode | ElementNode;

export type CommentNode = { kind: "comment"; text: string; start: number; end: number };

export type Tree = {
  html: ElementNode;
  head: ElementNode;
  body: ElementNode;
  comments: CommentNode[];
  /** The page goes on after what was read (`limits.ts`). */
  isCut: boolean;
};

export function attr(element: ElementNode, name: string): string | null {
  for (const attribute of element.attrs) if (attribute.name === name) return attribute.value;
  return null;
}

/** Leaves out what is hidden or is not main content. */
export type Skip = (element: ElementNode) => boolean;

/** What a visit may answer: `false` skips what is inside, `"stop"` ends the walk. */
export type Visit = (element: ElementNode) => boolean | undefined | "stop";

/** Visits every element below `root` in document order. */
export function walk(root: ElementNode, visit: Visit): "stop" | undefined {
  for (const child of root.children) {
    if (child.kind === "text") continue;
    const answer = visit(child);
    if (answer === "stop") return "stop";
    if (answer !== false && walk(child, visit) === "stop") return "stop";
  }
  return undefined;
}

/** The first ancestor (or the element itself) that answers. */
export function closest(
  element: ElementNode | null,
  matches: (element: ElementNode) => boolean,
): ElementNode | null {
  for (let at = element; at; at = at.parent) if (matches(at)) return at;
  return null;
}

/** Tags that can open around a word before it begins; nobody writes text that is nested deeper. */
const MAX_LEVELS_DOWN = 12;

/** Where the first word below an element starts: the blocks begin with their words, not with the tags around them. */
export function firstText(element: ElementNode): number {
  let at: TreeNode | undefined = element;
  for (let step = 0; at && step < MAX_LEVELS_DOWN; step++) {
    if (at.kind === "text") return at.start;
    at = at.children.find((child) => child.kind === "element" || child.text.trim() !== "");
  }
  return element.start;
}

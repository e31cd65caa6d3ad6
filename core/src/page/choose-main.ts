/** Which part of the page is the page's own content. */
import { boilerplateKind } from "./boilerplate.ts";
import type { Boilerplate } from "./page-model.ts";
import { attr, type ElementNode, type Tree } from "./tree.ts";

export type Main = {
  roots: ElementNode[];
  /** Not main content, though it may stand inside it: why. */
  apart: Map<ElementNode, Boilerplate["kind"]>;
};

/** The deepest element that still holds this share of the page's prose. */
const HOLDS = 0.8;

export function chooseMain(tree: Tree): Main {
  const apart = new Map<ElementNode, Boilerplate["kind"]>();
  setApart(tree.body, apart);
  let root = tree.body;
  const weight = (element: ElementNode) => proseWithout(element, apart);
  const total = weight(root);
  for (let next: ElementNode | undefined = root; next; ) {
    root = next;
    if (attr(root, "itemprop") === "articleBody" || root.tag === "article") break;
    next = elementsOf(root).find((child) => total > 0 && weight(child) >= total * HOLDS);
  }
  return { roots: [root], apart };
}

const elementsOf = (element: ElementNode) =>
  element.children.filter((child): child is ElementNode => child.kind === "element");

function setApart(element: ElementNode, apart: Map<ElementNode, Boilerplate["kind"]>): void {
  for (const child of element.children) {
    if (child.kind === "text") continue;
    const kind = boilerplateKind(child);
    if (kind) apart.set(child, kind);
    else setApart(child, apart);
  }
}

function proseWithout(element: ElementNode, apart: Main["apart"]): number {
  if (apart.has(element) || element.stats?.isHidden) return 0;
  let prose = element.stats?.prose ?? 0;
  for (const child of element.children) {
    if (child.kind !== "element") continue;
    const own = child.stats?.prose ?? 0;
    if (own > 0) prose -= own - proseWithout(child, apart);
  }
  return prose;
}

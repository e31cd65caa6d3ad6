/** The surroundings of a run: the names and tags of the boxes around it, and how near it is to the page's prose. */
import { HINT_NAMES } from "../tree/name-hints.ts";
import type { ElementNode } from "../tree/tree.ts";

export const TAGS = [
  "article",
  "main",
  "aside",
  "footer",
  "header",
  "nav",
  "form",
  "li",
  "td",
  "figure",
  "blockquote",
  "pre",
  "section",
  "a",
  "button",
  "label",
  "dl",
  "details",
  "p",
];
const TAG_AT = new Map(TAGS.map((tag, at) => [tag, at]));
/** How many levels up a name still counts. */
const MAX_LEVELS_UP = 14;

export const NAME_COUNT = TAGS.length + HINT_NAMES.length;

/** For each tag and hint: how near the next box above is that carries it (0: none within reach). */
export function nearNames(box: ElementNode, distances: Float64Array): void {
  distances.fill(0);
  let near = MAX_LEVELS_UP;
  for (let up: ElementNode | null = box; up && near > 0; up = up.parent, near--) {
    const tagAt = TAG_AT.get(up.tag);
    if (tagAt !== undefined && distances[tagAt] === 0) distances[tagAt] = near;
    let bits: number = up.tag === "body" || up.tag === "html" ? 0 : (up.stats?.hints ?? 0);
    while (bits !== 0) {
      const bit: number = 31 - Math.clz32(bits);
      bits &= ~(1 << bit);
      const at = TAGS.length + bit;
      if (distances[at] === 0) distances[at] = near;
    }
  }
}

/** An element's place in the whole page. Each is computed once, from its parent. */
type BoxContext = {
  depth: number;
  isHidden: boolean;
  cores: ElementNode[];
  toCore: number;
  topShare: number;
};

export function boxContextReader(
  cores: ElementNode[],
  body: ElementNode,
): (element: ElementNode) => BoxContext {
  const coreLine = new Set<ElementNode>();
  for (let at: ElementNode | null = cores[1] ?? null; at; at = at.parent) coreLine.add(at);
  const known = new Map<ElementNode, BoxContext>();
  const total = body.stats?.chars || 1;
  const read = (element: ElementNode): BoxContext => {
    const before = known.get(element);
    if (before) return before;
    const above = element.parent ? read(element.parent) : null;
    const boxContext: BoxContext = {
      depth: (above?.depth ?? 0) + 1,
      isHidden: above?.isHidden === true || element.stats?.isHidden === true,
      cores: cores.includes(element) ? [...(above?.cores ?? []), element] : (above?.cores ?? []),
      toCore: coreLine.has(element) ? 0 : (above?.toCore ?? 0) + 1,
      topShare: element.parent === body ? (element.stats?.chars ?? 0) / total : (above?.topShare ?? 0),
    };
    known.set(element, boxContext);
    return boxContext;
  };
  return read;
}

/** 1 to 6 when the run is a heading, else 0. */
export function headingLevel(box: ElementNode): number {
  for (let up: ElementNode | null = box, steps = 0; up && steps < 3; up = up.parent, steps++) {
    if (up.tag.length === 2 && up.tag[0] === "h" && up.tag >= "h1" && up.tag <= "h6")
      return Number(up.tag[1]);
  }
  return 0;
}

/** The deepest element that holds this share of the page's prose. */
export function coreOf(body: ElementNode, share: number): ElementNode {
  const goal = (body.stats?.prose ?? 0) * share;
  let core = body;
  if (goal === 0) return core;
  for (let next: ElementNode | null = core; next; ) {
    core = next;
    next = null;
    for (const child of core.children) {
      if (child.kind === "element" && !child.stats?.isHidden && (child.stats?.prose ?? 0) >= goal)
        next = child;
    }
  }
  return core;
}

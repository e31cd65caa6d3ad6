/** One walk over the whole tree that sorts elements by what will be read from them. */
import { interactiveKind } from "../blocks/interactive.ts";
import { isJsonLd } from "../declared/json-ld.ts";
import type { InteractiveKind, MachineText, Rendering } from "../page-model.ts";
import { rawText } from "../tree/text.ts";
import { attr, type ElementNode, type Tree } from "../tree/tree.ts";
import { emptyRoot, hiddenText, noscriptText } from "../tree/unseen.ts";

/** No page tried has a quarter of this many of one kind; what comes later is not weighed one by one. */
export const MAX_EACH = 10_000;

export type Collection = {
  metas: ElementNode[];
  links: ElementNode[];
  titles: ElementNode[];
  base: string | null;
  anchors: ElementNode[];
  images: ElementNode[];
  headings: ElementNode[];
  labels: ElementNode[];
  times: ElementNode[];
  codes: ElementNode[];
  jsonLd: ElementNode[];
  interactive: { element: ElementNode; kind: InteractiveKind }[];
  machineText: MachineText[];
  noscript: Rendering["noscript"];
  emptyRoots: Rendering["emptyRoots"];
  scripts: Rendering["scripts"];
  /** Elements whose words are crossed out. */
  crossedOut: ElementNode[];
  /** Elements that may name an author or a date: by `rel`, `itemprop` or class. */
  hinted: ElementNode[];
};

export function collect(tree: Tree): Collection {
  const found: Collection = {
    metas: [],
    links: [],
    titles: [],
    base: null,
    anchors: [],
    images: [],
    headings: [],
    labels: [],
    times: [],
    codes: [],
    jsonLd: [],
    interactive: [],
    machineText: [],
    noscript: [],
    emptyRoots: [],
    scripts: { count: 0, external: 0, inlineLength: 0 },
    crossedOut: [],
    hinted: [],
  };
  visit(tree.head, found, false);
  visit(tree.body, found, false);
  return found;
}

function add<Item>(list: Item[], item: Item): void {
  if (list.length < MAX_EACH) list.push(item);
}

function visit(parent: ElementNode, found: Collection, inHidden: boolean): void {
  for (const child of parent.children) {
    if (child.kind === "text") continue;
    if (!sort(child, found)) continue;
    const unseen = inHidden ? null : hiddenText(child);
    if (unseen) add(found.machineText, unseen);
    const kind = interactiveKind(child);
    if (kind) add(found.interactive, { element: child, kind });
    if (isHinted(child)) add(found.hinted, child);
    if (isCrossedOut(child)) add(found.crossedOut, child);
    const root = emptyRoot(child);
    if (root) add(found.emptyRoots, root);
    visit(child, found, inHidden || unseen !== null);
  }
}

/** `false`: nothing inside is of interest. */
function sort(element: ElementNode, found: Collection): boolean {
  switch (element.tag) {
    case "meta":
      add(found.metas, element);
      return false;
    case "link":
      add(found.links, element);
      return false;
    case "base":
      found.base ??= attr(element, "href");
      return false;
    case "title":
      add(found.titles, element);
      return false;
    case "script":
      sortScript(element, found);
      return false;
    case "style":
      return false;
    case "noscript":
      add(found.noscript, noscriptText(element));
      return !element.stats?.isHidden;
    case "a":
      if (attr(element, "href") !== null) add(found.anchors, element);
      return true;
    case "img":
      add(found.images, element);
      return true;
    case "label":
      add(found.labels, element);
      return true;
    case "time":
      add(found.times, element);
      return true;
    case "code":
    case "kbd":
    case "samp":
      add(found.codes, element);
      return true;
    default:
      if (/^h[1-6]$/.test(element.tag)) add(found.headings, element);
      return true;
  }
}

function sortScript(element: ElementNode, found: Collection): void {
  if (isJsonLd(element)) return void add(found.jsonLd, element);
  const type = attr(element, "type");
  if (type && !/javascript|module/i.test(type)) return;
  found.scripts.count += 1;
  if (attr(element, "src") === null) found.scripts.inlineLength += rawText(element).length;
  else found.scripts.external += 1;
}

const CROSSED_OUT = new Set(["del", "s", "strike"]);
/** Shops cross prices out by style sheet, and name the class after what it is. */
const FORMER_PRICE =
  /(?:^|[\s_-])(?:was|old|former|compare[_-]?at|strike(?:d|through)?|crossed)[_-]?price|price[_-]+(?:was|old|former|compare|strike)|line-through/i;

const isCrossedOut = (element: ElementNode): boolean =>
  CROSSED_OUT.has(element.tag) ||
  element.attrs.some(({ name, value }) => (name === "class" || name === "style") && FORMER_PRICE.test(value));

const HINT = /author|byline|publish|date|time|posted|writ|autor|fecha|datum|creator|meta/i;

function isHinted(element: ElementNode): boolean {
  for (const { name, value } of element.attrs) {
    if (name === "class" || name === "id" || name === "itemprop" || name === "rel") {
      if (HINT.test(value)) return true;
    }
  }
  return false;
}

/** What can be measured about one run of text: its words, its names, its place and its neighbours. */
import { HINT_NAMES } from "./name-hints.ts";
import type { Segment } from "./segments.ts";
import type { ElementNode, Tree } from "./tree.ts";

export type PageSignals = {
  title: string;
  url: string;
  /** Declared by JSON-LD, microdata or Open Graph. */
  declares: { article: boolean; product: boolean; forum: boolean; listing: boolean };
};

const TAGS = [
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
const LEVELS = 5;
const NEAR = [-3, -2, -1, 1, 2, 3];
/** How far up a name is heard. */
const REACH = 14;

const TEXT_NAMES = [
  "words",
  "linkShare",
  "punctuation",
  "endsSentence",
  "digits",
  "capitals",
  "wordLength",
  "repeats",
  "inTitle",
  "price",
  "year",
  "phrase",
  "copyright",
  "commas",
];
const PLACE_NAMES = ["wordsBefore", "order", "sinceH1", "depth", "headingLevel", "sinceHeading", "hidden"];
const CORE_NAMES = ["inCore80", "inCore60", "inCore30", "levelsToCore", "topShare"];
const PAGE_NAMES = [
  "pageWords",
  "pageProse",
  "pageLinks",
  "pageSegments",
  "h1s",
  "articles",
  "hasMain",
  "saysArticle",
  "saysProduct",
  "saysForum",
  "saysListing",
  "pathDepth",
  "urlDate",
  "longRuns",
  "twinShare",
];

export const FEATURE_NAMES: string[] = [
  ...TEXT_NAMES,
  ...PLACE_NAMES,
  ...TAGS.map((tag) => `<${tag}>`),
  ...HINT_NAMES.map((hint) => `~${hint}`),
  ...Array.from({ length: LEVELS }, (_, level) => [
    `chars^${level}`,
    `links^${level}`,
    `prose^${level}`,
    `share^${level}`,
    `twins^${level}`,
  ]).flat(),
  ...CORE_NAMES,
  ...NEAR.flatMap((step) => [`words${step}`, `links${step}`, `heading${step}`]),
  ...PAGE_NAMES,
];

const PHRASE =
  /\b(?:share|tweet|subscribe|newsletter|sign up|sign in|log ?in|cookies?|read more|learn more|related|comments?|reply|all rights reserved|privacy|terms|advertisement|sponsored|follow us|click here|posted|written by|see also|previous|next|add to cart|buy now|view all|show more|load more|skip to|download|teilen|kommentare?|mehr|weiterlesen|anzeige|partager|lire aussi|commentaires?|compartir|leer más|comentarios?|condividi|leggi anche|commenti|compartilhar|leia também|delen|lees meer|reacties)\b/i;
const PRICE = /[$€£¥₹]\s?\d|\d\s?(?:€|zł|kr|USD|EUR)\b/;
const YEAR = /\b(?:19|20)\d\d\b/;

/** One row for each segment: the numbers of `FEATURE_NAMES`, and room for more when `width` is larger. */
export function segmentFeatures(
  tree: Tree,
  segments: Segment[],
  signals: PageSignals,
  width = FEATURE_NAMES.length,
): Float64Array {
  const rows = new Float64Array(segments.length * width);
  const page = pageFeatures(tree, segments, signals);
  const cores = [0.8, 0.6, 0.3].map((share) => coreOf(tree.body, share));
  const standingOf = standingReader(cores, tree.body);

  const seen = new Map<string, number>();
  for (const { text } of segments) seen.set(text, (seen.get(text) ?? 0) + 1);
  const titleWords = new Set(
    signals.title
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );
  const totalWords = segments.reduce((sum, { words }) => sum + words, 0) || 1;
  const bodyChars = tree.body.stats?.chars || 1;
  const firstH1 = segments.findIndex(({ box }) => headingLevel(box) === 1);
  let before = 0;
  let h1At = -1;
  let sinceHeading = 0;

  const distances = new Float64Array(TAGS.length + HINT_NAMES.length);
  segments.forEach((segment, index) => {
    const { box, words, text, linkChars } = segment;
    let at = index * width;
    const put = (value: number) => {
      rows[at++] = value;
    };
    const shape = textShape(text);
    put(Math.log1p(words));
    put(text.length ? linkChars / text.length : 0);
    put(shape.punctuation / (words || 1));
    put(shape.endsSentence ? 1 : 0);
    put(shape.digits / (text.length || 1));
    put(shape.capitals / (shape.letters || 1));
    put(shape.letters / (words || 1));
    put(Math.log2(seen.get(text) ?? 1));
    put(shareInTitle(text, titleWords));
    put(words < 60 && PRICE.test(text) ? 1 : 0);
    put(words < 60 && YEAR.test(text) ? 1 : 0);
    put(words < 30 && PHRASE.test(text) ? 1 : 0);
    put(text.includes("©") ? 1 : 0);
    put(Math.log1p(shape.commas));

    const level = headingLevel(box);
    if (index === firstH1) h1At = before;
    put(before / totalWords);
    put(index / segments.length);
    put(firstH1 < 0 ? 0 : h1At < 0 ? -1 : 1 + Math.log1p(before - h1At));
    const depthAt = at++;
    put(level);
    put(Math.log1p(sinceHeading));
    const hiddenAt = at++;

    nearNames(box, distances);
    const standing = standingOf(box);
    rows[depthAt] = standing.depth;
    rows[hiddenAt] = standing.isHidden ? 1 : 0;
    for (const distance of distances) put(distance);

    let up: ElementNode | null = box;
    for (let step = 0; step < LEVELS; step++) {
      const stats = up?.stats;
      put(Math.log1p(stats?.chars ?? 0));
      put(stats?.chars ? stats.linkChars / stats.chars : 0);
      put(stats?.chars ? stats.prose / stats.chars : 0);
      put((stats?.chars ?? 0) / bodyChars);
      put(Math.log2(stats?.twins ?? 1));
      up = up?.parent ?? null;
    }
    for (const core of cores) put(standing.cores.includes(core) ? 1 : 0);
    put(standing.toCore);
    put(standing.topShare);
    for (const step of NEAR) {
      const near = segments[index + step];
      put(near ? Math.log1p(near.words) : -1);
      put(near ? near.linkChars / (near.text.length || 1) : -1);
      put(near ? headingLevel(near.box) : 0);
    }
    for (const value of page) put(value);
    before += words;
    sinceHeading = level > 0 ? 0 : sinceHeading + words;
  });
  return rows;
}

/** For each tag and hint: how near the next box above is that carries it (0: none within reach). */
function nearNames(box: ElementNode, distances: Float64Array): void {
  distances.fill(0);
  let near = REACH;
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

/** Where an element stands in the whole page; each is worked out once, from its parent. */
type Standing = { depth: number; isHidden: boolean; cores: ElementNode[]; toCore: number; topShare: number };

function standingReader(cores: ElementNode[], body: ElementNode): (element: ElementNode) => Standing {
  const coreLine = new Set<ElementNode>();
  for (let at: ElementNode | null = cores[1] ?? null; at; at = at.parent) coreLine.add(at);
  const known = new Map<ElementNode, Standing>();
  const total = body.stats?.chars || 1;
  const read = (element: ElementNode): Standing => {
    const before = known.get(element);
    if (before) return before;
    const above = element.parent ? read(element.parent) : null;
    const standing: Standing = {
      depth: (above?.depth ?? 0) + 1,
      isHidden: above?.isHidden === true || element.stats?.isHidden === true,
      cores: cores.includes(element) ? [...(above?.cores ?? []), element] : (above?.cores ?? []),
      toCore: coreLine.has(element) ? 0 : (above?.toCore ?? 0) + 1,
      topShare: element.parent === body ? (element.stats?.chars ?? 0) / total : (above?.topShare ?? 0),
    };
    known.set(element, standing);
    return standing;
  };
  return read;
}

function headingLevel(box: ElementNode): number {
  for (let up: ElementNode | null = box, steps = 0; up && steps < 3; up = up.parent, steps++) {
    if (up.tag.length === 2 && up.tag[0] === "h" && up.tag >= "h1" && up.tag <= "h6")
      return Number(up.tag[1]);
  }
  return 0;
}

/** The deepest element that holds this share of the page's prose. */
function coreOf(body: ElementNode, share: number): ElementNode {
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

type TextShape = {
  punctuation: number;
  commas: number;
  digits: number;
  capitals: number;
  letters: number;
  endsSentence: boolean;
};

function textShape(text: string): TextShape {
  const shape: TextShape = {
    punctuation: 0,
    commas: 0,
    digits: 0,
    capitals: 0,
    letters: 0,
    endsSentence: false,
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) shape.letters += 1;
    else if (code >= 65 && code <= 90) {
      shape.letters += 1;
      shape.capitals += 1;
    } else if (code >= 48 && code <= 57) shape.digits += 1;
    else if (code === 44 || code === 0x3001 || code === 0xff0c) {
      shape.commas += 1;
      shape.punctuation += 1;
    } else if (code === 46 || code === 33 || code === 63 || code === 58 || code === 59 || code === 0x3002)
      shape.punctuation += 1;
    else if (code > 127) shape.letters += 1;
  }
  shape.endsSentence = /[.!?…。！？:"”»)]$/.test(text.slice(-2));
  return shape;
}

function shareInTitle(text: string, title: Set<string>): number {
  if (title.size === 0 || text.length > 300) return 0;
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return 0;
  const hits = words.filter((word) => title.has(word)).length;
  return hits / Math.max(words.length, title.size * 0.5);
}

function pageFeatures(tree: Tree, segments: Segment[], { url, declares }: PageSignals): number[] {
  const stats = tree.body.stats;
  const chars = stats?.chars || 1;
  let h1s = 0;
  let articles = 0;
  let hasMain = 0;
  let twinChars = 0;
  const visit = (element: ElementNode, inTwin: boolean): void => {
    for (const child of element.children) {
      if (child.kind === "text") continue;
      if (child.tag === "h1") h1s += 1;
      else if (child.tag === "article") articles += 1;
      else if (child.tag === "main") hasMain = 1;
      const isTwin =
        !inTwin &&
        (child.stats?.twins ?? 1) >= 4 &&
        child.tag !== "p" &&
        child.tag !== "li" &&
        child.tag !== "tr";
      if (isTwin) twinChars += child.stats?.chars ?? 0;
      visit(child, inTwin || isTwin);
    }
  };
  visit(tree.body, false);
  const words = segments.reduce((sum, one) => sum + one.words, 0);
  const path = URL.parse(url)?.pathname ?? "/";
  const yes = (flag: boolean) => (flag ? 1 : 0);
  return [
    Math.log1p(words),
    (stats?.prose ?? 0) / chars,
    (stats?.linkChars ?? 0) / chars,
    Math.log1p(segments.length),
    Math.min(h1s, 5),
    Math.min(articles, 20),
    hasMain,
    yes(declares.article),
    yes(declares.product),
    yes(declares.forum),
    yes(declares.listing),
    path.split("/").filter(Boolean).length,
    yes(/\/(?:19|20)\d\d\//.test(path)),
    Math.log1p(segments.filter((one) => one.words >= 25).length),
    twinChars / chars,
  ];
}

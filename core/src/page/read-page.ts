/** The reading half of the engine: HTML and its address in, everything the page says out, as plain data. */
import { readAuthorship } from "./authorship.ts";
import { chooseMain, type Main } from "./choose-main.ts";
import { type Collection, collect } from "./collect.ts";
import { readDates } from "./dates.ts";
import {
  metaFound,
  metaGroup,
  readCanonical,
  readHreflang,
  readLanguage,
  readMetas,
  readRobots,
  readTitleTag,
} from "./head.ts";
import { readInteractive } from "./interactive.ts";
import { eachObject, readJsonLd, typesOf } from "./json-ld.ts";
import { readHeadings, readImages, readLinks } from "./links.ts";
import { measure } from "./measure.ts";
import { readMicrodata } from "./microdata.ts";
import type { Boilerplate, MicrodataItem, PageModel, Rendering, StructuredData } from "./page-model.ts";
import { parseTree } from "./parse-tree.ts";
import { readBlocks } from "./read-blocks.ts";
import { textOf } from "./text.ts";
import { pageTitle } from "./title.ts";
import type { ElementNode, Tree } from "./tree.ts";
import { commentText, needsJavaScript } from "./unseen.ts";

export type * from "./page-model.ts";

export function readPage(html: string, url: string): PageModel {
  const tree = parseTree(html);
  measure(tree.html);
  const found = collect(tree);
  const baseUrl = baseOf(found.base, url);
  const resolve = (href: string) => URL.parse(href.trim(), baseUrl)?.href ?? null;

  const metas = readMetas(found.metas);
  const structuredData = readStructuredData(found, tree, metas);
  const main = chooseMain(tree);
  const skip = (element: ElementNode) => element.stats?.isHidden === true || main.apart.has(element);
  const blocks = readBlocks(main.roots, skip, resolve);
  const text = blocks
    .map((block) => block.text)
    .filter(Boolean)
    .join("\n\n");
  const isMain = mainTest(main, skip);
  const titleTag = readTitleTag(found.titles);
  const headings = readHeadings(found.headings, blocks);
  const reading = { tree, found, metas, structuredData, blocks, url, main };

  return {
    url,
    baseUrl,
    title: pageTitle(titleTag, headings, structuredData),
    titleTag,
    shape: "article",
    description: metaFound(metas, ["description", "og:description", "twitter:description"]),
    canonical: readCanonical(found.links, resolve),
    robots: readRobots(metas),
    hreflang: readHreflang(found.links, resolve),
    language: readLanguage(tree, metas),
    ...readAuthorship(reading),
    ...readDates(reading),
    metas,
    blocks,
    text,
    boilerplate: readBoilerplate(main),
    headings,
    links: readLinks(found.anchors, blocks, resolve, url),
    images: readImages(found.images, blocks, resolve, isMain),
    interactive: readInteractive(found.interactive, found.labels, resolve, isMain),
    structuredData,
    machineText: [...found.machineText, ...commentText(tree)].sort((a, b) => a.place.start - b.place.start),
    rendering: readRendering(found, tree, text),
    truncated: tree.truncated,
    counts: { elements: tree.elementCount, htmlLength: html.length },
  };
}

const baseOf = (base: string | null, url: string) => (base && URL.parse(base, url)?.href) || url;

function readStructuredData(found: Collection, tree: Tree, metas: PageModel["metas"]): StructuredData {
  const { scripts, nodes } = readJsonLd(found.jsonLd);
  const microdata = readMicrodata(tree.html);
  const types = new Set<string>();
  eachObject(nodes, (node) => {
    for (const type of typesOf(node)) types.add(type);
  });
  for (const item of microdata) addTypes(item, types);
  const openGraph = metaGroup(metas, (name) =>
    /^(?:og|article|book|profile|product|video|music):/.test(name),
  );
  const twitter = metaGroup(metas, (name) => name.startsWith("twitter:"));
  return { scripts, nodes, types: [...types], microdata, openGraph, twitter };
}

function addTypes(item: MicrodataItem, types: Set<string>): void {
  for (const type of item.types) types.add(type);
  for (const value of Object.values(item.properties).flat())
    if (typeof value !== "string") addTypes(value, types);
}

function mainTest(main: Main, skip: (element: ElementNode) => boolean): (element: ElementNode) => boolean {
  const roots = new Set(main.roots);
  return (element) => {
    for (let at: ElementNode | null = element; at; at = at.parent) {
      if (skip(at)) return false;
      if (roots.has(at)) return true;
    }
    return false;
  };
}

const MAX_BOILERPLATE = 5_000;

function readBoilerplate({ apart }: Main): Boilerplate[] {
  const parts: Boilerplate[] = [];
  for (const [element, kind] of apart) {
    if (!element.stats || element.stats.chars === 0 || element.stats.isHidden) continue;
    const text = textOf(element).slice(0, MAX_BOILERPLATE);
    parts.push({ kind, text, place: { start: element.start, end: element.end } });
  }
  return parts;
}

function readRendering(found: Collection, tree: Tree, text: string): Rendering {
  const rendering = {
    noscript: found.noscript.filter((note) => note.text !== ""),
    emptyRoots: found.emptyRoots,
    visibleTextLength: tree.body.stats?.chars ?? 0,
    mainTextLength: text.length,
    scripts: found.scripts,
  };
  return { ...rendering, needsJavaScript: needsJavaScript(rendering) };
}

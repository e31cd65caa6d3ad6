/** The reading half of the engine: HTML and its address in, everything the page says out, as plain data. */
import { readCodeSpans } from "./blocks/code-spans.ts";
import { readHeadings } from "./blocks/headings.ts";
import { readImages } from "./blocks/images.ts";
import { readInteractive } from "./blocks/interactive.ts";
import { readLinks } from "./blocks/links.ts";
import { readBlocks } from "./blocks/read-blocks.ts";
import { readDates } from "./dates/dates.ts";
import { readCanonical, readLanguage, readTitleTag } from "./declared/head.ts";
import { metaFound, readMetas, readRobots } from "./declared/metas.ts";
import { pageSignals } from "./declared/page-signals.ts";
import { pageTitle } from "./declared/title.ts";
import { chooseMain } from "./main/choose-main.ts";
import { type Collection, collect } from "./main/collect.ts";
import { type MainMarks, markMain, readBoilerplate } from "./main/mark-main.ts";
import { pageShape } from "./main/page-shape.ts";
import type { PartialPage } from "./main/partial-page.ts";
import { MAX_SEGMENTS, readSegments } from "./main/segments.ts";
import type { PageModel, Rendering } from "./page-model.ts";
import { readAuthorship } from "./people/authorship.ts";
import { readStructuredData } from "./read-structured-data.ts";
import { withoutTracking } from "./tracking-parameters.ts";
import { charactersOf } from "./tree/characters.ts";
import { measure } from "./tree/measure.ts";
import { parseTree } from "./tree/parse-tree.ts";
import { resolverOf } from "./tree/resolve.ts";
import { collapse, textOf } from "./tree/text.ts";
import type { ElementNode, Tree } from "./tree/tree.ts";
import { commentText, needsJavaScript } from "./tree/unseen.ts";

export type * from "./page-model.ts";

/** `now` (ISO) is the clock of the evidence: a date after it is not believed. */
export type ReadOptions = { now?: string };

export function readPage(html: string, address: string, { now }: ReadOptions = {}): PageModel {
  const reading = firstPass(html, address);
  const { tree, found, metas, structuredData, segments, main, url } = reading;
  const { baseUrl, resolve } = resolverOf(found.base, url);

  const parts = markMain(tree, segments, main);
  const skip = (element: ElementNode) => element.stats?.isHidden === true || parts.apart.has(element);
  const blocks = readBlocks(tree.body, skip, parts.range, resolve);
  const text = blocks
    .filter((block) => block.kind !== "image" && block.text !== "" && block.place.start !== parts.titleStart)
    .map((block) => block.text)
    .join("\n\n");
  const isMain = mainTest(parts, skip);
  const titleTag = readTitleTag(found.titles);
  const headings = readHeadings(found.headings, blocks);
  const language = readLanguage(tree, metas);

  return {
    url,
    baseUrl,
    title: pageTitle(titleTag, headings, structuredData),
    titleTag,
    shape: pageShape(tree, segments, main, pageSignals(structuredData, titleTag?.value ?? "", url)),
    description: metaFound(metas, ["description", "og:description", "twitter:description"]),
    canonical: readCanonical(found.links, resolve),
    robots: readRobots(metas),
    language,
    ...readAuthorship(reading),
    ...readDates(reading, language?.value ?? null, now ?? null),
    metas,
    blocks,
    text,
    letters: charactersOf(tree.html),
    boilerplate: readBoilerplate(parts),
    headings,
    links: readLinks(found.anchors, blocks, resolve, url),
    images: readImages(found.images, blocks, resolve, isMain),
    interactive: readInteractive(found.interactive, found.labels, resolve, isMain),
    crossedOut: found.crossedOut.map((element) => collapse(textOf(element))).filter((words) => words !== ""),
    codeSpans: readCodeSpans(found.codes, blocks),
    structuredData,
    machineText: [...found.machineText, ...commentText(tree)].sort((a, b) => a.place.start - b.place.start),
    rendering: readRendering(found, tree),
    isCut: tree.isCut || segments.length === MAX_SEGMENTS,
  };
}

/** Everything that is looked at more than once. */
export function firstPass(html: string, address: string): PartialPage {
  const url = withoutTracking(address);
  const tree = parseTree(html);
  measure(tree.html);
  const found = collect(tree);
  const metas = readMetas(found.metas);
  const structuredData = readStructuredData(found, tree, metas);
  const segments = readSegments(tree.body);
  const signals = pageSignals(structuredData, readTitleTag(found.titles)?.value ?? "", url);
  const main = chooseMain(tree, segments, signals);
  return { tree, found, metas, structuredData, segments, main, html, url };
}

/** Whether something without words (an image, a form) is in the main content. */
function mainTest(
  { range }: MainMarks,
  skip: (element: ElementNode) => boolean,
): (element: ElementNode) => boolean {
  return (element) => {
    if (element.start < range.start || element.start > range.end) return false;
    for (let at: ElementNode | null = element; at; at = at.parent) if (skip(at)) return false;
    return true;
  };
}

function readRendering(found: Collection, tree: Tree): Rendering {
  const rendering = {
    noscript: found.noscript.filter((note) => note.text !== ""),
    emptyRoots: found.emptyRoots,
    visibleTextLength: tree.body.stats?.chars ?? 0,
    scripts: found.scripts,
  };
  return { ...rendering, needsJavaScript: needsJavaScript(rendering) };
}

/** Names that the page itself shows as its writers. */
import { phrasesOfAll } from "../../language/packs/all.ts";
import { alternatives, wholePattern } from "../../language/phrase-pattern.ts";
import type { AuthorCandidate } from "../dates/candidates.ts";
import { namesAround } from "../dates/element-dates.ts";
import { LEADS_TO_WRITER } from "../dates/foreign-parts.ts";
import { type OwnPlaces, ownPlaces } from "../dates/own-places.ts";
import { hasRel } from "../declared/head.ts";
import type { PartialPage } from "../main/partial-page.ts";
import type { Segment } from "../main/segments.ts";
import { textOf } from "../tree/text.ts";
import { attr, closest, type ElementNode, walk } from "../tree/tree.ts";
import { personNames } from "./person-name.ts";

const NAMES_WRITER =
  /author(?!i[zs]|it|ing)|byline|writer|autor|auteur|posted-by|postedby|contributor|creator|username|user-name|poster/i;
/** Names that publishing systems give to the author of the page itself. */
const POST_AUTHOR = /(?:post|entry|article)-author/;
const SIDE_NAMES = /sidebar|widget|footer|recent/i;
const NOT_THE_NAME =
  /avatar|image|photo|bio|description|social|date|time|link-list|posts|count|title|job|role|about|reviewe/i;
const SAYS_BY = new RegExp(
  `^(?:(?:${alternatives(phrasesOfAll("byWriter"))}|a[fv])\\s+|(?:text|${alternatives(phrasesOfAll("author"))}):\\s+)\\S`,
  "iu",
);
/** "By" on a line of its own: the name is on the next. */
const ONLY_BY = wholePattern(phrasesOfAll("byWriter"));
const IS_FULL_NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;
/** How many segments a line "By ..." may be from the first words. */
const MAX_SEGMENTS_AWAY = 14;
const MAX_WORDS = 16;
/** A name that far from the text and without markup belongs to something else. */
const MIN_WEIGHT = 5;

type Weighed = AuthorCandidate & { weight: number };

export function bylines(reading: PartialPage): AuthorCandidate[] {
  const { found, segments, main } = reading;
  const places = ownPlaces(reading);
  const mainStart = segments[main.firstIndex]?.nodes[0]?.start ?? 0;
  const weighed: Weighed[] = [];
  for (const element of found.hinted) {
    const candidate = fromElement(element, mainStart);
    if (candidate && isOwn(element, candidate, places)) weighed.push(candidate);
  }
  weighed.push(...fromLines(reading, places));
  return weighed.sort((a, b) => b.weight - a.weight).map(({ names, fact }) => ({ names, fact }));
}

/** Away from the title and the end of the text only explicit markup names the page's author. */
function isOwn(element: ElementNode, { fact }: Weighed, places: OwnPlaces): boolean {
  if (places.isForeign(element)) return false;
  const zone = places.zoneOf(element);
  const isExplicit = fact.source !== "byline" || POST_AUTHOR.test(fact.where);
  if (zone === "title" || zone === "head" || isExplicit) return true;
  return zone === "end" && !places.isBoilerplate(element);
}

function fromElement(element: ElementNode, mainStart: number): Weighed | null {
  const prop = attr(element, "itemprop")?.toLowerCase() ?? "";
  const own = `${attr(element, "class") ?? ""} ${attr(element, "id") ?? ""}`;
  const isRel = hasRel(element, "author");
  const isProp = prop === "author" || prop === "creator";
  if (!isRel && !isProp && !NAMES_WRITER.test(own)) return null;
  const chars = element.stats?.chars ?? 0;
  if (chars > 160 || (chars === 0 && element.tag !== "meta")) return null;
  const text = attr(element, "content") ?? textOf(namePart(element) ?? element);
  const names = personNames(text);
  if (names.length === 0 || text.split(" ").length > MAX_WORDS) return null;
  let weight = isProp ? 60 : isRel ? 55 : 40;
  if (/name|byline/i.test(own)) weight += 6;
  if (NOT_THE_NAME.test(own)) weight -= 14;
  if (SIDE_NAMES.test(namesAround(element))) weight -= 35;
  if (names.some((name) => !name.includes(" "))) weight -= 8;
  weight -= Math.min(20, Math.abs(element.start - mainStart) / 4_000);
  const hint = own
    .trim()
    .split(/\s+/)
    .find((name) => NAMES_WRITER.test(name));
  const where = isProp ? `itemprop=${prop}` : isRel ? "rel=author" : `.${hint ?? ""}`;
  const source = isProp ? "microdata" : isRel ? "link" : "byline";
  return weight > MIN_WEIGHT
    ? { names, weight, fact: { raw: text, source, where, place: { start: element.start, end: element.end } } }
    : null;
}

/** Inside a byline, the part that is marked as the name. */
function namePart(element: ElementNode): ElementNode | null {
  let part: ElementNode | null = null;
  walk(element, (inner) => {
    const isName =
      attr(inner, "itemprop") === "name" ||
      hasRel(inner, "author") ||
      /(?:^|[\s_-])(?:fn|name|author-name)(?:$|\s)/.test(attr(inner, "class") ?? "");
    if (isName && !part && (inner.stats?.chars ?? 0) > 0) part = inner;
    return part === null;
  });
  return part;
}

function fromLines({ segments, main }: PartialPage, places: OwnPlaces): Weighed[] {
  const found: Weighed[] = [];
  const first = Math.max(0, main.firstIndex);
  for (const [index, segment] of segments.entries()) {
    if (segment.words > MAX_WORDS) continue;
    const says = SAYS_BY.test(segment.text);
    const isNear = Math.abs(index - first) <= MAX_SEGMENTS_AWAY;
    if (!isNear && !(says && isBelowText(segment, places))) continue;
    if (places.isForeign(segment.box)) continue;
    if (!says && !isSignature(segment, segments[index - 1], places)) continue;
    const names = personNames(segment.text).filter((name) => (says ? /^\p{Lu}/u : IS_FULL_NAME).test(name));
    const [node] = segment.nodes;
    if (names.length === 0 || !node) continue;
    const place = { start: node.start, end: segment.nodes[segment.nodes.length - 1]?.end ?? node.end };
    const weight = (says ? 46 : 36) - Math.min(MAX_SEGMENTS_AWAY, Math.abs(index - first));
    found.push({ names, weight, fact: { raw: segment.text, source: "byline", where: "line", place } });
  }
  return found;
}

/** "Written by", below the text and linked to a page about its writer. */
const isBelowText = (line: Segment, places: OwnPlaces): boolean =>
  leadsToWriter(line) && places.zoneOf(line.box) === "end" && !places.isBoilerplate(line.box);

/** A name alone next to the title, below the word "By" or linked to a page about its writer. */
function isSignature(line: Segment, before: Segment | undefined, places: OwnPlaces): boolean {
  if (places.zoneOf(line.box) !== "title") return false;
  if (before && ONLY_BY(before.text.replace(/:$/, ""))) return true;
  return leadsToWriter(line);
}

const leadsToWriter = ({ nodes }: Segment): boolean =>
  nodes.some((node) => {
    const link = closest(node.parent ?? null, ({ tag }) => tag === "a");
    return link !== null && LEADS_TO_WRITER.test(attr(link, "href") ?? "");
  });

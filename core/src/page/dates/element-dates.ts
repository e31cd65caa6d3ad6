/** Dates that elements state for machines: `time`, `abbr` and microdata. */
import { phrasesOfAll, wordsOfAll } from "../../language/packs/all.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import { itemValue } from "../declared/microdata.ts";
import type { PartialPage } from "../main/partial-page.ts";
import { textOf } from "../tree/text.ts";
import { attr, type ElementNode } from "../tree/tree.ts";
import type { AddDate, DateCandidate } from "./candidates.ts";
import { type OwnPlaces, ownPlaces } from "./own-places.ts";

type Role = DateCandidate["role"];
export type Weights = Record<string, [Role, number]>;
const ITEMPROPS: Weights = {
  datepublished: ["published", 92],
  datecreated: ["published", 82],
  datemodified: ["modified", 92],
};

const SIDE_NAMES = /sidebar|widget|footer|aside|recent/i;
const UPDATED_NAME = /updat|modif/i;
/** German "Stand" says either; on most pages it is the only day. */
const UPDATED = phrasePattern(phrasesOfAll("updated").filter((word) => !wordsOfAll("published").has(word)));
const PUBLISHED_NAME = /publi|posted|post-date|entry-date|dateline/i;
const PUBLISHED = phrasePattern(phrasesOfAll("published"));
/** A line with one date, such as "Last updated 3 May 2024". */
const MAX_LINE = 60;

export function fromElements(reading: PartialPage, add: AddDate): void {
  const { found } = reading;
  const places = ownPlaces(reading);
  let order = 0;
  for (const element of [...found.times, ...found.hinted]) {
    const prop = attr(element, "itemprop")?.toLowerCase();
    const rule = prop && Object.hasOwn(ITEMPROPS, prop) ? ITEMPROPS[prop] : undefined;
    if (!rule && element.tag !== "time" && element.tag !== "abbr") continue;
    const raw =
      element.tag === "abbr"
        ? (attr(element, "title") ?? "")
        : (attr(element, "datetime") ?? itemValue(element));
    if (raw === "" || places.isForeign(element)) continue;
    const names = namesAround(element);
    const isNamed = rule !== undefined || UPDATED_NAME.test(names) || PUBLISHED_NAME.test(names);
    if (!isNamed && !isOwnTime(element, places)) continue;
    const [role, weight] =
      rule ??
      (saysUpdated(element, names)
        ? (["modified", 70] as const)
        : (["published", timeWeight(element, names)] as const));
    order += 1;
    add({
      raw,
      role,
      source: rule ? "microdata" : "element",
      where: rule ? `itemprop=${prop}` : `${element.tag}[${element.tag === "abbr" ? "title" : "datetime"}]`,
      place: { start: element.start, end: element.end },
      weight: weight - Math.min(order, 20) / 4 - (SIDE_NAMES.test(names) ? 40 : 0),
    });
  }
}

/** Themes write "published updated" on a page that was never changed. */
function saysUpdated(element: ElementNode, names: string): boolean {
  if (PUBLISHED_NAME.test(attr(element, "class") ?? "")) return false;
  const line = element.parent ? textOf(element.parent) : "";
  return UPDATED_NAME.test(names) || (line.length <= MAX_LINE && UPDATED.test(line) && !PUBLISHED.test(line));
}

/** A `time` whose names say nothing dates the page only next to its title or right after its text. */
function isOwnTime(element: ElementNode, places: OwnPlaces): boolean {
  const zone = places.zoneOf(element);
  return zone === "title" || zone === "head" || (zone === "end" && !places.isBoilerplate(element));
}

function timeWeight(element: ElementNode, names: string): number {
  if (attr(element, "pubdate") !== null) return 90;
  if (PUBLISHED_NAME.test(names)) return 84;
  // A `time` without words, or with an hour only, often dates something else.
  return textOf(element) === "" ? 66 : 74;
}

/** The names of the element and of the boxes around it. */
export function namesAround(element: ElementNode, levels = 6): string {
  const names: string[] = [];
  let up: ElementNode | null = element;
  for (let step = 0; up && step < levels && up.tag !== "body"; step++, up = up.parent) {
    names.push(up.tag, (attr(up, "class") ?? "").slice(0, 120), (attr(up, "id") ?? "").slice(0, 60));
  }
  return names.join(" ");
}

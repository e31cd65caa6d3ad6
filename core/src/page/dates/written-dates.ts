/** Dates that readers see in the text, kept where the place or the words say that they date the page. */

import type { PartialPage } from "../main/partial-page.ts";
import type { Segment } from "../main/segments.ts";
import { statedInAddress } from "./address-dates.ts";
import { daysIn } from "./calendar-day.ts";
import type { DateCandidate } from "./candidates.ts";
import { namesAround } from "./element-dates.ts";
import { ownDays, SHORT_LINE, saysPublished, saysUpdated } from "./own-days.ts";
import { ownPlaces, type Zone } from "./own-places.ts";

const DATE_NAME =
  /date|time|publish|posted|meta|byline|fecha|datum|dateline|info|created|stamp|entry-header|pubdate/i;
const SIDE_NAME = /sidebar|widget|aside|archive|nav|menu|kalender|termin/i;
const MAX_CANDIDATES = 200;
export function writtenDates(reading: PartialPage, monthFirst: boolean): DateCandidate[] {
  const { segments, main, url } = reading;
  const places = ownPlaces(reading);
  const found: (DateCandidate & { zone: Zone })[] = [];
  const first = Math.max(0, main.firstIndex);
  for (const [index, segment] of segments.entries()) {
    if (found.length >= MAX_CANDIDATES) break;
    const days = ownDays(segment, daysIn(segment.text, monthFirst), places);
    if (days.length === 0) continue;
    const { weight, where } = weigh(segment, index, first, main.isMain[index] === 1);
    const zone = places.zoneOf(segment.box);
    for (const [order, { value, raw, at }] of days.entries()) {
      found.push({
        value,
        raw,
        source: "text",
        where,
        place: placeOf(segment, raw),
        role: saysUpdated(segment, at) ? "modified" : "published",
        weight: weight + agreement(value, url) - Math.min(order, 10) - Math.min(found.length, 20) / 10,
        zone,
      });
    }
  }
  return withoutContradictions(found).map(({ zone: _, ...date }) => date);
}

/** Away from the head, several days of publication belong to several things: none of them is known to date the page. */
function withoutContradictions<Dated extends DateCandidate & { zone: Zone }>(found: Dated[]): Dated[] {
  const isAway = ({ zone, role }: Dated) => (zone === "end" || zone === "elsewhere") && role === "published";
  const days = new Set(found.filter(isAway).map(({ value }) => value));
  return days.size > 1 ? found.filter((date) => !isAway(date)) : found;
}

function weigh(
  segment: Segment,
  index: number,
  first: number,
  isMain: boolean,
): { weight: number; where: string } {
  const names = namesAround(segment.box, 5);
  const isShort = segment.words <= SHORT_LINE;
  let weight = isShort ? 40 : 12;
  let where = isShort ? "line" : "prose";
  if (DATE_NAME.test(names)) {
    weight += isShort ? 16 : 4;
    where = "dated element";
  }
  const opening = segment.text.slice(0, 80);
  if (segment.words <= 40 && saysPublished(opening)) weight += 8;
  const distance = Math.abs(index - first);
  if (distance <= 8) weight += 10 - distance / 2;
  if (isMain) weight += 4;
  if (SIDE_NAME.test(names)) weight -= 18;
  if (segment.linkChars > segment.text.length * 0.7) weight -= 8;
  return { weight, where };
}

/** An address with the same year and month supports a date; one with another year or day speaks against it. */
function agreement(value: string, url: string): number {
  const stated = statedInAddress(url);
  if (stated === "") return 0;
  const [year, month, day] = stated.split("-");
  if (year !== value.slice(0, 4)) return -6;
  if (day !== undefined && day !== value.slice(8, 10)) return -6;
  return month === value.slice(5, 7) ? 14 : 5;
}

function placeOf(segment: Segment, raw: string) {
  const node = segment.nodes.find(({ text }) => text.includes(raw)) ?? segment.nodes[0];
  return node ? { start: node.start, end: node.end } : null;
}

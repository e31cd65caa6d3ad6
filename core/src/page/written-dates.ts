/** Dates that stand in the text itself, weighed by where they stand. */
import { daysIn } from "./calendar-day.ts";
import type { DateCandidate } from "./candidates.ts";
import { namesAround } from "./declared-dates.ts";
import type { Reading } from "./reading.ts";
import type { Segment } from "./segments.ts";
import { closest } from "./tree.ts";

const SAYS_PUBLISHED =
  /publish|posted|released|issued|written|ver(?:ö|oe)ffentlicht|erschienen|erstellt|eingestellt|geschrieben|gepostet|stand|publié|mis en ligne|écrit|publicad|pubblicat|escrito|geplaatst|gepubliceerd|opublikowan|dodano|publicerad|udgivet|date|datum|fecha|data\b/i;
const SAYS_UPDATED =
  /updat|modif|aktualisiert|ge(?:ä|ae)ndert|letzte (?:ä|ae)nderung|zuletzt|last (?:edit|change)|mis à jour|actualizad|aggiornat|atualizad|bijgewerkt|revis/i;
const DATE_NAME =
  /date|time|publish|posted|meta|byline|fecha|datum|dateline|info|created|stamp|entry-header|pubdate/i;
const ELSEWHERE =
  /comment|reply|respon|related|sidebar|widget|aside|teaser|recent|recommend|archive|calendar|event|kalender|termin|nav|menu/i;
/** A line of a few words that holds a date is about the date; a paragraph only mentions it. */
const SHORT_LINE = 14;
const MAX_CANDIDATES = 200;
const CODE = new Set(["pre", "code", "samp", "kbd"]);

export function writtenDates({ segments, main, url }: Reading, monthFirst: boolean): DateCandidate[] {
  const found: DateCandidate[] = [];
  const first = Math.max(0, main.firstIndex);
  for (const [index, segment] of segments.entries()) {
    if (found.length >= MAX_CANDIDATES) break;
    const days = daysIn(segment.text, monthFirst).filter(({ raw }) => !isInCode(segment, raw));
    if (days.length === 0) continue;
    const standing = weigh(segment, index, first, main.isMain[index] === 1);
    for (const [order, { value, raw, at }] of days.entries()) {
      const isUpdated = SAYS_UPDATED.test(segment.text.slice(Math.max(0, at - 40), at));
      const agrees = agreement(value, url);
      found.push({
        value,
        raw,
        source: "text",
        where: standing.where,
        place: placeOf(segment, raw),
        role: isUpdated ? "modified" : "published",
        weight: standing.weight + agrees - Math.min(order, 10) - Math.min(found.length, 20) / 10,
      });
    }
  }
  return found;
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
  if (SAYS_PUBLISHED.test(segment.text.slice(0, 80)) && segment.words <= 40) weight += 8;
  const distance = Math.abs(index - first);
  if (distance <= 8) weight += 10 - distance / 2;
  if (isMain) weight += 4;
  if (ELSEWHERE.test(names)) weight -= 18;
  if (segment.linkChars > segment.text.length * 0.7) weight -= 8;
  return { weight, where };
}

/** An address with the same year and month speaks for a date; one with another year against it. */
function agreement(value: string, url: string): number {
  const match = /[/_-]((?:19|20)\d\d)(?:[/_-](\d\d)(?=[/_-]|$))?/.exec(url);
  if (!match) return 0;
  if (match[1] !== value.slice(0, 4)) return -6;
  return match[2] === value.slice(5, 7) ? 14 : 5;
}

/** A date in a sample of code is the sample's, not the page's. */
function isInCode(segment: Segment, raw: string): boolean {
  const node = segment.nodes.find(({ text }) => text.includes(raw));
  return closest(node?.parent ?? segment.box, ({ tag }) => CODE.has(tag)) !== null;
}

function placeOf(segment: Segment, raw: string) {
  const node = segment.nodes.find(({ text }) => text.includes(raw)) ?? segment.nodes[0];
  return node ? { start: node.start, end: node.end } : null;
}

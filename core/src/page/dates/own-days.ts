/** Which of the days in a run of text date the page, by the words around them and by where the text is. */

import { phrasesOfAll, wordsOfAll } from "../../language/packs/all.ts";
import { alternatives, phrasePattern, WORD_END, WORD_START } from "../../language/phrase-pattern.ts";
import type { PhraseRole } from "../../language/roles.ts";
import { type Segment, wordCount } from "../main/segments.ts";
import { closest } from "../tree/tree.ts";
import type { FoundDay } from "./calendar-day.ts";
import type { OwnPlaces } from "./own-places.ts";

const any = (...roles: readonly PhraseRole[]) => alternatives(phrasesOfAll(...roles));
const SAYS_PUBLISHED = phrasePattern([...phrasesOfAll("published", "dateLabel"), "publicerad", "udgivet"]);
/** German "Stand" says either; on most pages it is the only day. */
const SAYS_UPDATED = phrasePattern(
  phrasesOfAll("updated").filter((word) => !wordsOfAll("published").has(word)),
);
/** "19. Mai 2010 um 23:03 Uhr gepostet", "May 3, 2024 by Ada Stone". */
const SAYS_AFTERWARDS =
  /^\W*(?:by |(?:um |at )?[\d:.]* ?(?:uhr |h )?(?:gepostet|ver(?:ö|oe)ffentlicht|published|posted))/i;
/** Words right before a date that make it the date of something else. */
const SAYS_OTHER_DAY = new RegExp(`${any("otherDay")}${WORD_END}[^.]{0,30}$`, "iu");
const COPYRIGHT = /©|\(c\) |copyright|all rights reserved/i;
/** A line of a few words that holds a date is about the date; a paragraph only mentions it. */
export const SHORT_LINE = 14;
/** A dateline opens a paragraph: the place, then the day. */
const DATELINE_REACH = 40;
/** A sentence that begins with the day of an event. */
const SAYS_WHEN = new RegExp(`^\\W*${any("onDay")} $`, "iu");
/** The day is the end or the start of a period. */
const BOUNDS_PERIOD = new RegExp(`${WORD_START}${any("rangeTo", "sinceDay")} $`, "iu");
const PLACE_REACH = 20;
/** An hour ("um 9:25 Uhr") or a name next to a day. */
const MAX_OTHER_WORDS = 4;
const SAYS_WRITER = new RegExp(`^${any("byWriter", "author")}${WORD_END}`, "iu");
/** How far before a date the words are that say what the date means. */
const WORDS_REACH = 40;
const CODE = new Set(["pre", "code", "samp", "kbd"]);

/** Parts of one line may have no space between them: "Senior AnalystUpdated". */
const wordsBefore = ({ text }: Segment, at: number) =>
  text.slice(Math.max(0, at - WORDS_REACH), at).replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ");

export function ownDays(segment: Segment, days: FoundDay[], places: OwnPlaces): FoundDay[] {
  if (days.length === 0 || COPYRIGHT.test(segment.text) || places.isReply(segment.box)) return [];
  const zone = places.zoneOf(segment.box);
  const isHead = zone === "title" || zone === "head";
  const isForeign = places.isForeign(segment.nodes[0]?.parent ?? segment.box);
  return days.filter((day, order) => {
    if (isInCode(segment, day.raw) || SAYS_OTHER_DAY.test(wordsBefore(segment, day.at))) return false;
    if (saysItsMeaning(segment, day)) return isHead || (!isForeign && segment.words <= 2 * SHORT_LINE);
    if (isForeign || isOneOfPeriod(segment, days, order) || isInBrackets(segment, day)) return false;
    if (SECTION_NUMBER.test(segment.text.slice(day.at))) return false;
    if (isHead) return segment.words <= SHORT_LINE || isDateline(segment, day);
    return zone === "end" && isBareLine(segment, day) && !places.isBoilerplate(segment.box);
  });
}

/** "BERLIN, 4 October 2024 - ..." dates the page; "In the two weeks to October 4, 2024" and "On May 3, 2024" an event. */
const isDateline = ({ text }: Segment, { at }: FoundDay) =>
  at <= DATELINE_REACH && !SAYS_WHEN.test(text.slice(0, at)) && !BOUNDS_PERIOD.test(text.slice(0, at));

/** Past the head, a line that says more than a day, an hour and a name mentions the day of something else. */
const isBareLine = ({ text, words }: Segment, { raw }: FoundDay) =>
  words - wordCount(raw) <= MAX_OTHER_WORDS || (words <= SHORT_LINE && SAYS_WRITER.test(text));

/** "14.11.13 Error correction" numbers a section of a manual. */
const SECTION_NUMBER = /^\d{1,2}\.\d{1,2}\.\d\d \p{L}{3}/u;

/** "Society of Gardeners (2 June 2016)" cites a source. A place before the bracket makes a dateline. */
const isInBrackets = ({ text }: Segment, { at }: FoundDay) =>
  at > PLACE_REACH && /[([]\s*$/.test(text.slice(0, at));

function saysItsMeaning(segment: Segment, { at, raw }: FoundDay): boolean {
  const before = wordsBefore(segment, at);
  const after = segment.text.slice(at + raw.length, at + raw.length + WORDS_REACH);
  return (
    [SAYS_PUBLISHED, SAYS_UPDATED].some((pattern) => pattern.test(before)) || SAYS_AFTERWARDS.test(after)
  );
}

const BETWEEN_DAYS = new RegExp(`^\\s*(?:[-–—]|${any("rangeTo")})\\s*$`, "iu");

/** "1 May 2024 - 3 May 2024" dates an event or an offer. */
function isOneOfPeriod({ text }: Segment, days: FoundDay[], order: number): boolean {
  const isPair = (start: FoundDay | undefined, end: FoundDay | undefined) =>
    start !== undefined &&
    end !== undefined &&
    BETWEEN_DAYS.test(text.slice(start.at + start.raw.length, end.at));
  return isPair(days[order - 1], days[order]) || isPair(days[order], days[order + 1]);
}

/** A date in a code sample belongs to the sample. */
function isInCode(segment: Segment, raw: string): boolean {
  const node = segment.nodes.find(({ text }) => text.includes(raw));
  return closest(node?.parent ?? segment.box, ({ tag }) => CODE.has(tag)) !== null;
}

export const saysUpdated = (segment: Segment, at: number) => SAYS_UPDATED.test(wordsBefore(segment, at));
export const saysPublished = (text: string) => SAYS_PUBLISHED.test(text);

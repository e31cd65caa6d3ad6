/** What was true for a time that is over: a year that was still to come, a state "as of" long ago, "this year" of another year. */
import type { Kind } from "../../contract/reading.ts";
import { yearsInTitle } from "../../facts/dates/years.ts";
import { isEnglish, type NoteFinder, noteOf, ownSentences } from "./note.ts";

/** They tell what was true on their day, or list what others wrote. */
const DATED_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  "news",
  "opinion",
  "case-study",
  "event",
  "forum",
  "catalogue",
]);
const AS_OF = /\bas of (?:\p{L}+ (?:\d{1,2},? )?)?(20\d\d)\b/iu;
const TO_COME =
  /\b(?:will|(?:is|are) (?:expected|set|projected|predicted) to)\b[^.;,]{0,60}\b(?:in|by) (?:\p{L}+ )?(20\d\d)\b/iu;
const THIS_YEAR = /\b(?:earlier|later|so far) this year\b/i;
/** For two years "as of" may be the newest figure there is. */
const MIN_AGE_YEARS = 2;

export const ranOut: NoteFinder = (subject) => {
  const { facts, page, evidence } = subject;
  if (!isEnglish(subject) || DATED_KINDS.has(facts.reading().kind)) return [];
  const { latest } = facts.dates();
  const now = Number(evidence.now.slice(0, 4));
  const times = {
    now,
    page: { year: Number(latest?.day.slice(0, 4) ?? now), said: latest?.date.raw ?? "" },
    title: new Set(yearsInTitle(page.title ?? "")),
  };
  for (const { text, block } of ownSentences(subject)) {
    const said = ranOutIn(text, times);
    if (said) return [noteOf(`ran-out-${block}`, { ...said, about: "freshness" })];
  }
  return [];
};

/** `title`: "Trends for 2025" speaks of 2025 all the way, and whoever reads it knows. */
type Times = { now: number; page: { year: number; said: string }; title: ReadonlySet<number> };

function ranOutIn(text: string, { now, page, title }: Times): Parameters<typeof noteOf>[1] | null {
  const asOf = Number(AS_OF.exec(text)?.[1] ?? now);
  if (now - asOf >= MIN_AGE_YEARS)
    return {
      fault: `“As of ${asOf}” is ${now - asOf} years ago.`,
      todo: "Check whether this statement still holds, and give the newer figure and year.",
      quotes: [text],
    };
  const toCome = Number(TO_COME.exec(text)?.[1] ?? now);
  if (toCome < now && !title.has(toCome))
    return {
      fault: `The text speaks of ${toCome} as still to come.`,
      todo: "Say what came of this forecast.",
      quotes: [text],
    };
  if (page.year < now && !title.has(page.year) && THIS_YEAR.test(text))
    return {
      fault: `The page is of ${page.year}, so “this year” no longer says which year is meant.`,
      todo: "Write the year instead of these words.",
      quotes: [text, page.said],
    };
  return null;
}

/** The title promises five, the page's heading six: readers notice, and an engine quotes the wrong one. */
import { SPELLED_NUMBERS, spelledNumber } from "../../language/spelled-numbers.ts";
import { isEnglish, type NoteFinder, noteOf } from "./note.ts";

/** "10 best", "six"; "24/7", "2.5", "10%" and "10+" count nothing that could be counted again. */
const COUNT = new RegExp(
  `(?<![\\d.,/$€£#-])\\b(\\d{1,2}|${SPELLED_NUMBERS.slice(2).join("|")})(?![\\d%+/:-]|[.,]\\d)\\s+(\\p{L}[^.:;|–—?!()]*)`,
  "giu",
);
/** "Over 20 tools" and "No. 1" aren't the number of things on the page. */
const NO_COUNT_BEFORE = /\b(?:over|than|least|no\.)\s+$/i;
/** The things that are counted are named soon after their number. */
const THING_STEMS = 4;
/** One thing in common may be chance where both name several. */
const MIN_SHARED = 2;

export const titleCounts: NoteFinder = (subject) => {
  const { page, facts } = subject;
  if (!isEnglish(subject)) return [];
  const countsIn = (text: string) =>
    [...text.matchAll(COUNT)]
      .filter(({ index }) => !NO_COUNT_BEFORE.test(text.slice(0, index)))
      .map(([, number = "", rest = ""]) => ({
        count: spelledNumber(number),
        things: facts.lexicon().stemsOfText(rest).slice(0, THING_STEMS),
      }));
  const title = page.titleTag?.value ?? "";
  const heading = page.headings.find(({ level }) => level === 1)?.text ?? "";
  const [[one, ...more], [other, ...others]] = [countsIn(title), countsIn(heading)];
  // Of several numbers, it isn't certain which ones belong together.
  if (!one || !other || more.length + others.length > 0) return [];
  if (one.count === other.count || !sharesThings(one.things, other.things)) return [];
  return [
    noteOf("count-heads", {
      fault: `The title says ${one.count}, and the main heading says ${other.count}.`,
      todo: "Count the things, and write the same number in title and heading.",
      quotes: [title, heading],
      about: "structure",
    }),
  ];
};

const sharesThings = (one: readonly string[], other: readonly string[]): boolean => {
  const shared = one.filter((stem) => other.includes(stem)).length;
  return shared > 0 && shared >= Math.min(MIN_SHARED, one.length, other.length);
};

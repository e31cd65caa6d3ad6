/** The entries of a page whose title's promise is kept in one section: "The 10 best agencies", between benefits and advice. */
import type { Lexicon } from "../../language/lexicon.ts";
import type { BlockOf } from "../article-blocks.ts";
import { LIST_TITLE, PROMISED, promisedCount } from "./entry-sources.ts";
import { isFrame } from "./numbered-headings.ts";

type Heading = BlockOf<"heading">;

/** Fewer subheadings than this are entries only where the title says how many there are. */
const MIN_ENTRIES = 4;
const MIN_PROMISED = 3;
/** Share of the content words of the heading or of the title. */
const MIN_SHARED = 0.6;
const MIN_SHARED_WORDS = 2;

/** The subheadings of the one section that repeats the title; null where several do. */
export function titledSection(
  headings: readonly Heading[],
  title: string,
  lexicon: Lexicon,
): string[] | null {
  const promised = promisedCount(title);
  const isEnough = (count: number) => (promised >= MIN_PROMISED ? count === promised : count >= MIN_ENTRIES);
  const sections = headings
    .map((heading, at) => (repeats(heading.text, title, lexicon) ? entriesBelow(headings, at) : []))
    .filter(({ length }) => isEnough(length));
  return sections.length === 1 ? (sections[0] ?? null) : null;
}

function repeats(heading: string, title: string, { stemsOfText }: Lexicon): boolean {
  if (isFrame(heading) || !(LIST_TITLE.test(heading) || PROMISED.test(heading))) return false;
  if (listsOtherThings(heading, title)) return false;
  const [own, given] = [new Set(stemsOfText(heading)), new Set(stemsOfText(title))];
  const shared = [...own].filter((stem) => given.has(stem)).length;
  const share = shared / Math.max(1, Math.min(own.size, given.size));
  return shared >= MIN_SHARED_WORDS && share >= MIN_SHARED;
}

const ANY_THINGS = /^(?:best|top|picks)$/i;

/** "Ways to help houseplants" below "The best houseplants": the section lists ways, the title promises plants. */
function listsOtherThings(heading: string, title: string): boolean {
  const things = LIST_TITLE.exec(heading)?.[0] ?? "";
  return things !== "" && !ANY_THINGS.test(things) && !title.toLowerCase().includes(things.toLowerCase());
}

function entriesBelow(headings: readonly Heading[], at: number): string[] {
  const level = headings[at]?.level ?? 0;
  const after = headings.slice(at + 1);
  const end = after.findIndex((one) => one.level <= level);
  return after
    .slice(0, end < 0 ? undefined : end)
    .filter((one) => one.level === level + 1 && !isFrame(one.text))
    .map(({ text }) => text);
}

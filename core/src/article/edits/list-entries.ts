/** The entries of a page that lists things, where it is certain which they are. */
import type { Kind } from "../../contract/reading.ts";
import { countWords } from "../../facts/words.ts";
import { labelIndex } from "../../language/label-index.ts";
import type { BlockOf } from "../article-blocks.ts";
import type { EditContext } from "./context.ts";

export type Entries = { names: string[]; isOrdered: boolean };

const MIN_ENTRIES = 3;
const MAX_ENTRIES = 20;
const MAX_NAME_WORDS = 10;
/** Above this many words, the entries would fill the screen before the text begins. */
const MAX_WORDS = 110;
/** Their headings are sections, posts or products, not entries. */
const NOT_LISTS: ReadonlySet<Kind> = new Set<Kind>([
  "news",
  "forum",
  "event",
  "reference",
  "catalogue",
  "product",
  "service",
  "home",
  "other",
]);
/** "10 best ways": how many entries the title promises. */
const PROMISED =
  /(?:^|\s)#?(\d{1,2})\b(?!\s*(?:%|°|x\b|[:/.,]\d|years?|minutes?|days?|hours?|weeks?|months?))/i;
/** "3. Oak", "Step 3 Oak", "#3 Oak"; "3 months before" counts something. */
const NUMBERED =
  /^\s*(?:(?:step|tip|way|rule|reason|no\.?)\s*#?(\d{1,2})\s*[.):–—-]?|#?(\d{1,2})\s*[.):]|#(\d{1,2}))\s+(?=\p{L}|["“])/iu;
const STEP = /^\s*step\s*\d/i;

/** Null unless the headings are the entries beyond doubt, and the opening doesn't name them. */
export function certainEntries(context: EditContext): Entries | null {
  const { reading, source } = context;
  if (NOT_LISTS.has(reading.kind)) return null;
  const headings = source.blocks.filter(
    (block) => block.kind === "heading" && block.level > 1,
  ) as BlockOf<"heading">[];
  const isList = reading.answer.isList || LISTING.has(reading.kind) || PROMISED.test(source.title);
  const chosen =
    (isList ? numbered(headings) : null) ?? promised(headings, source.title) ?? parallel(headings, context);
  if (!chosen || chosen.length < MIN_ENTRIES || chosen.length > MAX_ENTRIES) return null;
  const names = chosen.map(({ text }) => nameOf(text));
  if (names.some((name) => !isName(name)) || new Set(names).size < names.length) return null;
  if (countWords(names.join(" ")) > MAX_WORDS || isNamedEarly(context, names)) return null;
  return { names, isOrdered: chosen.some(({ text }) => STEP.test(text)) };
}

const nameOf = (text: string): string =>
  text
    .replace(NUMBERED, "")
    .replace(/^[\s:–—-]+|[.\s:]+$/g, "")
    .trim();

const isName = (name: string): boolean =>
  name !== "" && countWords(name) <= MAX_NAME_WORDS && !/[?;!]/.test(name);

function numberOf(text: string): number {
  const [, labelled, stopped, hashed] = NUMBERED.exec(text) ?? [];
  return Number(labelled ?? stopped ?? hashed);
}

/** Headings numbered 1, 2, 3 to the end, up or down. */
function numbered(headings: readonly BlockOf<"heading">[]): BlockOf<"heading">[] | null {
  const found = headings.filter(({ text }) => NUMBERED.test(text));
  const numbers = found.map(({ text }) => numberOf(text));
  const isRow = (list: readonly number[]) => list.every((number, at) => number === at + 1);
  return isRow(numbers) || isRow(numbers.toReversed()) ? (found.length > 0 ? found : null) : null;
}

/** As many headings of one level as the title promises, without those that name a part of the page. */
function promised(headings: readonly BlockOf<"heading">[], title: string): BlockOf<"heading">[] | null {
  const count = Number(PROMISED.exec(title)?.[1] ?? 0);
  if (count < MIN_ENTRIES) return null;
  const own = headings.filter(({ text }) => !FRAME.test(text.trim()));
  return (
    [2, 3, 4]
      .map((level) => own.filter((one) => one.level === level))
      .find((list) => list.length === count) ?? null
  );
}

const LISTING: ReadonlySet<Kind> = new Set<Kind>(["roundup", "comparison", "how-to"]);
const MIN_PARALLEL = 4;
/** Headings below the second level are the entries only where hardly any others are on the page. */
const MIN_PARALLEL_SHARE = 0.7;

/** Where the reading takes the answer for a list, the headings of the level that has most of them. */
function parallel(
  headings: readonly BlockOf<"heading">[],
  { reading, facts }: EditContext,
): BlockOf<"heading">[] | null {
  if (!reading.answer.isList || !LISTING.has(reading.kind)) return null;
  const { pack } = facts.language();
  const isPart = (text: string) =>
    FRAME.test(text.trim()) || (pack !== null && labelIndex(pack).labels(text).length > 0);
  const levels = [2, 3, 4].map((level) => headings.filter((one) => one.level === level && !isPart(one.text)));
  const fullest = levels.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const isMost = fullest[0]?.level === 2 || fullest.length >= headings.length * MIN_PARALLEL_SHARE;
  return fullest.length >= MIN_PARALLEL && isMost ? fullest : null;
}

const FRAME = new RegExp(
  [
    "^(?:key|jump|take ?aways?|final|introduction|conclusion|summary|overview|faq|frequently|sources|references|about|contact|methodology)\\b",
    "^(?:the )?(?:bottom line|takeaways?)\\b|^(?:wrapping up|next steps|more|resources|disclaimer|get|ready to|in (?:short|conclusion))\\b",
    "^(?:how we|what (?:is|are)|why)\\b|\\?$",
  ].join("|"),
  "i",
);

const EARLY_WORDS = 100;
const NAMED_SHARE = 0.5;

/** Half of the entries are named in the opening: the list would say it twice. */
function isNamedEarly({ sentences }: EditContext, names: readonly string[]): boolean {
  const opening = sentences
    .filter(({ wordsBefore }) => wordsBefore < EARLY_WORDS)
    .map(({ text }) => text.toLowerCase())
    .join(" ");
  const named = names.filter((name) => {
    const words = name.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
    return (
      words.length > 0 && words.filter((word) => opening.includes(word)).length / words.length > NAMED_SHARE
    );
  });
  return named.length / names.length >= NAMED_SHARE;
}

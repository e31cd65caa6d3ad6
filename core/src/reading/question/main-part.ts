/** The part of a title that names its topic: without remarks in brackets, an opening like "Need a change?", labels and a subtitle. */
import { isKind } from "../../contract/reading.ts";
import { english } from "../../language/packs/en.ts";
import { SPELLED_NUMBERS } from "../../language/spelled-numbers.ts";
import { type WordedPage, wordsOf } from "./worded-page.ts";

const PARTS = /:\s+|\s+[–—|»-]\s+|(?<=\p{L})-\s+(?!(?:and|or|to)\s)|\s*…\s*|\s*\p{Extended_Pictographic}\s*/u;

export function mainPart(topic: string, page: WordedPage): string {
  const plain = topic
    .replace(/^(?:category|manual|help):(?=\S)/i, "")
    .replace(/？/g, "?")
    .replace(
      /^(?:\S+\s+){0,4}\S+\?\s+(?=.*\bhow to\s)|^(?:have|need|want|ready)\s[^?]{2,40}\?\s+(?=\S)/iu,
      "",
    )
    .replace(/(?<=\?)\s.*$|\s+\d{5,}$/u, "")
    .replace(/[“”"]|^\[[^\]]*\]\s*|\s*\([^)]*\)?|\s*\[[^\]]*\]?|[©®™]/gu, "")
    // "Topic / Board / Forum"
    .replace(/\s\/\s[^/]+\s\/\s.*$/u, "")
    .replace(/(?<!\.\p{Lu})[\s.:;,!–—-]+$/u, "")
    .trim();
  // "Osprey. Wine prices rise": the source of the news.
  const told = page.kind === "news" ? plain.replace(/^\p{Lu}\p{L}{3,}\.\s+(?=\p{Lu})/u, "") : plain;
  const [first = "", ...rest] = told.split(PARTS).map((part) => part.replace(IS_HERE, ""));
  if (/^(?:the\s+)?(?:top|best)\s+\d+$/i.test(first)) return [first, ...rest].join(" ");
  const taught = rest.find((part) => /^how to\s+\S+\s/i.test(part));
  // A title that was cut off ends in a letter.
  if (taught && !/^how\b/i.test(first) && !/\s\p{L}$/u.test(taught)) return taught;
  const [second = ""] = rest;
  return (isLabel(first, second, page) ? second : first) || told;
}

/** "The new Osprey is here" */
const IS_HERE = /(?<=\p{L}{2}.*)\s(?:is|are)\s(?:(?:finally|now)\s)?here$/iu;

/** "Learn more: Academic tutoring", "Tutorial: ...", "In the garden: Three great evergreens": the topic follows the label. */
function isLabel(first: string, second: string, page: WordedPage): boolean {
  const words = wordsOf(first).length;
  if (second && LABELS.has(first.toLowerCase())) return true;
  if (words <= 1)
    return !isName(first) || (asks(second) && !pointsBack(second)) || /^recommended$/i.test(first);
  if (words <= MAX_PLACE_WORDS && ranks(second) && !ranks(first)) return true;
  // "Garden lighting guide: low light" has one of its parts after the colon.
  if (NAMED_GUIDE.test(first) && wordsOf(second).length <= MAX_FRAGMENT_WORDS) return false;
  if (page.lexicon.stemsOfText(second).length < 2) return false;
  return words <= MAX_LABEL_WORDS && saidShare(first, page) < saidShare(second, page);
}

const LABELS: ReadonlySet<string> = new Set([
  ...english.words("topic.guideLabel"),
  ...english.phrases("callToAction"),
]);
/** A guide to something, and not "Guide" or "Buying guide" alone. */
export const NAMED_GUIDE = /\S+\s+\S+\s+guide$/i;
const MAX_FRAGMENT_WORDS = 2;
const MAX_PLACE_WORDS = 4;
const MAX_LABEL_WORDS = 3;
/** Said less often, a word isn't what the text is about. */
const MIN_TIMES_SAID = 3;

const firstWord = (text: string) => (/^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? "").toLowerCase();
const asks = (text: string) => english.words("interrogative").has(firstWord(text));
const pointsBack = (text: string) =>
  wordsOf(text.toLowerCase()).some((word) => english.words("pointing").has(word));
/** "Three great evergreens", "The latest innovations": it names what is counted or ranked. A year counts nothing. */
const ranks = (text: string) =>
  /^(?:the\s+)?(?:(?!(?:19|20)\d\d\s)\d+\s+\p{L}{3,}|(?:best|top|latest)\s)/iu.test(text) ||
  SPELLED_NUMBERS.indexOf(firstWord(text)) > 1;

/** The share of the words that the text says again and again. */
function saidShare(part: string, { text, lexicon }: WordedPage): number {
  const times = new Map<string, number>();
  for (const stem of lexicon.stemsOfText(text)) times.set(stem, (times.get(stem) ?? 0) + 1);
  const stems = lexicon.stemsOfText(part);
  return stems.filter((stem) => (times.get(stem) ?? 0) >= MIN_TIMES_SAID).length / Math.max(1, stems.length);
}

/** "Lunacal: ...", but not "Review: ..." */
const isName = (word: string): boolean =>
  /^\p{Lu}\p{L}{3,}$/u.test(word) &&
  !isKind(word.toLowerCase()) &&
  !/^(?:video|interview|update)$/i.test(word);

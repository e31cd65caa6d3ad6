/** A line -> its sentences. Each is a stretch of the line as written; only white space around it is left out. */
import { monthNames, monthNumber } from "../../language/month-names.ts";
import { english } from "../../language/packs/en.ts";
import { alternatives, capitalized } from "../../language/phrase-pattern.ts";
import { WORD_CLASSES } from "../../language/roles.ts";

const sentenceSegmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** A full stop after these does not end a sentence. */
const ABBREVIATIONS = alternatives([
  ...english.phrases("titleAbbreviation").map(capitalized),
  ...monthNames("en").map((name) => capitalized(name.slice(0, 3))),
  ...english.phrases("abbreviation"),
]);
const ABBREVIATION = new RegExp(`(?:^|[\\s(])(?:${ABBREVIATIONS}|Sept|[A-Z])\\.\\s*$`);

/** A full stop between capitals doesn't end one either: a name such as "ID. SPACE". */
const CAPITALS_END = /(?:^|\s)[A-Z]{2,4}\.\s*$/;
const CAPITALS = /^[A-Z]{3,}/;

/** "U.S. Representative": a name goes on, unless the next word opens a sentence. */
const DOTTED_END = /(?:^|[\s("“])(?:[A-Z]\.){2,}\s*$/;
const OPENERS = english.words(...WORD_CLASSES);
const isDottedName = (before: string, after: string): boolean =>
  DOTTED_END.test(before.slice(-12)) &&
  !OPENERS.has((/^[\p{L}'’]+/u.exec(after)?.[0] ?? "the").toLowerCase());

/** A sentence ends before white space, or after a full-width stop. ".NET" and "Yahoo!Mail" go on. */
const MAY_BREAK = /\s$|[。！？｡][」』）”’"]*$/u;

/** Longer than any sentence: what has no full stop is cut, so that no pattern meets a megabyte. */
const MAX_SENTENCE_CHARS = 2000;

/** Only these characters can end a sentence before the line ends. */
const MAY_END = /[\p{Sentence_Terminal}\r\n\u0085\u2028\u2029]/u;

export function splitSentences(line: string): string[] {
  if (line.length < 40 && !/[.!?]\s|[。！？]/.test(line)) return line === "" ? [] : [line];
  const end = line.search(MAY_END);
  if ((end < 0 || end === line.length - 1) && line.length <= MAX_SENTENCE_CHARS)
    return [line.trim()].filter(Boolean);
  const sentences: string[] = [];
  let open = "";
  for (const { segment } of sentenceSegmenter.segment(line)) {
    const goesOn =
      !MAY_BREAK.test(open.slice(-4)) ||
      ABBREVIATION.test(open.slice(-12)) ||
      isDayOfMonth(open, segment) ||
      isDottedName(open, segment) ||
      (CAPITALS_END.test(open.slice(-8)) && CAPITALS.test(segment));
    if (open !== "" && !goesOn) {
      sentences.push(open);
      open = "";
    }
    open += segment;
  }
  sentences.push(open);
  return sentences.flatMap(cutOverlong).filter((sentence) => sentence !== "");
}

/** Between words where there are any. */
function cutOverlong(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence.trim();
  while (rest.length > MAX_SENTENCE_CHARS) {
    const space = rest.lastIndexOf(" ", MAX_SENTENCE_CHARS);
    const end = space > 0 ? space : MAX_SENTENCE_CHARS;
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...pieces, rest];
}

/** "am 3. September": German and Polish write a full stop after the day. */
const isDayOfMonth = (before: string, after: string): boolean =>
  /(?:^|\s)\d{1,2}\.\s*$/.test(before.slice(-6)) && monthNumber(/^\p{L}+/u.exec(after)?.[0] ?? "") !== null;

/** A line -> its sentences. */
import { monthNumber } from "../../page/dates/month-names.ts";

const sentenceSegmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** A full stop after these does not end a sentence. */
const ABBREVIATIONS = [
  "Mr|Mrs|Ms|Dr|Prof|Gov|Sen|Rep|Gen|Lt|Col|Sgt|Capt|Rev|Jr|Sr",
  "Ala|Ariz|Ark|Calif|Conn|Fla|Kan|Ky|Md|Mich|Minn|Neb|Nev|Okla|Pa|Tenn|Tex|Va|Vt|Wis|Wyo",
  "St|vs|etc|e\\.g|i\\.e|approx|No|Fig|Inc|Ltd|Co|Corp|al",
  "Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|[A-Z]",
];
const ABBREVIATION = new RegExp(`(?:^|[\\s(])(?:${ABBREVIATIONS.join("|")})\\.\\s*$`);

/** A full stop between capitals doesn't end one either: a name such as "ID. SPACE". */
const CAPITALS_END = /(?:^|\s)[A-Z]{2,4}\.\s*$/;
const CAPITALS = /^[A-Z]{3,}/;

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
      ABBREVIATION.test(open.slice(-12)) ||
      isDayOfMonth(open, segment) ||
      (CAPITALS_END.test(open.slice(-8)) && CAPITALS.test(segment));
    if (open !== "" && (!goesOn || open.length >= MAX_SENTENCE_CHARS)) {
      sentences.push(open.slice(0, MAX_SENTENCE_CHARS).trim());
      open = "";
    }
    open += segment;
  }
  if (open.trim() !== "") sentences.push(open.slice(0, MAX_SENTENCE_CHARS).trim());
  return sentences.filter((sentence) => sentence !== "");
}

/** "am 3. September": German and Polish write a full stop after the day. */
const isDayOfMonth = (before: string, after: string): boolean =>
  /(?:^|\s)\d{1,2}\.\s*$/.test(before.slice(-6)) && monthNumber(/^\p{L}+/u.exec(after)?.[0] ?? "") !== null;

/** The sentences of an engine's answer, each with the citation marks behind it: `.[1] Next` is a boundary, and the mark belongs before it. */
import { splitSentences } from "../../facts/text/split-sentences.ts";
import type { Span } from "./mentions.ts";

type AnswerSentence = Span & { text: string };

const MARK = /\[(?:web:)?\d{1,3}\]/g;

/** The places of all sentences; `text` is the sentence without its marks. */
export function answerSentences(text: string): AnswerSentence[] {
  // A mark becomes as many spaces, so that places stay the same and a full stop before it ends the sentence.
  const plain = text.replace(MARK, (mark) => " ".repeat(mark.length));
  const found: AnswerSentence[] = [];
  let from = 0;
  for (const line of plain.split("\n")) {
    found.push(...sentencesOf(line, from).map((span) => withMarks(span, text)));
    from += line.length + 1;
  }
  return found;
}

function sentencesOf(line: string, offset: number): AnswerSentence[] {
  const starts: { at: number; text: string }[] = [];
  let from = 0;
  for (const sentence of splitSentences(line)) {
    const at = line.indexOf(sentence, from);
    if (at < 0) continue;
    from = at + sentence.length;
    starts.push({ at, text: sentence });
  }
  return starts.map(({ at, text }, place) => ({
    start: offset + (place === 0 ? 0 : at),
    end: offset + (starts[place + 1]?.at ?? line.length),
    text: text.replace(/\s+/g, " ").replace(/ (?=[.,;:!?])/g, ""),
  }));
}

/** Up to the next sentence there are only marks and spaces; the spaces at the end are left out. */
const withMarks = ({ start, end, text }: AnswerSentence, whole: string): AnswerSentence => ({
  start,
  end: start + whole.slice(start, end).trimEnd().length,
  text,
});

/** The words of the sentences that a place touches. */
export const sentencesAt = (sentences: readonly AnswerSentence[], { start, end }: Span): string =>
  sentences
    .filter((sentence) => sentence.end > start && sentence.start < end)
    .map(({ text }) => text)
    .join(" ");

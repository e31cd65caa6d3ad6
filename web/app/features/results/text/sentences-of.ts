/** A text as the sentences that a reader can choose from. */
import { ANSWER_CHARS } from "@citeworthy/core/contract/given-reading";

export type Choosable = {
  /** With the space that follows it. */
  text: string;
  /** Null for a piece that is too short to be an answer. */
  sentence: string | null;
};

export function sentencesOf(text: string, language?: string): Choosable[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return [...segmenter.segment(text)].map(({ segment }) => {
    const sentence = segment.trim().slice(0, ANSWER_CHARS.max);
    return { text: segment, sentence: sentence.length < ANSWER_CHARS.min ? null : sentence };
  });
}

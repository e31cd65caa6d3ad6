/** Whether a sentence can open a text: nothing in it points to another place of the page or to something told before. */
import { english } from "../language/packs/en.ts";
import { alternatives, phrasePattern } from "../language/phrase-pattern.ts";
import type { CuedSentence } from "./sentence.ts";

const ELSEWHERE = phrasePattern(english.phrases("elsewhere"));
/** "After analyzing the results, ...": what the first clause takes for known was told before. */
const KNOWN_BEFORE = new RegExp(
  `${phrasePattern([...english.phrases("introduced"), ...english.phrases("toldBefore")]).source}(?! ${alternatives(english.phrases("fromElsewhere"))}\\b)`,
  "iu",
);
/** "Verdict: ...", "The short version - ...": a heading or label that was set before the sentence. */
const LABEL = /^(?!https?:)[\p{L}][^.,:;!?]{1,28}:\s+\p{Lu}/u;
const SUCH = /^such\b(?! as\b)/i;
/** "Step 3", "2. Fill": one of several, without the others. */
const NUMBERED = /^(?:#?\d{1,2}[.)]\s|step \d)/i;

export const pointsElsewhere = (text: string): boolean => ELSEWHERE.test(text);

export function readsAlone({ text }: Pick<CuedSentence, "text">): boolean {
  const [clause = ""] = text.split(/[,;]/);
  const isTold = clause.length < text.length && !/^(?:the|a|an)\b/i.test(clause) && KNOWN_BEFORE.test(clause);
  return !(pointsElsewhere(text) || isTold || LABEL.test(text) || SUCH.test(text) || NUMBERED.test(text));
}

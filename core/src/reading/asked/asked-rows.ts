/** What speaks for and against each line as the answer to a question that a user asks. */
import { isQuestion } from "../../language/is-question.ts";
import type { Line } from "../lines.ts";
import type { Features, Material } from "../material.ts";
import type { Question } from "../question/question.ts";
import { askedFits } from "./asked-fit.ts";
import { askedForm } from "./asked-form.ts";
import { askedWords } from "./asked-words.ts";

export type AskedRow = { line: Line; features: Features };

/** The lines that may be shown: those that state something, and have a word of the question in or around them. */
export function askedRows(material: Material, question: Question): AskedRow[] {
  const asked = askedWords(question, material);
  const fits = askedFits(material, asked);
  return material.lines.flatMap((line, at) => {
    const fit = fits[at] ?? {};
    if (!states(line) || !fit.togetherShare) return [];
    return [{ line, features: { ...fit, ...askedForm(line, at, material, asked) } }];
  });
}

/** Shorter lines are labels. */
const MIN_WORDS = 3;

/** Captions, questions and announcements of what follows don't. */
const states = ({ kind, text, words }: Line): boolean =>
  kind !== "image" && words.length >= MIN_WORDS && !isQuestion(text) && !/[:：]$/.test(text);

/** A question for a number or a day isn't answered by a sentence without one. */
export const lacksWhatIsAsked = ({ features }: AskedRow): boolean =>
  features.numberMissing === 1 || features.dateMissing === 1;

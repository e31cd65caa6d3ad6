/** Recognizes the names of parts ("Key takeaways", "FAQ") and the forms of questions, by a pack's phrases. */
import type { LanguagePack } from "./language-pack.ts";
import { perPack } from "./per-pack.ts";
import { LABELS, type Label, QUESTION_FORMS, type QuestionForm } from "./roles.ts";
import { lowerWords } from "./words.ts";

/** A label is short: a long heading that contains the word is about something else. */
const MAX_LABEL_WORDS = 10;

const spaced = (text: string) => ` ${lowerWords(text).join(" ")} `;

export type LabelIndex = {
  labels(text: string): Label[];
  /** Every form a question has; the first one decides where one is needed. */
  forms(question: string): QuestionForm[];
};

export const labelIndex = perPack((pack): LabelIndex => {
  const labels = LABELS.map((label) => ({ label, phrases: pack.phrases(`label.${label}`).map(spaced) }));
  const forms = QUESTION_FORMS.map((form) => ({ form, phrases: questionPhrases(pack, form) }));
  return {
    labels(text) {
      const line = spaced(text);
      if (line.split(" ").length - 2 > MAX_LABEL_WORDS) return [];
      return labels
        .filter((one) => one.phrases.some((phrase) => line.includes(phrase)))
        .map((one) => one.label);
    },
    forms(question) {
      const line = spaced(question);
      return forms.filter((one) => one.phrases.some((test) => test(line))).map((one) => one.form);
    },
  };
});

/** Yes-or-no questions begin with their verb; other forms may have their words anywhere. */
function questionPhrases(pack: LanguagePack, form: QuestionForm): ((line: string) => boolean)[] {
  return pack.phrases(`asks.${form}`).map((phrase) => {
    const [before = "", after] = phrase.split(" * ");
    const words = spaced(before);
    if (form === "yesNo") return (line) => line.startsWith(words);
    if (after === undefined) return (line) => line.includes(words);
    return (line) => line.includes(words) && line.includes(spaced(after));
  });
}

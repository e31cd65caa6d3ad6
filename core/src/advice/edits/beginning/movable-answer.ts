/** The sentence that answers the page's question and may be put first as it is; null in any doubt. */

import { OPENING_WORDS } from "../../../reading/answer-place.ts";
import type { Candidate } from "../../../reading/sentences/candidates.ts";
import { isQuotable } from "../../../sentences/quotable.ts";
import type { EditContext } from "../context.ts";
import { questionForms } from "../question.ts";

/** Enough of the question's words that the sentence can't be about a side topic. */
const MIN_COVER = 0.55;

export function movableAnswer(context: EditContext): Candidate | null {
  const { answer } = context.reading;
  if (answer.level !== "answers" || answer.place === "opening") return null;
  const found = context.sentences.find(({ line }) => line.text === answer.sentences[0]);
  if (!found || !isQuotable(found.line) || found.line.wordsBefore < OPENING_WORDS) return null;
  if (answer.by !== "engine") return found;
  const { features } = found;
  const isOnTopic = features.fit.startsOnTopic === 1 && features.fit.cover >= MIN_COVER;
  return isOnTopic && givesWhatIsAsked(context, found) ? found : null;
}

/** A definition for "what is", a figure for "how much": rules can't tell whether other questions are answered. */
function givesWhatIsAsked(context: EditContext, { features }: Candidate): boolean {
  const forms = questionForms(context);
  if (forms.has("choice") || forms.has("how")) return false;
  return forms.has("quantity") ? features.shape.figure === 1 : features.shape.definition === 1;
}

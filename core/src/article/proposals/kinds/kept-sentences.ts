/** Sentences that a model moves or marks, unchanged. */

import { isQuotable } from "../../../sentences/quotable.ts";
import type { SourceSentence } from "../../edits/context.ts";
import { marked, movedDefinition } from "../../edits/edit-forms.ts";
import { isPassage } from "../find-passage.ts";
import type { KindMaker } from "./kind-maker.ts";
import { quotedSentences } from "./quoted-sentences.ts";

export const moveDefinition: KindMaker = ({ quotes, before }, tools, id) => {
  const found = quotedSentences(quotes.slice(0, 1), tools);
  if ("fault" in found) return found.fault;
  const [sentence] = found.sentences;
  const place = tools.find(before);
  if (!isPassage(place)) return place;
  if (!sentence || sentence.id === null || found.sentences.length > 1) return "torn";
  if (place.from !== 0 || place.block.kind !== "paragraph") return "torn";
  if (place.at >= sentence.block) return "no-change";
  if (!isQuotable(sentence.cued)) return "dangling";
  return movedDefinition(sentence, { id, place: place.block.id });
};

export const markFigures: KindMaker = ({ quotes }, tools) => {
  const found = quotedSentences(quotes, tools);
  if ("fault" in found) return found.fault;
  const { sentences } = found;
  const isSourced = ({ words, text }: SourceSentence) =>
    !/\d/.test(text) || words.some(({ href }) => href !== undefined);
  if (sentences.some(isSourced)) return "no-change";
  return marked(sentences, tools.context.source.labels.needsSource);
};

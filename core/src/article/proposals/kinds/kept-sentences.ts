/** Sentences that a model moves or marks, unchanged. */
import { marked, movedDefinition } from "../../edits/edit-forms.ts";
import { isPassage } from "../find-passage.ts";
import { type KindMaker, passed, withDoubt } from "./kind-maker.ts";
import { type QuotedSentence, quotedSentences } from "./quoted-sentences.ts";

export const moveDefinition: KindMaker = ({ quotes, before }, tools, id) => {
  const found = quotedSentences(quotes.slice(0, 1), tools, { kinds: ["paragraph"] });
  if ("fault" in found) return found.fault;
  const [quoted] = found.sentences;
  const sentence = tools.context.sentences.find((one) => one.id === quoted?.id);
  const place = tools.find(before);
  if (!isPassage(place)) return place;
  if (!sentence || sentence.id === null || found.sentences.length > 1) return "torn";
  if (place.from !== 0 || place.block.kind !== "paragraph") return "torn";
  if (place.at >= sentence.block) return "no-change";
  const checked = passed([{ move: sentence.id }], tools);
  if ("fault" in checked) return checked.fault;
  return withDoubt(movedDefinition(sentence, { id, place: place.block.id }), checked.doubt);
};

export const markFigures: KindMaker = ({ quotes }, tools) => {
  const found = quotedSentences(quotes, tools);
  if ("fault" in found) return found.fault;
  const isOpen = ({ words, text }: QuotedSentence) =>
    /\d/.test(text) && words.every(({ href }) => href === undefined);
  const open = found.sentences.filter(isOpen);
  return open.length === 0 ? "no-change" : marked(open, tools.context.source.labels.needsSource);
};

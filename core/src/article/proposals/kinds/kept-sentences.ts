/** Sentences that a model moves or marks, unchanged. */

import { isQuotable } from "../../../sentences/quotable.ts";
import type { SourceSentence } from "../../edits/context.ts";
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
  return {
    kind: "definition",
    title: "The term is explained where it first appears",
    reason: "Readers meet the term before your definition of it.",
    before: null,
    after: sentence.text,
    at: place.block.id,
    steps: [
      {
        do: "insert",
        before: place.block.id,
        blocks: [{ id: `${id}-text`, kind: "paragraph", sentences: [sentence.words] }],
      },
      { do: "strike", sentences: [sentence.id] },
    ],
  };
};

export const markFigures: KindMaker = ({ quotes }, tools) => {
  const found = quotedSentences(quotes, tools);
  if ("fault" in found) return found.fault;
  const { sentences } = found;
  const isSourced = ({ words, text }: SourceSentence) =>
    !/\d/.test(text) || words.some(({ href }) => href !== undefined);
  if (sentences.some(isSourced)) return "no-change";
  return {
    kind: "source",
    title:
      sentences.length === 1
        ? "A figure is marked for its source"
        : `${sentences.length} figures are marked for their sources`,
    reason: "The page gives them without saying where they come from. Only you can add the source.",
    before: sentences.map(({ text }) => text).join("\n"),
    after: null,
    at: sentences[0]?.id?.split(".")[0] ?? null,
    steps: sentences.flatMap(({ id }) =>
      id === null
        ? []
        : [{ do: "mark" as const, sentence: id, mark: tools.context.source.labels.needsSource }],
    ),
  };
};

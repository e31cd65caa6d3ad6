/** Figures that come from elsewhere and don't say from where. */

import type { Kind } from "../../../contract/reading.ts";
import type { NumberSentence } from "../../../facts/numbers/numbers.ts";
import { phrasesOfAll } from "../../../language/packs/all.ts";
import { english } from "../../../language/packs/en.ts";
import { alternatives, phrasePattern, WORD_END, WORD_START } from "../../../language/phrase-pattern.ts";
import type { Cue } from "../../../language/roles.ts";
import { isOrder } from "../../../sentences/orders.ts";
import { isProse } from "../../../sentences/prose.ts";
import { hasCue } from "../../../sentences/sentence.ts";
import type { EditContext } from "../context.ts";
import { kindForEdits } from "../kinds.ts";
import { questionForms } from "../question.ts";

/** Shares and large counts come from somewhere; "100 percent different" measures nothing. */
const STATISTIC = new RegExp(
  [
    "(?<!\\b100\\s?)(?<=\\d\\s?)(?:%|percent\\b|per cent\\b|prozent\\b|procent\\b)",
    `${WORD_START}${alternatives(phrasesOfAll("multiplier"))}${WORD_END}`,
    "\\b(?:one|two|three|\\d+) (?:in|out of) (?:\\d+|ten|five|four|three)\\b",
  ].join("|"),
  "iu",
);
const PRICE = /[$€£]\s?\d/;
/** A shop needs no source for its prices. */
const SELLERS: ReadonlySet<Kind> = new Set<Kind>([
  "product",
  "service",
  "home",
  "catalogue",
  "roundup",
  "review",
]);
/** The author's own numbers have a source, the author. Examples, and findings of a study that is described, need none. */
const OWN = phrasePattern([...english.words("singularSelf", "pluralSelf", "offer")]);
const TOLD_OF = phrasePattern(english.phrases("told"));
/** "They might raise their revenue by 20%": nobody measured it. */
const SUPPOSED = /\b(?:might|could|would|if)\b/i;

/** Somebody says so, or the reader is spoken to. */
const SPEAKING: readonly Cue[] = ["speech", "you"];

/** Sentences with a figure from elsewhere and no source beside it. */
export function unsourcedFigures(
  context: Pick<EditContext, "facts" | "page" | "reading" | "sentences" | "pack">,
): NumberSentence[] {
  // Rates and terms in a shop are its own.
  if (kindForEdits(context.reading, context.page) === "catalogue") return [];
  const stated = context.sentences.filter(
    ({ line }) => isProse(line) && !isOrder(line) && !SPEAKING.some((cue) => hasCue(line, cue)),
  );
  const texts = new Set(stated.map(({ line }) => line.text));
  const asksPrice = !SELLERS.has(context.reading.kind) && questionForms(context).has("quantity");
  const isFromElsewhere = (text: string) => STATISTIC.test(text) || (asksPrice && PRICE.test(text));
  return context.facts
    .numbers()
    .filter(
      ({ source, sentence: { text } }) =>
        source === null &&
        isFromElsewhere(text) &&
        ![OWN, TOLD_OF, SUPPOSED].some((pattern) => pattern.test(text)) &&
        texts.has(text),
    );
}

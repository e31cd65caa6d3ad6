/** Figures that a reader would ask the source of, on pages that name none for them. */
import type { Kind } from "../../contract/reading.ts";
import { openingPattern, phrasePattern } from "../../language/phrase-pattern.ts";
import { type ArticleBlock, blockText, textOf } from "../article-blocks.ts";
import type { ArticleEditContext, EditFinder, SourceSentence } from "./context.ts";
import { marked } from "./edit-forms.ts";

const MAX_MARKS = 3;
/** Pages that state facts about the world. A shop knows its own prices. */
const STATING: ReadonlySet<Kind> = new Set<Kind>([
  "explainer",
  "how-to",
  "roundup",
  "comparison",
  "opinion",
  "news",
]);
/** A share, a large count, a growth rate. */
const MEASURED =
  /\d\s?(?:%|percent\b|per cent\b|prozent\b|procent\b)|\d\s?(?:million|billion|trillion|millionen|milliarden|millones|milioni)\b/i;
/** Somebody says so, or the author speaks for himself, or it is only an example. */
const NO_CLAIM = phrasePattern(
  [
    "said|says|told|predicts|predicted|predicting|expects|forecast|forecasts|projects|according|reported|reports|survey|study|studies|research|data|poll|census|found|estimates|estimated|announced",
    "I|we|my|our|us|you|your|must|if|for example|for instance|e.g|say|suppose|imagine|assume|example|save|off|discount|100%|100 percent|100 per cent|up to",
  ].join("|"),
);

/** "Run the first 25% slowly": tells the reader what to do. */
const INSTRUCTION = openingPattern(
  [
    "run|walk|do|repeat|rest|increase|reduce|start|begin|set|add|mix|cut|keep|use|choose|take|put|aim|try|make|let|leave|give|spend|pay",
    "for the first|for the last",
  ].join("|"),
);

export const markClaims: EditFinder = (context) => {
  const { reading, source } = context;
  if (!STATING.has(reading.kind) || !["no", "unsure"].includes(reading.checks.figures_sourced)) return [];
  const claims = claimsOf(context).slice(0, MAX_MARKS);
  return claims.length === 0 ? [] : [{ id: "source", ...marked(claims, source.labels.needsSource) }];
};

function claimsOf({ facts, sentences, source, taken }: ArticleEditContext): SourceSentence[] {
  const unsourced = new Set(
    facts.numbers().flatMap(({ sentence, source }) => (source === null ? [sentence.text] : [])),
  );
  return sentences.filter(({ id, text, block, words }) => {
    if (id === null || taken.has(id) || taken.has(source.blocks[block]?.id ?? "")) return false;
    const isLinked = words.some(({ href }) => href !== undefined);
    if (/[“”"„«»]/.test(blockText(source.blocks[block] as ArticleBlock))) return false;
    return (
      !isLinked &&
      MEASURED.test(text) &&
      unsourced.has(textOf(words)) &&
      !NO_CLAIM.test(text) &&
      !INSTRUCTION.test(text) &&
      /[.!]$/.test(text)
    );
  });
}

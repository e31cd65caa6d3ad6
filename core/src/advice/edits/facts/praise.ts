/** Words that sell, or claim more than the page shows, in a text that is meant to inform. */

import type { CueMatch } from "../../../language/cue-index.ts";
import type { Candidate } from "../../../reading/sentences/candidates.ts";
import { isOrder } from "../../../sentences/orders.ts";
import { isProse } from "../../../sentences/prose.ts";
import type { CuedSentence } from "../../../sentences/sentence.ts";
import { type EditContext, type Finder, onPage, wholeOnPage } from "../context.ts";

export const findPraise: Finder = (context) => praise(context) ?? boundlessClaim(context);

/** One such word is a habit, three in a sentence sell. */
const MIN_WORDS = 3;
const NEEDS = "a number, a named customer or a test that shows it";

const praise: Finder = (context) => {
  const audit = context.failed("promotional-wording");
  const sentence = audit && mostPraising(context);
  if (!audit || !sentence) return null;
  return {
    cause: "praise",
    audit: audit.id,
    evidence: "clear",
    fault: "This sentence praises, and nothing in it can be checked.",
    do: "Say instead what it is, how much or for whom, or leave the sentence out.",
    ...place(context, sentence),
    needs: NEEDS,
    effort: "high",
  };
};

const boundlessClaim: Finder = (context) => {
  const audit = context.failed("unsupported-claims");
  const quoted = audit ? context.reading.details.unsupported_claims.quotes : [];
  const sentence = context.sentences.find((one) => quoted.includes(one.line.text) && isBoundless(one));
  if (!audit || !sentence) return null;
  return {
    cause: "praise",
    audit: audit.id,
    fault: "This sentence claims more than the page shows.",
    do: "Say what shows it, or limit it to what you know.",
    ...place(context, sentence),
    needs: NEEDS,
    effort: "high",
  };
};

/** "100% stress-free", "everyone": without exception, in the author's own words and not as advice. */
const isBoundless = ({ line }: Candidate): boolean =>
  isProse(line) &&
  !isOrder(line) &&
  !/\p{Extended_Pictographic}/u.test(line.text) &&
  !/\b(?:not|no|never|n['’]t|if|may|might|could)\b|n['’]t\b/i.test(line.text) &&
  (/\b100\s?%/.test(line.text) ||
    line.cues.some((match) => match.cue === "absolute" && !isSuperlative(line, match)));

/** "The best way" is an opinion, which nobody asks to prove. */
const isSuperlative = ({ words }: CuedSentence, { at, length }: CueMatch): boolean =>
  /^the (?:best|most)$/.test(words.slice(at, at + length).join(" "));

const praiseIn = ({ line }: Candidate): number => line.cues.filter(({ cue }) => cue === "promotion").length;

function mostPraising({ sentences }: EditContext): Candidate | undefined {
  const [most] = sentences
    .filter((one) => isProse(one.line) && !/\d/.test(one.line.text) && praiseIn(one) >= MIN_WORDS)
    .toSorted((one, other) => praiseIn(other) - praiseIn(one));
  return most;
}

const place = (context: EditContext, { line }: Candidate) => ({
  at: onPage(context, line.text),
  before: wholeOnPage(context, line.text),
});

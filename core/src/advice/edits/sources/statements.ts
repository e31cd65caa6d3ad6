/** The sentence that claims most, on a page whose claims are unsupported. */

import type { Kind } from "../../../contract/reading.ts";
import { english } from "../../../language/packs/en.ts";
import { alternatives } from "../../../language/phrase-pattern.ts";
import type { Cue } from "../../../language/roles.ts";
import type { Candidate } from "../../../reading/sentences/candidates.ts";
import { isClaim } from "../../../sentences/claims.ts";
import { isProse } from "../../../sentences/prose.ts";
import { startsWithCue } from "../../../sentences/sentence.ts";
import { type EditContext, type Finder, onPage, wholeOnPage } from "../context.ts";
import { isBacked, PROOF } from "./backed-claims.ts";

const SWEEPING: ReadonlySet<Cue> = new Set<Cue>(["absolute", "superlative", "promotion"]);

/** From this certainty on, one sweeping word is enough. */
const MIN_CERTAINTY = 0.3;
/** Praise of a pick is the author's verdict there. */
const CHOOSING: ReadonlySet<Kind> = new Set<Kind>(["roundup", "review", "comparison", "news"]);

export const bareStatement: Finder = (context) => {
  const isSure = context.certainty("unsupported_claims") >= MIN_CERTAINTY;
  const least = isSure && !CHOOSING.has(context.reading.kind) ? 1 : 2;
  const [found] = context.sentences
    .filter((one) => isStatement(one) && weigh(one) >= least && !isBacked(context, one))
    .toSorted((one, other) => weigh(other) - weigh(one));
  return found ? proposalFor(context, found) : null;
};

/** How many sweeping words; phrases that begin at the same word count once. */
const weigh = ({ line }: Candidate): number =>
  new Set(line.cues.filter(({ cue }) => SWEEPING.has(cue)).map(({ at }) => at)).size;

/** "Always read the contract" advises, and "our aim is to" promises nothing. English only. */
const ADVICE = new RegExp(
  `^(?:always|never)\\b|\\b${alternatives(english.phrases("aim"))} (?:is )?to\\b`,
  "i",
);

const isStatement = (one: Candidate): boolean =>
  isProse(one.line) &&
  isClaim(one.line) &&
  !startsWithCue(one.line, "connective") &&
  !/\d/.test(one.line.text) &&
  !ADVICE.test(one.line.text);

function proposalFor(context: EditContext, { line }: Candidate): ReturnType<Finder> {
  const at = onPage(context, line.text);
  // The strongest word first: "always" says more than "enjoy".
  const word = [...SWEEPING].flatMap((cue) => line.cues.find((match) => match.cue === cue) ?? [])[0];
  if (!at || !word) return null;
  const phrase = line.words.slice(word.at, word.at + word.length).join(" ");
  return {
    ...PROOF,
    evidence: "weak",
    fault: `This sentence says “${phrase}” without a figure or a source.`,
    do: "Add what shows it, or say only what you can show.",
    at,
    before: wholeOnPage(context, line.text),
  };
}

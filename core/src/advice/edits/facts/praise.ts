/** Words that sell, or claim more than the page shows, in a text that is meant to inform. */

import type { Kind } from "../../../contract/reading.ts";
import { externalLinksByBlock } from "../../../facts/numbers/numbers.ts";
import { isQuotedBlock } from "../../../facts/quotations/quoted-blocks.ts";
import { claimPhrases } from "../../../language/claim-words.ts";
import { english } from "../../../language/packs/en.ts";
import { phrasePattern } from "../../../language/phrase-pattern.ts";
import type { Candidate } from "../../../reading/sentences/candidates.ts";
import { isOrder } from "../../../sentences/orders.ts";
import { isProse } from "../../../sentences/prose.ts";
import { hasCue } from "../../../sentences/sentence.ts";
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
    do: "Replace the praise with what can be checked: how much, for whom, or by which test. Or leave the sentence out.",
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
    do: "Say what shows that this claim holds, or limit the claim to what you know.",
    ...place(context, sentence),
    needs: NEEDS,
    effort: "high",
  };
};

/** "100% stress-free", "guaranteed": in the author's own words and not as advice. */
const isBoundless = ({ line }: Candidate): boolean =>
  isProse(line) &&
  !isOrder(line) &&
  !/\p{Extended_Pictographic}/u.test(line.text) &&
  !LIMITED.test(line.text) &&
  !/n['’]t\b/i.test(line.text) &&
  (/\b100\s?%\s?\p{L}/u.test(line.text) ||
    line.cues.some(
      ({ cue, at, length }) =>
        cue === "absolute" && BINDING.test(line.words.slice(at, at + length).join(" ")),
    ));

/** It denies, supposes or says under which condition. */
const LIMITED = phrasePattern([
  ...claimPhrases("possibility"),
  ...claimPhrases("condition"),
  ...english.words("negation"),
  "to guarantee",
]);

/** "Always", "everyone" and "the best" are ways of speaking; these bind whoever writes them. */
const BINDING = /^(?:guarante|undoubted|without|proven)/;

/** First in the world, in a market or among buyers: somebody must have counted. */
const RANKED =
  /(?<!\b(?:our|my) )#1\b|(?<!\bone of the )\bworld['’]s (?:most|leading|first|\p{L}+est)\b|\bthe (?:most widely|number one|no\. 1)\b/iu;

/** In a report or a guide, a rank of others is a fact that readers know or can look up. */
const SELLERS: ReadonlySet<Kind> = new Set<Kind>(["product", "service", "home"]);

/** A rank that no source, award or day backs. */
export const findRank: Finder = (context) => {
  const { sentences, page, reading } = context;
  if (!SELLERS.has(reading.kind)) return null;
  const links = externalLinksByBlock(page);
  const found = sentences.find(
    ({ line }) =>
      isProse(line) &&
      !isOrder(line) &&
      // Slogans and the titles of reviews end so.
      !line.text.endsWith("!") &&
      !isCustomers(context, line) &&
      RANKED.test(line.text) &&
      !/\d{4}/.test(line.text) &&
      !hasCue(line, "attribution") &&
      !hasCue(line, "speech") &&
      (links.get(line.block) ?? []).length === 0,
  );
  if (!found) return null;
  return {
    cause: "sources",
    evidence: "clear",
    audit: "unsupported-claims",
    fault: "This sentence claims a rank and names nobody who counted.",
    do: "Name who gave the rank, when and among how many, with a link, or leave the rank out.",
    ...place(context, found),
    needs: "the ranking or survey behind it, with its year and address",
    effort: "high",
  };
};

/** How far below the title of a review its text begins. */
const REVIEW_BLOCKS = 2;

/** A quotation, or words beside those of somebody who says "I": a company can't rewrite its customers' reviews. */
const isCustomers = ({ page, sentences }: EditContext, { block }: Candidate["line"]): boolean =>
  isQuotedBlock(page, block) ||
  sentences.some(({ line }) => Math.abs(line.block - block) <= REVIEW_BLOCKS && hasCue(line, "singularSelf"));

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

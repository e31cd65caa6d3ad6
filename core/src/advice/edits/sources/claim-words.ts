/** What makes a sentence a claim, and what backs it. */

import { externalLinksByBlock } from "../../../facts/numbers/numbers.ts";
import { english } from "../../../language/packs/en.ts";
import { phrasePattern } from "../../../language/phrase-pattern.ts";
import type { Candidate } from "../../../reading/sentences/candidates.ts";
import { isOrder } from "../../../sentences/orders.ts";
import { isProse } from "../../../sentences/prose.ts";
import { hasCue } from "../../../sentences/sentence.ts";
import type { EditContext } from "../context.ts";

export const isBacked = ({ page }: EditContext, { line }: Candidate): boolean =>
  hasCue(line, "attribution") || (externalLinksByBlock(page).get(line.block) ?? []).length > 0;

/** Advice, questions and quotations claim nothing for the page, and "not guaranteed" claims less. English only. */
const NO_CLAIM = [
  /^(?:here|there|our)\b/i,
  /best (?:practices?|to|way)|what it takes|\bto (?:build|become|find|get)\b|\?["”)]*$|["“]|^[^.]{3,40}:/i,
  phrasePattern(["no", "make", "be", ...english.words("negation", "singularSelf")]),
  phrasePattern(english.phrases("saysLittle")),
];

/** Slogans rarely end in a full stop. */
const MIN_SLOGAN_WORDS = 5;
const isSaid = (one: Candidate): boolean =>
  isProse(one.line) || (one.line.kind === "paragraph" && one.line.words.length >= MIN_SLOGAN_WORDS);

export const isClaim = (one: Candidate): boolean =>
  isSaid(one) &&
  !isOrder(one.line) &&
  !NO_CLAIM.some((pattern) => pattern.test(one.line.text)) &&
  !hasCue(one.line, "announcement") &&
  !hasCue(one.line, "callToAction");

export const PROOF = {
  cause: "proof",
  audit: "unsupported-claims",
  needs: "a figure, a test result or a source for this claim",
  effort: "high",
} as const;

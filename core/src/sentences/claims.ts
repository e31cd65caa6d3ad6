/** Whether a sentence claims something for the page, so that readers may ask for proof. */
import { english } from "../language/packs/en.ts";
import { alternatives, phrasePattern } from "../language/phrase-pattern.ts";
import type { Cue } from "../language/roles.ts";
import { isOrder } from "./orders.ts";
import { isProse } from "./prose.ts";
import { type CuedSentence, hasCue } from "./sentence.ts";

/** Advice, questions and quotations claim nothing for the page, and "not guaranteed" claims less. English only. */
const NO_CLAIM = [
  /^(?:here|there|our)\b/i,
  /best (?:practices?|way|(?:\w+ )?to)\b|what it takes|\bto (?:build|become|find|get)\b|\?["”)]*$|["“]|^[^.]{3,40}:/i,
  phrasePattern(["no", "make", "be", ...english.words("negation", "singularSelf")]),
  phrasePattern(english.phrases("saysLittle")),
  // Advice and promises to the reader, an aim, and a price: nothing of them is a fact to prove.
  /^(?:always|feel free|you)\b/i,
  new RegExp(`\\byou (?:${alternatives([...english.words("modal")])} )?(?:always|never)\\b`, "i"),
  /\b(?:mission|aim|goal|idea) is to\b|\d\s?% (?:off\b|discount)|\bdiscounts?\b/i,
];

/** Slogans rarely end in a full stop. */
const MIN_SLOGAN_WORDS = 5;
const isSaid = (sentence: CuedSentence): boolean =>
  isProse(sentence) || (sentence.kind === "paragraph" && sentence.words.length >= MIN_SLOGAN_WORDS);

/** What is announced, asked for or called possible isn't stated. */
const UNCLAIMED: readonly Cue[] = ["announcement", "callToAction", "hedge"];

export const isClaim = (sentence: CuedSentence): boolean =>
  isSaid(sentence) &&
  !isOrder(sentence) &&
  !NO_CLAIM.some((pattern) => pattern.test(sentence.text)) &&
  !UNCLAIMED.some((cue) => hasCue(sentence, cue));

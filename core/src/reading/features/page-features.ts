/** Everything counted on a page, in one row: what the models of kind and checks look at. */

import { KINDS, type Kind } from "../../contract/reading.ts";
import { OPENING_WORDS } from "../answer-place.ts";
import { type Features, flag, log, type Material, rate } from "../material.ts";
import type { Question } from "../question/question.ts";
import { type Candidate, mayAnswerInPlace } from "../sentences/candidates.ts";
import { formFeatures } from "./page-form.ts";
import { substanceFeatures } from "./page-substance.ts";
import { wordingFeatures } from "./page-wording.ts";

/** A word that belongs to the question with at least this chance is one of its subjects. */
const MIN_SUBJECT_CHANCE = 0.35;

export function pageFeatures(material: Material, question: Question): Features {
  const subjects = new Set(
    [...question.words].filter(([, chance]) => chance >= MIN_SUBJECT_CHANCE).map(([stem]) => stem),
  );
  return {
    ...formFeatures(material),
    ...wordingFeatures(material),
    ...substanceFeatures(material, subjects),
  };
}

export const kindFeatures = (chances: ReadonlyMap<Kind, number>): Features =>
  Object.fromEntries(KINDS.map((kind) => [`kind.${kind}`, chances.get(kind) ?? 0]));

const highest = (values: readonly number[]) => values.reduce((best, one) => Math.max(best, one), 0);
const EARLY_SHARE = 0.25;
/** A sentence counts half as much this many words further down. */
const HALVED_WORDS = 120;
/** The opening fades out: sentences count in full up to the first of these numbers of words, and not at all from the second. */
const OPENING_FADES = { from: 60, to: 160 };
const inOpening = ({ line }: Candidate) =>
  Math.min(1, Math.max(0, (OPENING_FADES.to - line.wordsBefore) / (OPENING_FADES.to - OPENING_FADES.from)));
/** Log-odds above 0: among good answers the better one still counts more. */
const oddsOf = (chance: number) => Math.max(0, Math.log(chance / (1 - chance + 1e-9)));

/** How well the opening, the first quarter and the whole page answer, by their best sentences. */
export function answerFeatures(candidates: readonly Candidate[], question: Question): Features {
  const able = candidates.filter(mayAnswerInPlace);
  const words = (candidates.at(-1)?.line.wordsBefore ?? 0) + 1;
  const opening = able.filter(({ line }) => line.wordsBefore < OPENING_WORDS);
  const early = able.filter(({ line }) => line.wordsBefore < words * EARLY_SHARE);
  const best = able.reduce<Candidate | null>(
    (top, one) => (top === null || one.rank > top.rank ? one : top),
    null,
  );
  const said = new Set(opening.flatMap(({ line }) => line.stems));
  const asked = [...question.words].filter(([, chance]) => chance >= MIN_SUBJECT_CHANCE);
  const openingBest = highest(able.map((one) => one.verified * inOpening(one)));
  return {
    "answer.best": highest(able.map((one) => one.verified)),
    "answer.chosen": highest(able.map((one) => one.chosen)),
    "answer.opening": openingBest,
    "answer.openingChosen": highest(able.map((one) => one.chosen * inOpening(one))),
    "answer.early": highest(early.map((one) => one.verified)),
    "answer.openingSum": able.reduce(
      (sum, one) => sum + one.verified * 2 ** (-one.line.wordsBefore / HALVED_WORDS),
      0,
    ),
    "answer.openingOdds": highest(able.map((one) => oddsOf(one.verified) * inOpening(one))),
    "answer.openingLead":
      openingBest -
      highest(able.filter(({ line }) => line.wordsBefore >= OPENING_WORDS).map((one) => one.verified)),
    "answer.place": log(best?.line.wordsBefore ?? 0),
    "answer.isOpening": flag((best?.line.wordsBefore ?? OPENING_WORDS) < OPENING_WORDS),
    "answer.openingCovers": rate(asked.filter(([stem]) => said.has(stem)).length, asked.length),
    "answer.openingUnquotable": rate(
      candidates.filter(({ line, neverQuote }) => line.wordsBefore < OPENING_WORDS && neverQuote > 0.3)
        .length,
      candidates.filter(({ line }) => line.wordsBefore < OPENING_WORDS).length,
    ),
    "answer.able": rate(able.length, candidates.length),
    "answer.questionSure": question.sure,
  };
}

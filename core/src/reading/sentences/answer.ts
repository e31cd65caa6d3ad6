/** The answer of a page: the sentences that come closest, how sure that is, where they are, and the entries of a list. */
import type { AnswerReading } from "../../contract/reading.ts";
import { OPENING_WORDS, placeAfter } from "../answer-place.ts";
import type { Decisions } from "../decisions.ts";
import { answeringList } from "../entries/answering-list.ts";
import type { Entries } from "../entries/find-entries.ts";
import type { Material } from "../material.ts";
import { type Candidate, mayAnswer, mayAnswerInPlace } from "./candidates.ts";

const SHOWN = 3;

export function readAnswer(
  material: Material,
  candidates: readonly Candidate[],
  { isList, entries, decisions }: { isList: boolean; entries: Entries | null; decisions: Decisions },
): AnswerReading {
  const { assert, show } = decisions.answer;
  const able = candidates.filter(mayAnswer);
  const best = able.toSorted((one, other) => other.rank - one.rank)[0];
  const others = able.filter((one) => one !== best).toSorted((one, other) => other.nextRank - one.nextRank);
  const list = answeringList(isList ? entries : null);
  if (!best) return { level: "none", sure: false, sentences: [], place: "none", ...list, by: "engine" };
  const sure = best.chosen >= assert && isOnSubject(best);
  // A list whose entries we can't tell may still answer, so it isn't said that nothing does.
  const isClose = isList || best.chosen >= show;
  return {
    level: sure ? "answers" : isClose ? "closest" : "none",
    sure,
    sentences: [best, ...others].slice(0, SHOWN).map(({ line }) => line.text),
    place: placeAfter(best.line.wordsBefore, material.facts.text().words),
    ...list,
    by: "engine",
  };
}

/** Small talk shares no word with title, headings or description, however often the page repeats it. */
const isOnSubject = ({ features: { fit } }: Candidate): boolean =>
  fit.title + fit.headings + fit.description > 0;

/** An opening that answers in this many sentences leaves nothing to ask for. */
const FULL_SENTENCES = 2.5;
const SENTENCES_SHARE = 0.25;

/** Mostly whether the opening answers at all; the rest is how much of it does. */
export function openingStrength(candidates: readonly Candidate[], answersEarly: number): number {
  const sentences = candidates
    .filter((one) => mayAnswerInPlace(one) && one.line.wordsBefore < OPENING_WORDS)
    .reduce((sum, one) => sum + one.verified, 0);
  const strength =
    (1 - SENTENCES_SHARE) * answersEarly + SENTENCES_SHARE * Math.min(1, sentences / FULL_SENTENCES);
  return Math.round(strength * 100) / 100;
}

/** Sentences in which the page tells what its writer tested, measured or lived through. */
import { isOrder } from "../../sentences/orders.ts";
import { type CuedSentence, hasCue, placesOf, startsWithCue } from "../../sentences/sentence.ts";
import type { Line } from "../lines.ts";
import type { ProofSource } from "../proof-words.ts";
import { ownWords } from "./own-words.ts";

/** Own tests come before what was lived through. */
const OWN_WORK = 100;
const FIGURE = 1;
const EXPERIENCE = 2;

export function firstHand({ material, key }: ProofSource): string[] {
  const strength = (line: Line): number => {
    const own = hasCue(line, "experience") && line.kind !== "image" ? ownWords(line, material) : null;
    return own
      ? strengthOf(
          own,
          line.stems.some((stem) => key.has(stem)),
        )
      : 0;
  };
  return material.lines
    .map((line) => ({ text: line.text, strength: strength(line) }))
    .filter(({ strength }) => strength > 0)
    .toSorted((one, other) => other.strength - one.strength)
    .map(({ text }) => text);
}

function strengthOf(own: CuedSentence, namesSubject: boolean): number {
  const figure = /\d/.test(own.text) ? FIGURE : 0;
  if (placesOf(own, "ownWork").length > 0) return OWN_WORK + figure;
  if (hasCue(own, "callToAction") || isOrder(own)) return 0;
  if (!namesSubject && !startsWithCue(own, "pointing")) return 0;
  // What a maker built or offers was tested by nobody.
  const offered = new Set([
    ...own.cues.filter(({ cue }) => cue === "service").map(({ at }) => at),
    ...placesOf(own, "makes"),
  ]);
  const lived = own.cues.filter(
    ({ cue, at }) => cue === "experience" && !offered.has(at) && !isSupposed(own, at),
  ).length;
  const selves = own.cues.filter(({ cue }) => cue === "singularSelf" || cue === "pluralSelf").length;
  return lived === 0 ? 0 : lived * EXPERIENCE + selves + figure;
}

/** A clause is about so many words long. */
const CLAUSE_WORDS = 6;

/** "If I were to run it, I would need my own rules" tells of nothing that happened. */
const isSupposed = ({ words, pack }: CuedSentence, at: number): boolean =>
  words
    .slice(Math.max(0, at - CLAUSE_WORDS), at)
    .some((word) => word === "if" || pack?.words("modal").has(word) === true);

/** What speaks for and against each sentence being the answer: how it fits the question, where it is, how it is made. */

import { isQuestion } from "../../language/is-question.ts";
import { CUES } from "../../language/roles.ts";
import { startsWithCue } from "../../sentences/sentence.ts";
import { cueCounts, type Line } from "../lines.ts";
import { flag, log, type Material, rate } from "../material.ts";
import type { Question } from "../question/question.ts";
import { centrality } from "./centrality.ts";
import { contextOf, countHolding, type FitContext, fitOf } from "./sentence-fit.ts";
import { NO_RANKS, ranksOf } from "./sentence-ranks.ts";
import { shapeOf } from "./sentence-shape.ts";

/**
 * What is known of one line, in groups that each have a fixed set of names: one object with all of them would be slow to
 * build and to read, and a page has hundreds.
 */
export type SentenceRow = ReturnType<typeof groupsOf> & { ranks: ReturnType<typeof ranksOf>[number] };

export function sentenceRows(material: Material, question: Question): SentenceRow[] {
  const { lines } = material;
  const holding = countHolding(lines);
  const context = contextOf(material, question, holding);
  const central = centrality(
    lines.map((line) => line.stems),
    holding,
  );
  const rows = lines.map((line, at) => groupsOf(line, at, context));
  const ranks = ranksOf(rows, central);
  return rows.map((row, at) => ({ ...row, ranks: ranks[at] ?? NO_RANKS }));
}

const groupsOf = (line: Line, at: number, context: FitContext) => ({
  fit: fitOf(line, context),
  place: placeOf(line, at, context),
  shape: shapeOf(line, context),
  cues: cueCounts(line.cues),
  starts: startsOf(line),
});

const CUE_NAMES = CUES.map((cue) => `cue.${cue}`);
const MAX_CUES = 3;

/** The names of a row's numbers, and the numbers in the same order. */
export const namesOf = ({ fit, place, shape, starts, ranks }: SentenceRow): string[] => [
  ...[fit, place, shape].flatMap((group) => Object.keys(group)),
  ...CUE_NAMES,
  ...[starts, ranks].flatMap((group) => Object.keys(group)),
];
export const numbersOf = ({ fit, place, shape, cues, starts, ranks }: SentenceRow): number[] => [
  ...Object.values(fit),
  ...Object.values(place),
  ...Object.values(shape),
  ...cues.map((count) => Math.min(MAX_CUES, count)),
  ...Object.values(starts),
  ...Object.values(ranks),
];

function placeOf(line: Line, at: number, { material, firstWords }: FitContext) {
  const { lines } = material;
  const before = lines[at - 1];
  return {
    wordsBefore: log(line.wordsBefore),
    place: rate(at, lines.length),
    first: flag(at === 0),
    firstThree: flag(at < 3),
    opening: flag(line.wordsBefore < 100),
    inSection: log(line.inSection),
    opensSection: flag(line.inSection === 0),
    opensBlock: flag(line.opens),
    section: log(line.section),
    wordsInSection: log(line.wordsBefore - (firstWords[line.section] ?? 0)),
    underHeading: flag(line.heading !== null),
    last: flag(at === lines.length - 1),
    afterQuestion: flag(isQuestion(before?.text ?? "")),
    beforeList: flag(line.isBeforeList),
    lines: log(lines.length),
    // The first post of a thread asks; what answers it comes later.
    opensThread: flag(line.wordsBefore < 100 && material.page.shape === "forum"),
    inThread: flag(material.page.shape === "forum") * rate(at, lines.length),
  };
}

const startsOf = (line: Line) => ({
  pointsBack: flag(startsWithCue(line, "pointing")),
  continues: flag(startsWithCue(line, "connective")),
  startsWithYou: flag(startsWithCue(line, "you")),
  startsWithWe: flag(startsWithCue(line, "pluralSelf")),
  startsWithI: flag(startsWithCue(line, "singularSelf")),
  startsWithAction: flag(startsWithCue(line, "callToAction")),
  startsWithAnnouncement: flag(startsWithCue(line, "announcement")),
});

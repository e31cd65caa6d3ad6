/** How well each sentence fits the question, the title and the headings of its page. */

import { perText } from "../../facts/text/per-text.ts";
import { isQuestion } from "../../language/is-question.ts";
import type { Line } from "../lines.ts";
import { flag, log, type Material, rate } from "../material.ts";
import type { Question } from "../question/question.ts";

export type FitContext = {
  material: Material;
  question: Question;
  rarity: ReadonlyMap<string, number>;
  whole: number;
  headings: ReadonlySet<string>;
  /** Stems of the heading above a line. */
  headingOf: (line: Line) => ReadonlySet<string>;
  title: ReadonlySet<string>;
  description: ReadonlySet<string>;
  firstWords: readonly number[];
  /** The first stem of each pair of the question. */
  pairStarts: ReadonlySet<string>;
  asks: ReadonlySet<string>;
};

/** In how many lines each stem occurs. */
export function countHolding(lines: readonly Line[]): Map<string, number> {
  const holding = new Map<string, number>();
  for (const line of lines)
    for (const stem of new Set(line.stems)) holding.set(stem, (holding.get(stem) ?? 0) + 1);
  return holding;
}

export function contextOf(
  material: Material,
  question: Question,
  holding: ReadonlyMap<string, number>,
): FitContext {
  const { lines, page, lexicon } = material;
  const rarity = new Map(
    [...question.words].map(([stem]) => [stem, Math.log(1 + lines.length / (1 + (holding.get(stem) ?? 0)))]),
  );
  const whole = [...question.words].reduce(
    (sum, [stem, chance]) => sum + chance * (rarity.get(stem) ?? 1),
    0,
  );
  const firstWords: number[] = [];
  for (const line of lines) firstWords[line.section] ??= line.wordsBefore;
  const stemsOf = perText((text) => new Set(lexicon.stemsOfText(text)));
  return {
    material,
    question,
    rarity,
    whole: whole || 1,
    headings: new Set(
      page.headings.filter((one) => one.block !== null).flatMap((one) => [...stemsOf(one.text)]),
    ),
    headingOf: (line) => stemsOf(line.heading ?? ""),
    title: stemsOf(page.title ?? ""),
    description: stemsOf(page.description?.value ?? ""),
    firstWords,
    pairStarts: new Set([...question.pairs].map((pair) => pair.slice(0, pair.indexOf(" ")))),
    asks: new Set(material.labels.forms(`${question.text} ${page.title ?? ""}`)),
  };
}

const overlap = (stems: ReadonlySet<string>, other: ReadonlySet<string>) => {
  let both = 0;
  for (const stem of stems) if (other.has(stem)) both++;
  return both;
};

/** How many stems of the line follow each other as in the question. */
const pairsIn = ({ stems }: Line, { question, pairStarts }: FitContext): number =>
  stems.filter((stem, at) => {
    const next = stems[at + 1];
    return next !== undefined && pairStarts.has(stem) && question.pairs.has(`${stem} ${next}`);
  }).length;

export function fitOf(line: Line, context: FitContext) {
  const { question, rarity, whole, title, description, headings, material } = context;
  const stems = new Set(line.stems);
  let weight = 0;
  let matched = 0;
  for (const stem of stems) {
    const chance = question.words.get(stem);
    if (chance === undefined) continue;
    weight += chance * (rarity.get(stem) ?? 1);
    matched += chance;
  }
  const heading = context.headingOf(line);
  const headingMatch = [...heading].reduce((sum, stem) => sum + (question.words.get(stem) ?? 0), 0);
  const added = [...stems].filter((stem) => !title.has(stem));
  return {
    cover: weight / whole,
    match: matched,
    density: rate(matched, stems.size),
    inOrder: Math.min(3, pairsIn(line, context)),
    title: rate(overlap(stems, title), title.size),
    description: rate(overlap(stems, description), description.size),
    headings: rate(overlap(stems, headings), stems.size),
    ownHeading: rate(overlap(stems, heading), heading.size),
    headingMatch,
    headingAsks: flag(isQuestion(line.heading ?? "")),
    novel: log(added.length),
    echo: flag(added.length < 2),
    newWords: added.filter((stem) => !/^\d/.test(stem)).length,
    startsOnTopic: flag(
      material.lexicon.stems(line.words.slice(0, 5)).some((stem) => (question.words.get(stem) ?? 0) > 0.4),
    ),
  };
}

/** What speaks for and against each sentence being the answer: how it fits the question, where it is, how it is made. */
import { CUES } from "../language/language-pack.ts";
import { centrality } from "./centrality.ts";
import { cueCounts, type Line, startsWithCue } from "./lines.ts";
import { type Features, flag, log, type Material, rate } from "./material.ts";
import type { Question } from "./question.ts";

/** Most labelled answers have about this many words. */
const IDEAL_WORDS = 22;

type Context = {
  material: Material;
  question: Question;
  rarity: ReadonlyMap<string, number>;
  whole: number;
  central: readonly number[];
  headings: ReadonlySet<string>;
  title: ReadonlySet<string>;
  description: ReadonlySet<string>;
  firstWords: readonly number[];
  asks: ReadonlySet<string>;
};

/** One row of named numbers per line of the material. */
export function sentenceFeatures(material: Material, question: Question): Features[] {
  const { lines } = material;
  const context = contextOf(material, question);
  const rows = lines.map((line, at) => ({
    ...fitOf(line, context),
    ...placeOf(line, at, context),
    ...shapeOf(line, context),
    ...cuesOf(line),
    central: context.central[at] ?? 0,
  }));
  for (const name of ["cover", "match", "central"] as const) addRanks(rows, name);
  return rows;
}

function contextOf(material: Material, question: Question): Context {
  const { lines, page, lexicon } = material;
  const holding = new Map<string, number>();
  for (const line of lines)
    for (const stem of new Set(line.stems)) holding.set(stem, (holding.get(stem) ?? 0) + 1);
  const rarity = new Map(
    [...question.words].map(([stem]) => [stem, Math.log(1 + lines.length / (1 + (holding.get(stem) ?? 0)))]),
  );
  const whole = [...question.words].reduce(
    (sum, [stem, chance]) => sum + chance * (rarity.get(stem) ?? 1),
    0,
  );
  const firstWords: number[] = [];
  for (const line of lines) firstWords[line.section] ??= line.wordsBefore;
  return {
    material,
    question,
    rarity,
    whole: whole || 1,
    central: centrality(lines.map((line) => line.stems)),
    headings: new Set(
      page.headings.filter((one) => one.block !== null).flatMap((one) => lexicon.stemsOfText(one.text)),
    ),
    title: new Set(lexicon.stemsOfText(page.title ?? "")),
    description: new Set(lexicon.stemsOfText(page.description?.value ?? "")),
    firstWords,
    asks: new Set(material.labels.forms(`${question.text} ${page.title ?? ""}`)),
  };
}

const overlap = (stems: ReadonlySet<string>, other: ReadonlySet<string>) => {
  let both = 0;
  for (const stem of stems) if (other.has(stem)) both++;
  return both;
};

function fitOf(
  line: Line,
  { question, rarity, whole, title, description, headings, material }: Context,
): Features {
  const stems = new Set(line.stems);
  let weight = 0;
  let matched = 0;
  for (const stem of stems) {
    const chance = question.words.get(stem);
    if (chance === undefined) continue;
    weight += chance * (rarity.get(stem) ?? 1);
    matched += chance;
  }
  const heading = new Set(material.lexicon.stemsOfText(line.heading ?? ""));
  const headingMatch = [...heading].reduce((sum, stem) => sum + (question.words.get(stem) ?? 0), 0);
  const pairs = line.stems
    .slice(1)
    .filter((stem, at) => question.pairs.has(`${line.stems[at]} ${stem}`)).length;
  const novel = [...stems].filter((stem) => !title.has(stem)).length;
  return {
    cover: weight / whole,
    match: matched,
    density: rate(matched, stems.size),
    inOrder: Math.min(3, pairs),
    title: rate(overlap(stems, title), title.size),
    description: rate(overlap(stems, description), description.size),
    headings: rate(overlap(stems, headings), stems.size),
    ownHeading: rate(overlap(stems, heading), heading.size),
    headingMatch,
    headingAsks: flag(/\?\s*$/.test(line.heading ?? "")),
    novel: log(novel),
    echo: flag(novel < 2),
    newWords: [...stems].filter((stem) => !title.has(stem) && !/^\d/.test(stem)).length,
    startsOnTopic: flag(
      line.words
        .slice(0, 5)
        .some((word) => (question.words.get(material.lexicon.stems([word])[0] ?? "") ?? 0) > 0.4),
    ),
  };
}

function placeOf(line: Line, at: number, { material, firstWords }: Context): Features {
  const { lines } = material;
  const before = lines[at - 1];
  const after = lines[at + 1];
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
    afterQuestion: flag(/\?\s*$/.test(before?.text ?? "")),
    beforeList: flag(after !== undefined && after.kind === "list" && line.kind !== "list"),
    lines: log(lines.length),
    // The first post of a thread asks; what answers it comes later.
    opensThread: flag(line.wordsBefore < 100 && material.page.shape === "forum"),
    inThread: flag(material.page.shape === "forum") * rate(at, lines.length),
  };
}

const YEAR = /\b(?:19|20)\d\d\b/;
const NAME = /[\p{Ll},;] \p{Lu}\p{Ll}+/u;

/** Paths, code, logs and markup are full of these. */
const ODD = /[\\/|<>{}=_#*~^[\]]|\d/g;

function shapeOf(line: Line, { asks, material }: Context): Features {
  const { text } = line;
  const count = line.words.length;
  const figure = material.facts.figuresIn(text).length > 0;
  const definition = material.facts.isDefinition(text);
  const ends = /[.!?]["”')\]]*$/.test(text);
  return {
    length: log(count),
    offLength: Math.abs(Math.log((count + 1) / (IDEAL_WORDS + 1))),
    short: flag(count < 9),
    tiny: flag(count < 6),
    long: flag(count > 40),
    ends: flag(ends),
    question: flag(/\?["”')]*$/.test(text)),
    exclaims: flag(text.includes("!")),
    colon: flag(/[:：]$/.test(text)),
    ellipsis: flag(/…|\.\.\./.test(text)),
    startsLow: flag(/^\p{Ll}/u.test(text)),
    startsDigit: flag(/^\d/.test(text)),
    quoted: flag(/^[“"„«]/.test(text)),
    commas: log(text.split(",").length - 1),
    brackets: flag(text.includes("(")),
    capitals: rate(text.match(/(?<!^)\b\p{Lu}\p{Ll}/gu)?.length ?? 0, count),
    shouted: flag(/\b\p{Lu}{4,} \p{Lu}{3,}/u.test(text)),
    named: flag(NAME.test(text)),
    year: flag(YEAR.test(text)),
    digit: flag(/\d/.test(text)),
    figure: flag(figure),
    money: flag(/[$€£]\s?\d/.test(text)),
    definition: flag(definition),
    startsAsking: flag(material.lexicon.isInterrogative(line.words[0] ?? "")),
    isList: flag(line.kind === "list"),
    isQuote: flag(line.kind === "quote"),
    isImage: flag(line.kind === "image"),
    askedQuantity: flag(asks.has("quantity") && figure),
    askedDefinition: flag(asks.has("definition") && definition),
    askedReason: flag(asks.has("reason") && line.cues.some((match) => match.cue === "cause")),
    askedChoice: flag(asks.has("choice") && line.cues.some((match) => match.cue === "superlative")),
    askedHow: flag(
      asks.has("how") &&
        (line.kind === "list" || line.cues.some((match) => match.cue === "you" || match.cue === "sequence")),
    ),
    choice: flag(asks.has("choice")),
    how: flag(asks.has("how")),
    quantity: flag(asks.has("quantity")),
    linked: flag(/https?:|www\.|@\w/.test(text)),
    odd: rate(text.match(ODD)?.length ?? 0, text.length),
    smallWords: rate(line.words.filter(material.lexicon.isStopWord).length, count),
    order: material.lexicon.order(line.words) ?? 0,
    repeats: rate(new Set(line.stems).size, line.stems.length),
  };
}

function cuesOf(line: Line): Features {
  const counts = cueCounts(line.cues);
  return {
    ...Object.fromEntries(CUES.map((cue, at) => [`cue.${cue}`, Math.min(3, counts[at] ?? 0)])),
    pointsBack: flag(startsWithCue(line, "pointing")),
    continues: flag(startsWithCue(line, "connective")),
    startsWithYou: flag(startsWithCue(line, "you")),
    startsWithWe: flag(startsWithCue(line, "pluralSelf")),
    startsWithI: flag(startsWithCue(line, "singularSelf")),
    startsWithAction: flag(startsWithCue(line, "callToAction")),
    startsWithAnnouncement: flag(startsWithCue(line, "announcement")),
  };
}

/** 1 for the page's best, near 0 for its worst: a value alone says little across pages. */
function addRanks(rows: Features[], name: string): void {
  const order = rows
    .map((row, at) => ({ at, value: row[name] ?? 0 }))
    .toSorted((one, other) => other.value - one.value);
  let place = 0;
  for (const [index, { at, value }] of order.entries()) {
    if (index > 0 && value < (order[index - 1]?.value ?? 0)) place = index;
    const row = rows[at];
    if (row) row[`${name}Rank`] = value === 0 ? 0 : 1 / (1 + place);
  }
}

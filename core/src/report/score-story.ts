/**
 * The score as a story, for every place that shows it: what pages of this kind usually score, then each thing that is better
 * or worse on this page, with its points and the words that show it.
 */
import { type AnalysisResult, SECTION_TITLE, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { kindsInWords } from "../product/page-kinds.ts";
import { type MovedCheck, movedChecks } from "../score/moved-checks.ts";
import { foldedRows, roundedWords, rowsInShort, type ScoreSum, sumWords } from "../score/score-sum.ts";
import { signed } from "../score/signed.ts";
import { tenths } from "../score/tenths.ts";
import { MARK_WORDS, marksIn } from "./mark-words.ts";
import { questionProblem } from "./reading-words.ts";

/** `id` names what else moved the score where no check did; `audits` is empty then. */
export type StoryRow = MovedCheck & {
  /** Null for what belongs to several sections. */
  section: Section | null;
};

type Rows = {
  /** Largest first; what passed and what is small come last, one row each. */
  better: StoryRow[];
  worse: StoryRow[];
};
export type ScoreStory = Rows & ScoreSum & { kinds: string };
export type SectionStory = Rows & { start: number; difference: number; score: number };

/** Null in results from before differences were kept, and where nothing is measured. */
export function storyOf(result: AnalysisResult): ScoreStory | null {
  const { start, exact, limit = 0, score } = result.score;
  if (start === undefined || exact === undefined) return null;
  const { better, worse } = wholeSides(result);
  return {
    kinds: kindsOf(result),
    ...{ start, exact, limit, score },
    better: withSmallThings(better),
    worse: withSmallThings(worse),
    added: sumOf(better),
    taken: sumOf(worse.filter(({ id }) => id !== LIMIT)),
  };
}

const wholeSides = (result: AnalysisResult): Rows => {
  const { better, worse } = sidesOf(SECTIONS.flatMap((section) => rowsIn(result, section)));
  return { better, worse: [...worse, ...limitRow(result)].toSorted(largestFirst) };
};

/** What no check moved, however small: the marks of a model and a limit. */
export const rowsBesideChecks = (result: AnalysisResult): StoryRow[] => [
  ...SECTIONS.flatMap((section) => marksRows(result, section)),
  ...limitRow(result),
];

/** Null also where the section isn't measured. */
export function sectionStoryOf(result: AnalysisResult, section: Section): SectionStory | null {
  const { start, difference, score } = result[section];
  if (start === undefined || difference === undefined) return null;
  return { start, difference, score: score.score, ...sidesOf(rowsIn(result, section)) };
}

/** "Service pages like this one" */
export const kindsOf = ({ reading }: AnalysisResult): string => kindsInWords(reading?.kind ?? "other");

/** "Service pages like this one usually score 46." */
export const usualWords = ({ kinds, start }: Pick<ScoreStory, "kinds" | "start">): string =>
  `${kinds} usually score ${start}.`;

/** "Service pages like this one usually score 46. This page scores 50." */
export function storyHeadline(story: ScoreStory): string {
  const { kinds, score, better, worse } = story;
  if (better.length + worse.length === 0)
    return `This page scores ${score}, as ${kinds.toLowerCase()} usually do.`;
  return `${usualWords(story)} This page scores ${score}.`;
}

/** "+3.0  Recent date: “Updated September 2, 2026”" */
export const storyLine = ({ difference, title, quote, found }: StoryRow): string =>
  `${signed(difference)}  ${title}: ${quote === null ? found : `“${quote}”`}`;

const COUNT = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** "Six things are better than usual, five are worse." */
export function storyCounts({ better, worse }: Rows): string {
  const things = (count: number) => `${COUNT[count] ?? count} ${count === 1 ? "thing is" : "things are"}`;
  if (worse.length === 0) return `${things(better.length)} better than usual, nothing is worse.`;
  if (better.length === 0) return `${things(worse.length)} worse than usual, nothing is better.`;
  const count = (COUNT[worse.length] ?? String(worse.length)).toLowerCase();
  return `${things(better.length)} better than usual, ${count} ${worse.length === 1 ? "is" : "are"} worse.`;
}

/** The start and the largest differences, whichever way they go, and the others as one. */
const SHORT_ROWS = 3;

/** "Service pages like this one usually score 46. Recent date +3.0, Source links −2.8, 9 smaller ones +0.7: 46.9, rounded to 47." */
export function storyInShort(result: AnalysisResult): string | null {
  const story = storyOf(result);
  if (!story) return null;
  const { better, worse } = wholeSides(result);
  const rows = [...better, ...worse].toSorted(largestFirst);
  if (rows.length === 0) return storyHeadline(story);
  const { shown, rest } = foldedRows(rows, { most: SHORT_ROWS, pointsOf: ({ difference }) => difference });
  const told = shown.map(({ title, difference }) => ({ title, points: difference }));
  return `${usualWords(story)} ${rowsInShort(told, rest)}: ${roundedWords(story)}.`;
}

export const storySum = (story: ScoreStory): string => sumWords(story);

const rowsIn = (result: AnalysisResult, section: Section): StoryRow[] => [
  ...movedChecks(result.audits.filter((audit) => audit.section === section)).map((row) => ({
    ...row,
    section,
  })),
  ...marksRows(result, section),
];

function marksRows({ reading, ...result }: AnalysisResult, section: Section): StoryRow[] {
  const { markDifference } = result[section];
  return markDifference ? [marksRow(section, markDifference, reading)] : [];
}

function marksRow(section: Section, difference: number, reading: AnalysisResult["reading"]): StoryRow {
  const given = reading?.marks?.marks;
  const counted = given ? marksIn(section).filter((name) => !given[name].fault) : [];
  const words = counted.map((name) => `${MARK_WORDS[name].title} ${given?.[name].mark ?? ""} of 10`);
  const [first] = counted;
  return {
    id: `marks-${section}`,
    audits: [],
    section,
    title: `Marks: ${counted.map((name) => MARK_WORDS[name].title).join(", ")}`,
    found: `${reading?.model ?? "The model"} gave ${words.join(" and ")}.`,
    quote: (first && given?.[first].quote) || null,
    difference,
  };
}

export const LIMIT = "limit";

function limitRow({ gates, reading, score }: AnalysisResult): StoryRow[] {
  const difference = score.limit ?? 0;
  if (difference === 0) return [];
  const failed = gates.find(({ passed }) => !passed);
  const found =
    failed?.found ?? (reading && questionProblem(reading)) ?? "Little of this page can be judged.";
  return [
    { id: LIMIT, audits: [], section: null, title: "Limit of the score", found, quote: null, difference },
  ];
}

const largestFirst = (one: StoryRow, other: StoryRow): number =>
  Math.abs(other.difference) - Math.abs(one.difference);

const sidesOf = (rows: readonly StoryRow[]): Rows => ({
  better: withPassedChecks(rows.filter(({ difference }) => difference > 0)),
  worse: rows.filter(({ difference }) => difference < 0).toSorted(largestFirst),
});

/** The row for praise without words to show: often of what a page hasn't got. It names the checks and comes after the others. */
export const PASSED_CHECKS = "passed-checks";
/** The row for what hardly counts. */
export const SMALL_THINGS = "small-things";

/** Rows that only name what they stand for, with the sum of its points. */
export const isListOfNames = ({ id }: Pick<StoryRow, "id">): boolean =>
  id === PASSED_CHECKS || id === SMALL_THINGS;

function withPassedChecks(rows: readonly StoryRow[]): StoryRow[] {
  const sorted = rows.toSorted(largestFirst);
  const silent = sorted.filter(({ quote, audits }) => quote === null && audits.length > 0);
  const others = sorted.filter((row) => !silent.includes(row));
  const title = silent.length === 1 ? "Passed check" : "Passed checks";
  return silent.length === 0 ? others : [...others, namesRow(silent, { id: PASSED_CHECKS, title })];
}

/** A row of fewer points is a small thing. */
const SMALL_POINTS = 0.3;

/** A single one keeps its words. */
function withSmallThings(rows: readonly StoryRow[]): StoryRow[] {
  const small = rows.filter(({ id, difference }) => id !== LIMIT && Math.abs(difference) < SMALL_POINTS);
  if (small.length < 2) return [...rows];
  return [
    ...rows.filter((row) => !small.includes(row)),
    namesRow(small, { id: SMALL_THINGS, title: "Small things" }),
  ];
}

function namesRow(rows: readonly StoryRow[], { id, title }: Pick<StoryRow, "id" | "title">): StoryRow {
  const sections = new Set(rows.map(({ section }) => section));
  const [only = null] = sections;
  const names = rows.map((row) => (row.id === PASSED_CHECKS ? row.found.replace(/\.$/, "") : row.title));
  return {
    ...{ id, title },
    audits: rows.flatMap(({ audits }) => audits),
    section: sections.size === 1 ? only : null,
    found: `${names.join("; ")}.`,
    quote: null,
    difference: sumOf(rows),
  };
}

const sumOf = (rows: readonly StoryRow[]): number =>
  tenths(rows.reduce((sum, { difference }) => sum + difference, 0));

/** Where a row belongs: "Content Structure". */
export const sectionOf = ({ section, id }: StoryRow): string => {
  if (section) return SECTION_TITLE[section];
  return id === LIMIT ? "All sections" : "Several sections";
};

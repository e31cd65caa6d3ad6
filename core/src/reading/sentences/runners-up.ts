/** Which sentences come after the best one. Where an answer is found, and how it is made, differs by kind of page. */
import type { Kind } from "../../contract/reading.ts";
import type { KindChances } from "../kind.ts";
import type { LinearTable } from "../linear.ts";

/** Kinds whose answers are found in similar places. */
const GROUPS: Record<string, readonly Kind[]> = {
  article: ["explainer", "reference"],
  howTo: ["how-to", "recipe"],
  list: ["roundup", "comparison", "catalogue"],
  company: ["product", "service", "home", "event", "review"],
  news: ["news", "opinion", "case-study"],
  forum: ["forum"],
};

/** These features may count differently in each group. */
const BY_GROUP = [
  "wordsBefore",
  "place",
  "opening",
  "first",
  "inSection",
  "opensSection",
  "isList",
  "cover",
  "match",
  "central",
  "title",
  "headingMatch",
  "definition",
  "figure",
  "length",
  "description",
  "section",
  "ownHeading",
  "startsOnTopic",
] as const;

const MODEL = "next";
const groupChances = (kinds: KindChances): [string, number][] =>
  Object.entries(GROUPS).map(([group, members]) => [
    group,
    members.reduce((sum, kind) => sum + (kinds.get(kind) ?? 0), 0),
  ]);

/** What the model is trained on: the features, and some of them again for each group, times the chance of that group. */
export const runnerUpNames = (names: readonly string[]): string[] => [
  ...names,
  ...Object.keys(GROUPS).flatMap((group) => BY_GROUP.map((name) => `${group}.${name}`)),
];

/** The numbers of a sentence in the order of these names. */
export function runnerUpNumbers(
  names: readonly string[],
  kinds: KindChances,
): (numbers: readonly number[]) => number[] {
  const places = BY_GROUP.map((name) => names.indexOf(name));
  const chances = groupChances(kinds);
  return (numbers) => [
    ...numbers,
    ...chances.flatMap(([, chance]) => places.map((place) => (numbers[place] ?? 0) * chance)),
  ];
}

/** The kind is the same for all sentences of a page, so the products become weights: one sum per sentence is left. */
export function runnerUpRank(
  table: LinearTable,
  kinds: KindChances,
  names: readonly string[],
): (numbers: readonly number[]) => number {
  const weights = new Map(table.names.map((name, at) => [name, weightAt(table, at)]));
  const chances = groupChances(kinds);
  const own = names.map((name) =>
    chances.reduce(
      (sum, [group, chance]) => sum + chance * (weights.get(`${group}.${name}`) ?? 0),
      weights.get(name) ?? 0,
    ),
  );
  return (numbers) => own.reduce((sum, weight, at) => sum + weight * (numbers[at] ?? 0), 0);
}

function weightAt({ models, scales }: LinearTable, at: number): number {
  const scale = scales[at] ?? 0;
  return scale === 0 ? 0 : (models.get(MODEL)?.weights[at] ?? 0) / scale;
}

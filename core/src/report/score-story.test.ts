import { expect, test } from "vitest";
import { type AnalysisResult, SECTIONS } from "../contract/analysis-result.ts";
import {
  isListOfNames,
  LIMIT,
  PASSED_CHECKS,
  SMALL_THINGS,
  sectionStoryOf,
  storyCounts,
  storyHeadline,
  storyInShort,
  storyOf,
  storySum,
} from "./score-story.ts";
import { inTenths, sumInTenths as sum } from "./testing/in-tenths.ts";
import { toldResults } from "./testing/told-results.ts";

const results = toldResults();

test.each(results)("start and printed points add up to the score: %s", (_, result) => {
  const story = storyOf(result);
  if (!story) throw new Error("no story");
  const { start, better, worse, added, taken, limit, exact, score } = story;
  expect(sum([start, ...better.map((row) => row.difference), ...worse.map((row) => row.difference)])).toBe(
    inTenths(exact),
  );
  expect(sum([start, added, taken, limit])).toBe(inTenths(exact));
  expect(Math.round(exact)).toBe(score);
  expect(score).toBe(result.score.score);
});

test.each(results)("points of checks add up in each section, and sections to the whole: %s", (_, result) => {
  const { start = 0, limit = 0, exact = 0 } = result.score;
  const moved = SECTIONS.flatMap((section) => {
    const story = sectionStoryOf(result, section);
    if (!story) return [];
    expect(sum([...story.better, ...story.worse].map(({ difference }) => difference))).toBe(
      inTenths(story.difference),
    );
    return [story.difference];
  });
  expect(sum([start, limit, ...moved])).toBe(inTenths(exact));
});

test.each(results)(
  "no number is 0, and rows are ordered by what they print, lists of names last: %s",
  (_, result) => {
    const story = storyOf(result);
    for (const side of [story?.better ?? [], story?.worse ?? []]) {
      const ids = side.map(({ id }) => id);
      const lists = [PASSED_CHECKS, SMALL_THINGS].filter((id) => ids.includes(id));
      expect(ids.slice(ids.length - lists.length)).toEqual(lists);
      const rows = side.filter((row) => !isListOfNames(row));
      const sizes = rows.map(({ difference }) => Math.abs(difference));
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
      expect(sizes).not.toContain(0);
    }
  },
);

test.each(results)("nothing is lost where nothing is wrong: %s", (_, { audits }) => {
  for (const { outcome, share, difference = 0 } of audits) {
    if (outcome !== "scored") expect(difference).toBe(0);
    if (share === 1) expect(difference).toBeGreaterThanOrEqual(0);
    if (share === 0) expect(difference).toBeLessThanOrEqual(0);
  }
});

const [, first] = results[0] as [string, AnalysisResult];

test("the same points as words: start, what adds, what takes, and what it is rounded to", () => {
  const story = storyOf(first);
  if (!story) throw new Error("no story");
  const { start, added, taken, exact, score } = story;
  expect(storyHeadline(story)).toBe(`${story.kinds} usually score ${start}. This page scores ${score}.`);
  expect(storySum(story)).toBe(
    `${start} + ${added.toFixed(1)} − ${Math.abs(taken).toFixed(1)} = ${exact}${exact === score ? "" : `, rounded to ${score}`}`,
  );
  const rows = story.better.slice(0, 1);
  expect(storyCounts({ better: rows, worse: [] })).toBe("One thing is better than usual, nothing is worse.");
  expect(storyCounts({ better: [...rows, ...rows], worse: rows })).toBe(
    "Two things are better than usual, one is worse.",
  );
});

test("a page that differs in nothing scores as such pages do", () => {
  const audits = first.audits.map(({ difference, ...audit }) => audit);
  const sections = Object.fromEntries(
    SECTIONS.map((section) => [section, { ...first[section], difference: 0 }]),
  );
  const same = { ...first, ...sections, audits, score: { ...first.score, score: 46, start: 46, exact: 46 } };
  const story = storyOf(same);
  expect(story && storyHeadline(story)).toMatch(/^This page scores 46, as .+ usually do\.$/);
});

test("a limit is one more row that takes points", () => {
  const limited = results.find(([name]) => name === "blocked")?.[1];
  const story = limited && storyOf(limited);
  const row = story?.worse.find(({ id }) => id === LIMIT);
  expect(row).toMatchObject({ difference: story?.limit, found: "The page returned status 404." });
  expect(story && storySum(story)).toMatch(/ = \d+(\.\d)?/);
});

test("checks that rest on the same words are one row", () => {
  const [one, other] = first.audits.filter(({ section }) => section === "content_freshness");
  if (!one || !other) throw new Error("no checks");
  const same = { quotes: ["Updated September 2"], section: "content_freshness" as const };
  const audits = [
    { ...one, ...same, difference: 1 },
    { ...other, ...same, difference: 2 },
  ];
  const story = sectionStoryOf({ ...first, audits }, "content_freshness");
  expect(story?.better).toMatchObject([
    { id: other.id, audits: [other.id, one.id], title: `${other.title}, ${one.title}`, difference: 3 },
  ]);
});

test("praise without words of the page is one row that names the checks", () => {
  const [one, other, third] = first.audits.filter(({ section }) => section === "content_strategy");
  if (!one || !other || !third) throw new Error("no checks");
  const silent = { quotes: [], section: "content_strategy" as const };
  const audits = [
    { ...one, ...silent, difference: 1.2 },
    { ...other, ...silent, difference: 2 },
    { ...third, quotes: ["62 °C on day 9"], difference: 2.5 },
  ];
  const story = (given: typeof audits) =>
    sectionStoryOf({ ...first, audits: given }, "content_strategy")?.better.map(
      ({ title, found, difference }) => [title, found, difference],
    );
  expect(story(audits)).toEqual([
    [third.title, third.found, 2.5],
    ["Passed checks", `${other.title}; ${one.title}.`, 3.2],
  ]);
  expect(story(audits.slice(1))?.[1]).toEqual(["Passed check", `${other.title}.`, 2]);
});

test("rows below 0.3 points are one row, last of its side, and sections keep them with their words", () => {
  const [one, other, third, fourth] = first.audits.filter(({ section }) => section === "content_strategy");
  if (!one || !other || !third || !fourth) throw new Error("no checks");
  const quoted = (words: string, difference: number) => ({ quotes: [words], difference });
  const audits = [
    { ...one, ...quoted("62 °C on day 9", 0.2) },
    { ...other, ...quoted("A heap is hot", 0.3) },
    { ...third, ...quoted("Straw, leaves", 0.1) },
    { ...fourth, quotes: [], difference: 0.2 },
  ];
  const told = { ...first, audits };
  expect(storyOf(told)?.better).toMatchObject([
    { title: other.title, quote: "A heap is hot", difference: 0.3 },
    {
      id: SMALL_THINGS,
      title: "Small things",
      found: `${one.title}; ${third.title}; ${fourth.title}.`,
      audits: [one.id, third.id, fourth.id],
      section: "content_strategy",
      difference: 0.5,
    },
  ]);
  expect(sectionStoryOf(told, "content_strategy")?.better).toHaveLength(4);
  expect(storyInShort(told)).not.toContain("Small things");
  const single = { ...first, audits: audits.slice(0, 2) };
  expect(storyOf(single)?.better.map(({ title }) => title)).toEqual([other.title, one.title]);
});

test("a result from before differences were kept has no story", () => {
  const { start, ...score } = first.score;
  expect(storyOf({ ...first, score })).toBeNull();
  const { difference, ...section } = first.content_strategy;
  expect(sectionStoryOf({ ...first, content_strategy: section }, "content_strategy")).toBeNull();
});

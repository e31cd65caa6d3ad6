import { expect, test } from "vitest";
import { growth, MOST_GROWTH } from "../page/testing/growth.ts";
import { changedSentences, MAX_CHANGED_LINES, type SentenceChange } from "./changed-sentences.ts";

const lines = (count: number, words: string) => Array.from({ length: count }, (_, at) => `${words} ${at}`);

test("a line is paired with the removed line that shares most of its words, each once", () => {
  const before = ["The heap reaches 55 degrees", "The heap reaches 60 degrees in June", "Worms like shade"];
  const after = ["The heap reaches 60 degrees in July", "The heap reaches 58 degrees", "Ants march"];
  expect(changedSentences(before, after)).toEqual({
    sentences: [
      { before: "The heap reaches 60 degrees in June", after: "The heap reaches 60 degrees in July" },
      { before: "The heap reaches 55 degrees", after: "The heap reaches 58 degrees" },
      { before: null, after: "Ants march" },
      { before: "Worms like shade", after: null },
    ],
    rewritten: null,
  });
});

/** Compares each line with each other one, as a reader would check it. */
function paired(gone: string[], added: string[]): SentenceChange[] {
  const left = [...gone];
  const share = (one: string, other: string) => {
    const [words, others] = [new Set(one.split(" ")), new Set(other.split(" "))];
    return [...words].filter((word) => others.has(word)).length / Math.max(words.size, others.size);
  };
  const pairs = added.map((line) => {
    const best = Math.max(0, ...left.map((one) => share(line, one)));
    const at = best < 0.4 ? -1 : left.findIndex((one) => share(line, one) === best);
    return { before: at < 0 ? null : (left.splice(at, 1)[0] ?? null), after: line };
  });
  return [...pairs, ...left.map((line) => ({ before: line, after: null }))];
}

test("the index finds the same pairs as comparing each line with each", () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % below;
  };
  const text = (mark: string) =>
    Array.from({ length: 80 }, (_, at) =>
      [`${mark}${at}`, ...Array.from({ length: 1 + next(6) }, () => `w${next(12)}`)].join(" "),
    );
  for (let round = 0; round < 5; round++) {
    const [before, after] = [text("a"), text("b")];
    expect(changedSentences(before, after).sentences).toEqual(paired(before, after));
  }
});

test("beyond the cap nothing is paired, and the lines are counted", () => {
  const [before, after] = [lines(MAX_CHANGED_LINES, "old"), lines(MAX_CHANGED_LINES, "new")];
  expect(changedSentences(before, after).rewritten).toBeNull();
  expect(changedSentences([...before, "one more"], after)).toEqual({
    sentences: [],
    rewritten: { removed: MAX_CHANGED_LINES + 1, added: MAX_CHANGED_LINES },
  });
});

test("lines that stayed and dates don't count towards the cap", () => {
  const same = lines(4 * MAX_CHANGED_LINES, "same");
  const dates = (year: number) => lines(4 * MAX_CHANGED_LINES, `Updated ${year}`);
  const changed = changedSentences(
    [...same, ...dates(2025), "It is 5 m long"],
    [...same, ...dates(2026), "It is 6 m long"],
  );
  expect(changed).toEqual({
    sentences: [{ before: "It is 5 m long", after: "It is 6 m long" }],
    rewritten: null,
  });
});

test("the work grows with the number of changed lines, and with their length, not faster", () => {
  const more = (count: number) => {
    const [before, after] = [lines(count, "four common words old"), lines(count, "four common words new")];
    return () => void changedSentences(before, after);
  };
  expect(growth(more, 2_000, () => process.cpuUsage())).toBeLessThan(MOST_GROWTH);

  const longer = (count: number) => {
    const words = Array.from({ length: count }, (_, at) => `word${at}`).join(" ");
    const [before, after] = [
      lines(MAX_CHANGED_LINES, `${words} old`),
      lines(MAX_CHANGED_LINES, `${words} new`),
    ];
    return () => void changedSentences(before, after);
  };
  expect(growth(longer, 120, () => process.cpuUsage())).toBeLessThan(MOST_GROWTH);
});

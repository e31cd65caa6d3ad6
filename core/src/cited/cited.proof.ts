/** The scripted world: 40 pages and 200 answers in five vendors' citation styles, in which the truth of every claim is known. */
import { expect, test } from "vitest";
import { ownValidity, type ScoredRolePage } from "./own-validity.ts";
import { splitClaims } from "./split-claims.ts";
import { steadyChance } from "./testing/chance.ts";
import { figuresOf, measureWorld, worldReadings } from "./testing/measure-world.ts";
import { worldAnswers } from "./testing/world-answers.ts";
import { OTHER_TOPICS } from "./testing/world-other-topics.ts";
import { worldPages } from "./testing/world-pages.ts";

const share = ({ right, of }: { right: number; of: number }): number => right / of;

test("the world has 40 pages and 200 answers of five vendors, and every answer is split into its claims", () => {
  const pages = worldPages();
  const answers = worldAnswers(pages);
  expect([pages.length, answers.length]).toEqual([40, 200]);
  expect(new Set(answers.map(({ vendor }) => vendor)).size).toBe(5);
  for (const { kept, claims } of answers) {
    const split = kept.answer ? splitClaims(kept.answer) : [];
    expect(split.map(({ text }) => text)).toEqual(claims.map(({ text }) => text));
    expect(split.map(({ cites }) => cites)).toEqual(claims.map(({ cites }) => cites));
  }
});

test("claims are judged right on pages that the rules were chosen on, and on the others", () => {
  const { pairs } = measureWorld();
  const chosenOn = figuresOf(pairs.filter(({ page }) => !page.isHeldOut));
  const heldOut = figuresOf(pairs.filter(({ page }) => page.isHeldOut));
  for (const figures of [chosenOn, heldOut]) {
    expect(share(figures.precision)).toBeGreaterThanOrEqual(0.97);
    expect(share(figures.literal)).toBeGreaterThanOrEqual(0.9);
    expect(share(figures.text)).toBeGreaterThanOrEqual(0.75);
    expect(share(figures.alarms)).toBeGreaterThanOrEqual(0.97);
    expect(share(figures.verdict)).toBeGreaterThanOrEqual(0.85);
    expect(share(figures.own)).toBeGreaterThanOrEqual(0.85);
  }
});

test("pages about other topics are hardly ever said to support what they don't say", () => {
  const figures = figuresOf(measureWorld(worldPages(OTHER_TOPICS)).pairs);
  expect(share(figures.precision)).toBeGreaterThanOrEqual(0.97);
  expect(share(figures.alarms)).toBeGreaterThanOrEqual(0.97);
});

test("every quote is on its page letter for letter", () => {
  const { pairs } = measureWorld();
  const lines = new Map(
    worldReadings().map(({ page, reading }) => [page.url, new Set(reading.lines.map(({ text }) => text))]),
  );
  const quotes = pairs.flatMap(({ support }) => support.quote ?? []);
  expect(quotes.length).toBeGreaterThan(1_000);
  expect(quotes.filter(({ url, text }) => !lines.get(url)?.has(text))).toEqual([]);
});

test("the validity figure of the world is the one counted by hand", () => {
  const readings = new Map(worldReadings().map(({ page, reading }) => [page.url, reading]));
  const rows: ScoredRolePage[] = worldAnswers(worldPages()).flatMap(({ kept, query }) =>
    (kept.answer?.citations ?? []).flatMap(({ url, cited }) => {
      const scores = readings.get(url)?.scores;
      return scores
        ? [
            {
              question: `${query} ${kept.sample}`,
              role: cited ? ("cited" as const) : ("dropped" as const),
              scores,
            },
          ]
        : [];
    }),
  );
  let [wins, pairs] = [0, 0];
  for (const one of rows)
    for (const other of rows) {
      if (one.question !== other.question || one.role !== "cited" || other.role !== "dropped") continue;
      pairs += 2;
      wins += Math.sign(one.scores.overall - other.scores.overall) + 1;
    }
  const { figures } = ownValidity(rows, steadyChance(3));
  expect(figures?.[0]).toMatchObject({ id: "score", pairs: pairs / 2 });
  expect(figures?.[0]?.auc).toBeCloseTo(wins / pairs, 12);
});

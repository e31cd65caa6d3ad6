/** A good lead has to pay, and nonsense must not: what a writer could put on top of a page to game the score. */
import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import type { AnalysisResult } from "../contract/analysis-result.ts";
import { saladsOf } from "./testing/salads.ts";
import { unansweredPages } from "./testing/unanswered/all.ts";
import type { UnansweredPage } from "./testing/unanswered/page.ts";

/** What a lead with the page's own facts has to earn, in points of the overall score. */
const MIN_GAIN = 2;

const FOREIGN_LEAD = "the lead of another page";
/** What these may move: the first is language, like any sentence more, and the others have the page's own words or a figure. */
const MAX_MOVE: Record<string, number> = {
  [FOREIGN_LEAD]: 2,
  "a sentence of the page, shuffled": 1,
  "title words shuffled, with a figure": 1,
};

type Played = { name: string; text: string; result: AnalysisResult; change: number };
type Game = { page: UnansweredPage; lead: Played; salads: Played[] };

const judged = (page: UnansweredPage, top?: string) => analyze(evidenceOf(page.html(top), { url: page.url }));

function play(page: UnansweredPage, at: number): Game {
  const before = judged(page).score.score;
  const put = (name: string, text: string): Played => {
    const result = judged(page, text);
    return { name, text, result, change: result.score.score - before };
  };
  const other = unansweredPages[(at + 1) % unansweredPages.length]?.lead ?? "";
  const salads = Object.entries(saladsOf(page, other)).map(([name, text]) => put(name, text));
  return { page, lead: put("lead", page.lead), salads };
}

let played: Game[] | null = null;
/** Played once for all tests, and not on import. */
const games = (): Game[] => {
  played ??= unansweredPages.map(play);
  return played;
};
const gameOf = (title: string): Game => {
  const game = games().find(({ page }) => page.title === title);
  if (!game) throw new Error(`no page ${title}`);
  return game;
};

const shownAnswers = ({ result }: Played) => result.reading?.answer.sentences ?? [];
const named = (salads: readonly Played[]) =>
  salads.map(({ name, change, text }) => `${change > 0 ? "+" : ""}${change} ${name}: ${text}`);

test.each(unansweredPages)("the opening of “$title” is not taken for an answer", (page) => {
  expect(judged(page).reading?.checks.answer_early).not.toBe("yes");
});

test.each(unansweredPages)("an expert's lead on top raises the score of “$title”", ({ title }) => {
  expect(gameOf(title).lead.change).toBeGreaterThanOrEqual(MIN_GAIN);
});

test.each(unansweredPages)("an expert's lead is the answer of “$title”", ({ title, lead }) => {
  expect(shownAnswers(gameOf(title).lead)[0]).toBe(lead);
});

test.each(unansweredPages)("no salad on top raises the score of “$title”", ({ title }) => {
  const raising = gameOf(title).salads.filter(({ name, change }) => change > (MAX_MOVE[name] ?? 0));
  expect(named(raising)).toEqual([]);
});

test.each(unansweredPages)("the lead beats every salad on “$title”", ({ title }) => {
  const { lead, salads } = gameOf(title);
  expect(named(salads.filter(({ change }) => change >= lead.change))).toEqual([]);
});

test.each(unansweredPages)("no salad is the answer of “$title”", ({ title }) => {
  const chosen = gameOf(title).salads.filter(
    (salad) => salad.name !== FOREIGN_LEAD && shownAnswers(salad)[0] === salad.text,
  );
  expect(named(chosen)).toEqual([]);
});

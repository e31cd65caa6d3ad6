import { expect, test } from "vitest";
import type { KeptAnswer } from "../score-site.ts";
import { searchBoard } from "../search-board.ts";
import type { SiteReading } from "./page-reading.ts";
import { topicFit } from "./topic-fit.ts";

const open = { allowed: true, reason: null };
const PAGE: SiteReading = {
  url: "https://own.example/a",
  title: "Low-light plants",
  names: [],
  wordCount: 300,
  passages: [
    { text: "This depends on the room. Houseplants differ.", heading: null },
    { text: "Most low-light houseplants live at 250 lux, and a ZZ plant at 50.", heading: "Light" },
  ],
  coverage: { page: 1, headings: 0.5 },
  factors: { freshness: 0.5, authority: 0.5, structure: 0.5, technical: 0.5 },
  access: { perplexity: open, openai: { allowed: false, reason: "Disallow: /" }, gemini: open },
};
const QUERY = "how do I choose low-light houseplants";

test("a page on the topic shows its best passage, what it lacks, and who may not read it", () => {
  const fit = topicFit(QUERY, PAGE);
  expect(fit).toMatchObject({
    step: "on",
    heading: "Light",
    blocked: [{ engine: "openai", reason: "Disallow: /" }],
  });
  expect(fit.passage).toContain("250 lux");
  expect(fit.lacks).toEqual(["It doesn't mention “choose”."]);
});

test("a page answers only where the reading is sure of a sentence", () => {
  const answer = "Most low-light houseplants live at 250 lux, and a ZZ plant at 50.";
  expect(topicFit(QUERY, { ...PAGE, answer })).toMatchObject({
    step: "answers",
    passage: answer,
    heading: "Light",
    lacks: [],
  });
  const complete = topicFit("low-light houseplants lux", PAGE);
  expect(complete).toMatchObject({ step: "on", lacks: ["No single sentence answers the query."] });
});

test("an off-topic page says which words it shares, and shows no passage, even where it has an answer to something", () => {
  const fit = topicFit("are houseplants safe for cats and small dogs", {
    ...PAGE,
    answer: "Houseplants differ.",
  });
  expect(fit).toMatchObject({ step: "off", passage: null });
  expect(fit.lacks).toEqual(["Its closest passage shares only “houseplants” with the query."]);
  const market = { ...PAGE, passages: [{ text: "Airlines follow the stock market.", heading: null }] };
  expect(topicFit("what is digital marketing", market).step, "one of two words is a chance hit").toBe("off");
  expect(topicFit("mortgage rates", PAGE).lacks).toEqual(["No passage has a word from the query."]);
});

const kept = (
  engine: KeptAnswer["engine"],
  sample: number,
  searches: string[],
  host: string,
): KeptAnswer => ({
  engine,
  sample,
  failure: null,
  answer: {
    model: "m",
    text: "Said.",
    searched: true,
    searches,
    attribution: null,
    citations: [{ url: `https://${host}/`, host, title: null, position: 1, cited: true, spans: [] }],
  },
});

test("searches are counted by answer, joined where they mean the same words, with passage and cited sites", () => {
  const board = searchBoard(
    [
      kept("perplexity", 1, ["low light houseplants lux", "Lux for low-light houseplants"], "rival.example"),
      kept("openai", 1, ["low-light houseplants lux", "mortgage rates"], "rival.example"),
      kept("gemini", 1, [], "other.example"),
    ],
    { ...PAGE, answer: "Houseplants differ." },
  );
  expect(
    board.map(({ search, answers, of, engines, fit }) => [search, answers, of, engines, fit.step]),
  ).toEqual([
    ["Lux for low-light houseplants", 2, 3, ["perplexity", "openai"], "on"],
    ["mortgage rates", 1, 3, ["openai"], "off"],
  ]);
  expect(board[0]?.cited).toEqual([{ site: "rival.example", answers: 2 }]);
});

test("answers stored before searches were kept give an empty board", () => {
  const { answer, ...rest } = kept("openai", 1, [], "a.example");
  const { searches: _, ...old } = answer ?? { searches: [] };
  expect(searchBoard([{ ...rest, answer: old as KeptAnswer["answer"] }], PAGE)).toEqual([]);
});

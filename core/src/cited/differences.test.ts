import { expect, test } from "vitest";
import { differencesOf } from "./differences.ts";
import type { RunSource } from "./source-library.ts";
import {
  askedAt,
  keptAnswer,
  OWN,
  pageHtml,
  QUERY,
  readAnswers,
  readPage,
  unreadPage,
} from "./testing/scripted-run.ts";
import { citedPages, whyThem } from "./why-them.ts";

const FILLER =
  "<p>Good coffee starts with good water and a little patience. Every bag is different, so taste as you go and write it down.</p>";
const PRICE = "<p>A kettle with a thermometer costs $29 in most shops.</p>";
const WEAK =
  "<p>Too weak? Add more grounds to the filter, because brewing longer only makes the cup bitter.</p>";
const url = (name: string) => `https://${name}.example/ratio`;
const page = (name: string, body: string): RunSource =>
  readPage(url(name), pageHtml(`Ratios by ${name}`, body));

const CITED = ["one", "two", "three", "four"];
const DROPPED = ["five", "six", "seven"];
const own = readPage(OWN.url, pageHtml("How much coffee?", `${FILLER}<p>Use 60 grams per liter.</p>`));
const withPrice = CITED.map((name) => page(name, FILLER + PRICE));

/** Each answer cites all the cited pages and lists the dropped ones. */
const answers = (count: number, claim = "A kettle costs $29 in most shops.") =>
  Array.from({ length: count }, (_, at) =>
    keptAnswer(`${claim}[1][2][3][4]`, [...CITED, ...DROPPED].map(url), { sample: at + 1 }),
  );
const compare = (sources: RunSource[], count = 5, claim?: string) => {
  const { library, readings } = readAnswers(answers(count, claim), sources);
  return differencesOf({ query: QUERY, own: OWN, library, answers: readings });
};

test("what cited pages have and the user's page and dropped pages lack is a difference, with counts and both quotes", () => {
  const { differences, tooFew } = compare([own, ...withPrice, ...DROPPED.map((name) => page(name, FILLER))]);
  expect(tooFew).toBeNull();
  expect(differences.find(({ id }) => id === "price")).toMatchObject({
    title: "They give a price.",
    detail:
      "All 4 cited pages give a price; yours gives none. Of the pages that were read and dropped, 0 of 3 do.",
    cited: { with: 4, of: 4, interval: { low: expect.closeTo(0.51, 2), high: 1 } },
    dropped: { with: 0, of: 3 },
    theirs: { url: url("one"), text: "A kettle with a thermometer costs $29 in most shops." },
    own: null,
    editId: null,
  });
  expect(differences.length).toBeLessThanOrEqual(3);
});

test("what dropped pages have as often is no difference", () => {
  const { differences } = compare([own, ...withPrice, ...DROPPED.map((name) => page(name, FILLER + PRICE))]);
  expect(differences.map(({ id }) => id)).not.toContain("price");
});

test("what the user's page has, too, is no difference", () => {
  const priced = readPage(OWN.url, pageHtml("How much coffee?", FILLER + PRICE));
  const { differences } = compare([priced, ...withPrice]);
  expect(differences.map(({ id }) => id)).not.toContain("price");
});

test("what many answers say and the user's page leaves out is a difference", () => {
  const claim =
    "If it is too weak, add more grounds to the filter, because brewing longer only makes the cup bitter.";
  const { differences } = compare([own, ...CITED.map((name) => page(name, FILLER + WEAK))], 5, claim);
  expect(differences.find(({ id }) => id.startsWith("topic-"))).toMatchObject({
    detail: "It comes up in 5 of 5 answers; we didn't find it on your page.",
    theirs: { text: "Add more grounds to the filter, because brewing longer only makes the cup bitter." },
    task: expect.stringContaining("add more grounds"),
  });
});

test("with too few answers or pages it says so", () => {
  expect(compare([own, ...withPrice], 2)).toEqual({
    differences: [],
    tooFew: "Too few answers to tell: 2 were counted, and we need at least 3.",
  });
  expect(compare([own, ...withPrice.slice(0, 2)]).tooFew).toBe(
    "Too few pages to tell: we could read 2 of the cited pages of other sites, and we need at least 3.",
  );
  expect(compare([unreadPage(OWN.url, "unreachable", null), ...withPrice]).tooFew).toBe(
    "Your page couldn't be read, so there is nothing to compare.",
  );
  expect(compare([own, ...CITED.map((name) => page(name, FILLER))]).tooFew).toMatch(
    /^We found no clear difference/,
  );
});

test("why them counts the user's page, the others, failures and answers from memory", () => {
  const kept = [
    keptAnswer("Use 60 grams per liter.[1]", [url("one"), OWN.url]),
    keptAnswer("Use 60 grams per liter.[2]", [url("one"), OWN.url], { engine: "openai" }),
    { engine: "gemini" as const, sample: 1, failure: "timeout", answer: null },
  ];
  const memory = keptAnswer("From memory.", [], { engine: "gemini", sample: 2 });
  if (memory.answer) memory.answer.searched = false;
  const all = [...kept, memory];
  const { readings } = readAnswers(all, [own, ...withPrice]);
  const shown = whyThem({
    runId: "run-1",
    query: QUERY,
    own: OWN,
    asked: all.map((one, at) => ({ kept: one, askedAt: askedAt(9 + at) })),
    answers: readings,
    differences: [],
    tooFew: null,
    progress: { waiting: 0, of: 2 },
  });
  expect(shown).toMatchObject({
    counted: 2,
    failed: 1,
    memory: 1,
    from: askedAt(9),
    to: askedAt(12),
    own: { cited: 1, counted: 2, byEngine: { perplexity: { cited: 0 }, openai: { cited: 1, counted: 1 } } },
  });
  expect(shown.own.byEngine.gemini).toBeUndefined();
  expect(citedPages(readings, OWN, 2)).toMatchObject([
    { url: OWN.url, isOwn: true, cited: 1, dropped: 1, counted: 2 },
    { url: url("one"), isOwn: false, cited: 1, dropped: 1 },
  ]);
});

import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { gardenPage } from "../article/testing/pages.ts";
import { ANSWER, BARRELS, proposal } from "../article/testing/proposed.ts";
import { SECTIONS } from "../contract/analysis-result.ts";
import { type Edit, isFinished } from "../contract/edit.ts";
import { byPoints } from "./edit-order.ts";

const evidence = evidenceOf(BARRELS, { url: "https://garden.example/cost" });
const GREETING = "Welcome back to the rain barrel blog!";
const listed = (...proposals: ReturnType<typeof proposal>[]) =>
  analyze(evidence, { kind: "explainer", proposals }).edits ?? [];

test("ids are unique and the same for the same page", () => {
  const ids = listed().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(listed().map(({ id }) => id)).toEqual(ids);
});

test("the opening comes first, and notes last", () => {
  const edits = listed(
    proposal({ kind: "note", fault: "Two prices of oak disagree.", quotes: ["oak costs $120 to $180"] }),
    proposal({ kind: "strike", quotes: [GREETING] }),
    proposal({ kind: "answer", quotes: [ANSWER], text: ANSWER }),
  );
  expect(edits[0]).toMatchObject({ kind: "opening", by: "model", after: ANSWER });
  expect(edits.at(-1)).toMatchObject({ kind: "note", quotes: ["oak costs $120 to $180"], steps: [] });
});

test("points fall down the list, and an edit without points keeps its place", () => {
  const edits = ["a", "b", "c", "d", "e"].map((id) => ({ id, kind: "facts" }) as Edit);
  const note = { id: "n", kind: "note" } as Edit;
  const points = new Map([
    ["b", 0.4],
    ["d", 2.1],
    ["e", 1.2],
    ["n", 9],
  ]);
  expect(byPoints([...edits, note], points).map(({ id }) => id)).toEqual(["a", "d", "c", "e", "b", "n"]);
  const ofHead = ["f", "d"].map((id) => ({ id, kind: "technical" }) as Edit);
  expect(byPoints(ofHead, points).map(({ id }) => id)).toEqual(["d", "f"]);
});

test.each([
  ["explainer", "answer_early"],
  ["forum", "summary"],
  ["service", "intro"],
] as const)("first lines of a page of the kind %s are about %s", (kind, about) => {
  const proposals = [proposal({ kind: "opening", text: ANSWER })];
  const { edits = [] } = analyze(evidence, { kind, proposals });
  expect(edits.find((edit) => edit.by === "model")).toMatchObject({ kind: "opening", about });
});

test("beside a model's list the rules gather nothing, also where its own opening was refused", () => {
  const talk = "Gardeners fill it in the evening and talk about the weather while they wait for the water.";
  const entries = ["Oak", "Plastic", "Clay", "Steel"].map(
    (name, at) => `<h2>${name}</h2><p>Price: $${60 + at * 10}</p><p>${talk} ${name} is one of many.</p>`,
  );
  const page = evidenceOf(gardenPage("4 rain barrels for a small garden", entries.join("")));
  const proposals = [
    proposal({ kind: "opening", text: "Barrels of gold cost $999 on the moon." }),
    proposal({
      kind: "note",
      fault: "Nothing is said of the weight of oak.",
      quotes: ["Oak is one of many."],
    }),
    proposal({ kind: "strike", quotes: ["Clay is one of many."] }),
  ];
  const tablesBeside = (some: typeof proposals) =>
    analyze(page, { kind: "roundup", proposals: some }).edits?.filter(({ kind }) => kind === "table");
  expect(tablesBeside([])).toHaveLength(1);
  expect(tablesBeside(proposals)).toEqual([]);
});

test("in doubt, our own finished edit for the same job wins", () => {
  const said = "A rain barrel of 200 litres costs between $60 and $180 and saves work.";
  const doubtful = analyze(evidence, {
    kind: "explainer",
    question: "How much does a rain barrel cost?",
    answer: ANSWER,
    proposals: [proposal({ kind: "answer", quotes: [ANSWER], text: said })],
  }).edits?.find(({ kind }) => kind === "opening");
  expect(doubtful).toMatchObject({ by: "rules", after: ANSWER });
});

test("a note whose quote isn't on the page is left out", () => {
  const edits = listed(proposal({ kind: "note", fault: "The price is wrong.", quotes: ["It costs $999."] }));
  expect(edits.filter(({ kind }) => kind === "note")).toEqual([]);
});

test("what only the author knows is asked for and changes nothing", () => {
  const edits = listed(
    proposal({
      kind: "facts",
      about: "figures_sourced",
      fault: "The share of April has no source.",
      needs: "who counted the sales, and when",
      quotes: ["About 35% of all barrels are sold in April."],
    }),
  );
  expect(edits.find(({ needs }) => needs === "who counted the sales, and when")).toMatchObject({
    by: "model",
    about: "figures_sourced",
    steps: [],
    after: null,
  });
});

test("several headings are one edit", () => {
  const edits = listed(
    proposal({ kind: "retitle", quotes: ["Overview"], text: "Plastic and oak rain barrels" }),
    proposal({ kind: "retitle", quotes: ["Prices"], text: "Prices of rain barrels" }),
  ).filter(({ kind, by }) => kind === "headings" && by === "model");
  expect(edits).toHaveLength(1);
  expect(edits[0]?.after).toBe("Plastic and oak rain barrels\nPrices of rain barrels");
});

test("an edit is offered though the score doesn't rise", () => {
  expect(listed(proposal({ kind: "strike", quotes: [GREETING] })).some(isFinished)).toBe(true);
});

test("a section recommends nothing that the list doesn't have", () => {
  const result = analyze(evidence, { kind: "explainer" });
  const audits = new Set(result.edits?.map(({ audit }) => audit));
  for (const section of SECTIONS)
    for (const item of result[section].what_can_be_enhanced)
      if ("content" in item && item.content.includes("Evidence grade")) expect(audits).toContain(item.audit);
});

test("beside an editor's list of a model, the rules ask for nothing in general words", () => {
  const asks = (edits: readonly Edit[]) =>
    edits.filter(({ by, steps, kind }) => by === "rules" && steps.length === 0 && kind === "facts");
  expect(asks(listed())).not.toEqual([]);
  const fact = (quote: string, needs: string) =>
    proposal({
      kind: "facts",
      about: "other",
      quotes: [quote],
      fault: "Readers miss this of the rain barrel.",
      needs,
    });
  const edits = listed(
    fact("About 35% of all barrels are sold in April.", "the year and the source of the share"),
    fact(
      "A rain barrel is a closed container that collects water from a roof.",
      "the sizes of barrels in shops",
    ),
    fact("Installing a rain barrel takes about two hours with a saw and a drill.", "the tools that it takes"),
  );
  expect(edits.filter(({ by }) => by === "model")).toHaveLength(3);
  expect(asks(edits)).toEqual([]);
  expect(edits.some(({ kind }) => kind === "technical")).toBe(true);
});

test("what the checks ask for in general words isn't in the list", () => {
  const ids = listed().map(({ audit }) => audit);
  for (const audit of ["original-data", "promotional-wording", "byline"]) expect(ids).not.toContain(audit);
});

const change = (of: number, about: string, at: string) =>
  proposal({
    kind: "change",
    of,
    about,
    fault: `The page says little of rain barrels here (${about}).`,
    do: `Say more of ${about} for each barrel.`,
    quotes: [at],
  });

test("the three changes that a model asks for lead its list, finished where an edit makes them", () => {
  const edits = listed(
    proposal({ kind: "strike", quotes: [GREETING] }),
    proposal({ kind: "title", of: 3, about: "title", quotes: [], text: "How much does a rain barrel cost?" }),
    change(1, "limits_told", "Oak looks better next to a wooden house"),
    change(2, "figures", "A stand adds $25 to the price"),
    change(3, "title", ""),
  );
  expect(edits.slice(0, 2)).toMatchObject([
    { about: "limits_told", do: "Say more of limits_told for each barrel.", by: "model", steps: [] },
    { about: "figures", at: "A stand adds $25 to the price" },
  ]);
  expect(edits.filter(({ about }) => about === "title")).toHaveLength(1);
});

test("a finished opening leads the changes, and a change that it makes isn't asked for again", () => {
  const edits = listed(
    change(1, "figures", "A stand adds $25 to the price"),
    change(2, "intro", "Water is precious"),
    proposal({ kind: "opening", text: ANSWER }),
  );
  expect(edits[0]).toMatchObject({ kind: "opening", after: ANSWER });
  expect(edits[1]).toMatchObject({ about: "figures" });
  expect(edits.filter(({ about }) => about === "answer_early" || about === "intro")).toHaveLength(1);
});

test("a change whose place isn't on the page, or that advertises, isn't shown", () => {
  const edits = listed(change(1, "limits_told", "Words that nobody wrote"), {
    ...change(2, "figures", "A stand adds $25"),
    do: "Buy the barrels at cheap-barrels.example today.",
  });
  expect(edits.filter(({ by }) => by === "model")).toEqual([]);
});

import { expect, test } from "vitest";
import { gardenPage } from "../testing/pages.ts";
import { faultOf } from "../testing/proposed.ts";
import { written } from "../testing/write.ts";

const ANSWER = "A rain barrel of 200 litres costs between $60 and $180 in most shops.";
const TALK = "Gardeners fill it in the evening and talk about the weather until the water runs over the rim.";
const barrels = (...first: string[]) =>
  gardenPage(
    "How much does a rain barrel cost?",
    `${first.join("")}<p>${`${TALK} `.repeat(9)}</p><h2>Prices</h2><p>${ANSWER} A stand costs more.</p><p>${TALK}</p>`,
  );
const fault = (html: string, text = ANSWER) => faultOf({ kind: "opening", text }, html);
const LINKED = '<a href="https://shop.example/barrels">';

test("an opening stands above text that says something else", () => {
  expect(
    fault(barrels("<p>Rain is free, and every roof gives more of it than a garden drinks.</p>")),
  ).toBeNull();
});

test("an opening that the sentence below it repeats in other words is rejected, unless that sentence goes", () => {
  const echo = `Most shops sell a ${LINKED}barrel</a> of 200 litres for something between $60 and $180.`;
  expect(fault(barrels(`<p>${echo}</p>`), `${ANSWER} A stand costs more.`)).toBe("said-twice");
});

test("an opening that the list below it repeats is rejected", () => {
  const text = "A kit holds a barrel of 200 litres, a brass tap and a garden hose.";
  const list = "<ul><li>a barrel of 200 litres</li><li>a brass tap</li><li>a garden hose</li></ul>";
  const html = (above: string) =>
    gardenPage(
      "What is in a rain kit?",
      `<p>${TALK}</p>${above}<p>${`${TALK} `.repeat(9)}</p><h2>What you get</h2><p>${text} ${TALK}</p>`,
    );
  expect(faultOf({ kind: "opening", text }, html(""))).toBeNull();
  expect(faultOf({ kind: "opening", text }, html(list))).toBe("said-twice");
});

test("a definition further down isn't put above a first line that gives it", () => {
  const definition =
    "Mulching is the practice of covering bare soil with straw or leaves, which keeps it moist and cool.";
  const page = (first: string, times: number) =>
    gardenPage(
      "What is mulching?",
      `<p>${first}</p><p>${`${TALK} `.repeat(times)}</p><h2>How it works</h2><p>${definition} Straw rots in a year, and leaves rot in two, so the gardener brings new ones each spring.</p><p>${TALK}</p>`,
    );
  const openings = (first: string, times = 9) =>
    written(page(first, times), { kind: "explainer", question: "What is mulching?" }).edits.filter(
      ({ kind }) => kind === "opening",
    );
  const dry = "Bare soil dries out in a single hot day of July, and rain washes it away in autumn.";
  expect(openings(dry)).toMatchObject([{ after: definition, steps: [{ do: "insert" }] }]);
  // So near the top readers would meet it again at once: it is moved.
  expect(openings(dry, 4)).toMatchObject([
    { after: definition, steps: [{ do: "insert" }, { do: "strike" }] },
  ]);
  expect(
    openings("The practice of covering bare soil with straw or leaves to keep it moist and cool."),
  ).toEqual([]);
});

import { expect, test } from "vitest";
import { contextWith } from "../testing/context.ts";
import { gardenPage } from "../testing/pages.ts";
import { placeDefinition } from "./place-definition.ts";

const TALK =
  "<p>Gardeners in the valley fill their cans in the evening, and most of them talk about the weather while the water runs. Some of them have done so for forty years.</p>";
const DEFINITION = "A rain barrel is a container that collects water from the roof for dry weeks.";
const page = (definition: string) =>
  gardenPage(
    "Rain barrel guide",
    `<p>Every rain barrel has a lid, a tap and a hose that leads the rest of the water away from the house.</p>${TALK.repeat(5)}
<h2>Details</h2><p>Roofs shed more water than most people think. ${definition} Oak lasts longer than plastic in most gardens, and steel lasts longest of all.</p>`,
  );
const moved = (definition: string) =>
  placeDefinition(contextWith(page(definition), { kind: "explainer" }))[0]?.after ?? null;

test("a late definition of the subject moves to the first paragraph that uses the term", () => {
  expect(moved(DEFINITION)).toBe(DEFINITION);
});

test("a sentence that says how a thing is used stays where it is", () => {
  expect(moved("A rain barrel is often used for watering and is widely sold in spring.")).toBeNull();
});

test("a definition of something else stays where it is", () => {
  expect(moved("A downpipe is a tube that leads water from the roof to the ground.")).toBeNull();
});

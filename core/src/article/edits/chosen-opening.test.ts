import { expect, test } from "vitest";
import { GUIDE, gardenPage } from "../testing/pages.ts";
import { written } from "../testing/write.ts";

const openingOf = (html: string, answer: string) =>
  written(html, { answer }).edits.find(({ kind }) => kind === "opening");

test("a sentence from further down is repeated at the top, because the user chose it", () => {
  const chosen = "Plastic costs $60 in most shops.";
  const edit = openingOf(GUIDE, chosen);
  expect(edit).toMatchObject({ after: chosen, before: null });
  expect(edit?.steps.map((step) => step.do)).toEqual(["insert"]);
});

test("a sentence among the first lines is moved, so that nobody reads it twice", () => {
  const chosen = "A rain barrel is a closed container that collects water from a roof.";
  const { edits, markdown } = written(GUIDE, { answer: chosen });
  const edit = edits.find(({ kind }) => kind === "opening");
  expect(edit?.steps.map((step) => step.do)).toEqual(["insert", "strike"]);
  expect(markdown.split(chosen)).toHaveLength(2);
});

test("the first sentence stays where it is, and so does one that the next refers to", () => {
  const body = `<p>A barrel of oak lasts for twenty years in most gardens. Plastic lasts for ten years in the sun. This is why oak costs more in every shop.</p>${"<p>Rain fills a barrel within a week of autumn, and the lid keeps the leaves out of it.</p>".repeat(9)}`;
  const html = gardenPage("How long does a barrel last?", body);
  expect(openingOf(html, "A barrel of oak lasts for twenty years in most gardens.")).toBeUndefined();
  expect(openingOf(html, "Plastic lasts for ten years in the sun.")).toBeUndefined();
});

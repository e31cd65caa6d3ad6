import { expect, test } from "vitest";
import type { ArticleBlock } from "../article-blocks.ts";
import { passageFinder } from "./find-passage.ts";

const paragraph = (id: string, ...sentences: string[]): ArticleBlock => ({
  id,
  kind: "paragraph",
  sentences: sentences.map((text) => [{ text }]),
});
const find = passageFinder([
  paragraph("a", "Heaps get hot.", "A heap of straw stays cold."),
  paragraph("b", "Turn the compost weekly.", "Überlauf is German for overflow."),
]);

test("letters inside a word are not a quote of it", () => {
  for (const quote of ["urn the compost", "Turn the compo", "overflo", "berlauf"])
    expect(find(quote)).toBe("not-on-page");
});

test("a word that is also part of another word is found where it is a whole one", () => {
  expect(find("heap")).toMatchObject({ at: 0, from: 1, to: 1, isWhole: false });
});

test("whole sentences of a block are recognized, and words at two places are ambiguous", () => {
  expect(find("Heaps get hot. A heap of straw stays cold.")).toMatchObject({
    at: 0,
    from: 0,
    to: 1,
    isBlock: true,
  });
  expect(find("- Turn the compost weekly.")).toMatchObject({ at: 1, from: 0, isWhole: true, isBlock: false });
  const twice = passageFinder([paragraph("a", "Turn it weekly."), paragraph("b", "Turn it weekly.")]);
  expect(twice("Turn it weekly.")).toBe("ambiguous");
  expect(twice("Turn it weekly.", { isLast: true })).toMatchObject({ at: 1 });
});

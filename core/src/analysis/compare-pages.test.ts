import { expect, test } from "vitest";
import { comparePages } from "./compare-pages.ts";
import { articleHtml } from "./testing/article.ts";
import { NOW } from "./testing/evidence.ts";
import { padding, pageOf } from "./testing/run-audit.ts";

const answering = { url: "https://a.example/heat", html: articleHtml() };
const other = { url: "https://b.example/birds", html: pageOf(padding(10), { title: "Birds of the garden" }) };

test("the page whose passage fits the question comes first, with that passage", () => {
  const compared = comparePages("how hot does a compost heap get", [other, answering], NOW);

  expect(compared.map((page) => [page.rank, page.url])).toEqual([
    [1, answering.url],
    [2, other.url],
  ]);
  expect(compared[0]).toMatchObject({ share: 1, passage: expect.stringContaining("compost heap") });
  expect(compared[1]?.share).toBeLessThan(0.2);
});

test("one page is compared with itself, none with no one, and an empty one is left out", () => {
  expect(comparePages("compost heap", [answering], NOW)).toHaveLength(1);
  expect(comparePages("compost heap", [], NOW)).toEqual([]);
  expect(
    comparePages("compost heap", [answering, { url: "https://c.example/", html: "" }], NOW),
  ).toHaveLength(1);
});

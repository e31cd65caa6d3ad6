import { expect, test } from "vitest";
import { pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { institutionalLinks } from "./institutional-links.ts";

test("links to universities are counted and never scored", () => {
  const html = pageOf('<p>See <a href="https://soil.example.edu/heat">the heat report</a>.</p>');
  expect(runAudit(institutionalLinks, html)).toMatchObject({
    kind: "reported",
    fix: null,
    found: "Not scored. 1 outbound link leads to a government or university site.",
    quotes: ["the heat report"],
  });
});

test("a page without such links loses nothing", () => {
  expect(runAudit(institutionalLinks, pageOf("<p>Heaps get hot.</p>"))).toMatchObject({
    kind: "reported",
    found: "Not scored. No outbound link leads to a government or university site.",
  });
});

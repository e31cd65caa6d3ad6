import { expect, test } from "vitest";
import { analyze } from "./analyze.ts";
import { articleHtml } from "./testing/article.ts";
import { DIFFERENT_PAGES } from "./testing/different-pages.ts";
import { evidenceOf } from "./testing/evidence.ts";

test("the same evidence gives the same bytes, whichever pages were analyzed before", () => {
  const bytesOf = (html: string) => JSON.stringify(analyze(evidenceOf(html)));
  const first = DIFFERENT_PAGES.map(bytesOf);
  expect(DIFFERENT_PAGES.toReversed().map(bytesOf)).toEqual(first.toReversed());
});

test("what was read doesn't depend on the machine's clock", () => {
  const result = analyze(evidenceOf(articleHtml(), { now: "2030-01-01T00:00:00.000Z" }));

  expect(result.analyzedAt).toBe("2030-01-01T00:00:00.000Z");
  expect(result.audits.find((audit) => audit.id === "age")?.found).toContain("2026-08-20");
});

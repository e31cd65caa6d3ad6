import { expect, test } from "vitest";
import { padding, pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { length } from "./length.ts";

test("400 words are enough, and more words earn no more", () => {
  expect(runWithReading(length, pageOf(padding(32)))).toMatchObject({ share: 1, fix: null });
  expect(runWithReading(length, pageOf(padding(60)))).toMatchObject({ share: 1, fix: null });
});

test("a very short text loses points", () => {
  const finding = runWithReading(length, pageOf(padding(4)));
  expect(finding).toMatchObject({
    kind: "scored",
    found: expect.stringMatching(/^The main text has only \d+ words; we look for about 400\.$/),
    fix: "Add facts that answer the reader's next question.",
  });
  expect(finding.kind === "scored" && finding.share).toBeLessThan(0.3);
});

test("between 50 and 400 words, each word earns as much as the next", () => {
  const finding = runWithReading(length, pageOf(padding(8)));
  if (finding.kind !== "scored") throw new Error("not scored");
  const words = Number(/only (\d+) words/.exec(finding.found)?.[1]);
  expect(words).toBeGreaterThan(100);
  expect(finding.share).toBeCloseTo((words - 50) / 350);
});

test("kinds of pages that are often short are not judged by their length", () => {
  for (const kind of ["product", "forum", "home", "news"] as const)
    expect(runWithReading(length, pageOf(padding(8)), { kind }).kind).toBe("not-applicable");
});

test("a page with much text outside the main part is not judged by its length", () => {
  const menu = Array.from({ length: 90 }, (_, at) => `<a href="/${at}">Garden news of day ${at}</a>`).join(
    " ",
  );
  const html = pageOf(padding(4)).replace("<main>", `<nav>${menu.repeat(3)}</nav><main>`);
  expect(runWithReading(length, html).kind).toBe("not-applicable");
});

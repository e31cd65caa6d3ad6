import { expect, test } from "vitest";
import { pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { datedFacts } from "./dated-facts.ts";

test("numbers with a year are reported as such", () => {
  const html = pageOf(
    "<p>Gardeners measured 62 °C near the core in 2025. The town bought 450 kg of straw in 2026.</p>",
  );

  expect(runAudit(datedFacts, html)).toMatchObject({
    kind: "reported",
    found: "Not scored. Every sentence with a number also gives a year.",
  });
});

test("numbers without a year are counted and quoted, and cost no points", () => {
  const html = pageOf(
    "<p>Gardeners measured 62 °C near the core. The town bought 450 kg of straw in 2026.</p>",
  );

  expect(datedFacts.part).toBe(0);
  expect(runAudit(datedFacts, html)).toMatchObject({
    kind: "reported",
    found: "Not scored. 1 of 2 sentences with a number gives no year.",
    quotes: ["Gardeners measured 62 °C near the core."],
  });
});

test("a text with fewer than two numbers has nothing to report", () => {
  expect(runAudit(datedFacts, pageOf("<p>A heap is warm.</p>")).kind).toBe("not-applicable");
});

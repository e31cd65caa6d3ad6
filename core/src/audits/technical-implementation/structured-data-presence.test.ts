import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { pointsOf } from "../../score/score-model.ts";
import { structuredDataPresence } from "./structured-data-presence.ts";

test("the types are listed without points", () => {
  const head = '<script type="application/ld+json">{"@type":"Article","author":{"@type":"Person"}}</script>';
  expect(pointsOf(structuredDataPresence)).toBe(0);
  expect(runAudit(structuredDataPresence, pageOf(padding(2), { head }))).toMatchObject({
    kind: "reported",
    found: "Not scored. Found: Article, Person.",
  });
});

test("a page without structured data loses no points", () => {
  expect(runAudit(structuredDataPresence, pageOf(padding(2)))).toMatchObject({
    kind: "reported",
    found: "Not scored. The page has no structured data.",
  });
});

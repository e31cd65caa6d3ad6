import { expect, test } from "vitest";
import { pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { authorSchema } from "./author-schema.ts";

test("a person in the structured data is reported without points", () => {
  const head =
    '<script type="application/ld+json">{"@type":"Article","author":{"@type":"Person","name":"Rosa Feld"}}</script>';
  expect(runAudit(authorSchema, pageOf("<p>Heaps get hot.</p>", { head }))).toMatchObject({
    kind: "reported",
    found: "Not scored. The structured data names a person.",
  });
});

test("structured data without a person costs nothing", () => {
  expect(runAudit(authorSchema, pageOf("<p>Heaps get hot.</p>"))).toMatchObject({
    kind: "reported",
    found: "Not scored. The structured data names no person.",
  });
});

import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { cleanExtraction } from "./clean-extraction.ts";

test("a main or article element is enough", () => {
  expect(runAudit(cleanExtraction, pageOf(padding(5)))).toMatchObject({ share: 1 });
  expect(runAudit(cleanExtraction, `<body><div role="main">${padding(5)}</div></body>`)).toMatchObject({
    share: 1,
  });
});

test("text in nothing but divisions fails and gets the elements to paste", () => {
  expect(runAudit(cleanExtraction, `<body><div>${padding(5)}</div></body>`)).toMatchObject({
    share: 0,
    found: "The HTML has no <main> or <article> element.",
    snippet: { language: "html", code: expect.stringContaining("<main>") },
  });
});

test("a page without text has nothing to mark", () => {
  expect(runAudit(cleanExtraction, "").kind).toBe("not-applicable");
});

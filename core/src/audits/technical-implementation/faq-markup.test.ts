import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { pointsOf } from "../../score/score-model.ts";
import { faqMarkup } from "./faq-markup.ts";

test("FAQ markup is reported without points", () => {
  const head =
    '<script type="application/ld+json">{"@type":"FAQPage","mainEntity":[{"@type":"Question"}]}</script>';
  expect(pointsOf(faqMarkup)).toBe(0);
  expect(runAudit(faqMarkup, pageOf(padding(2), { head }))).toMatchObject({
    kind: "reported",
    found: "Not scored. Found: FAQPage.",
  });
});

test("other markup does not count as FAQ markup", () => {
  const head = '<script type="application/ld+json">{"@type":"Article"}</script>';
  expect(runAudit(faqMarkup, pageOf(padding(2), { head }))).toMatchObject({
    kind: "reported",
    found: "Not scored. The page has no FAQ or how-to markup.",
  });
});

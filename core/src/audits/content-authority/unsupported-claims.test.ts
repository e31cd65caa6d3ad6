import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { unsupportedClaims } from "./unsupported-claims.ts";

const GOOD = "Most heaps pass 55 °C, according to Cornell University.";
const BAD = "Studies prove that heaps always cure bad soil.";

test("a page whose claims have support passes", () => {
  const finding = runWithReading(unsupportedClaims, pageOf(`<p>${GOOD}</p>`), {
    checks: { unsupported_claims: "no" },
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 1,
    found: "We found no strong claims without support.",
    quotes: [],
    fix: null,
  });
});

test("a strong claim without support fails and is shown", () => {
  const finding = runWithReading(unsupportedClaims, pageOf(`<p>${BAD}</p>`), {
    checks: { unsupported_claims: "yes" },
    quotes: [BAD],
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 0,
    found: "The page makes strong claims without support.",
    quotes: [BAD],
    fix: "Add a source to the strongest claim, or limit the claim to what you can show.",
  });
});

test("a catalogue makes no claims to support", () => {
  const finding = runWithReading(unsupportedClaims, pageOf(`<p>${BAD}</p>`), {
    kind: "catalogue",
    checks: { unsupported_claims: "na" },
  });
  expect(finding).toMatchObject({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
});

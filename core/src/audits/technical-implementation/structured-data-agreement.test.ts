import { expect, test } from "vitest";
import { padding, pageOf, runAudit, shareOf } from "../../analysis/testing/run-audit.ts";
import { structuredDataAgreement } from "./structured-data-agreement.ts";

const pageWith = (json: string) =>
  pageOf(padding(2), { head: `<script type="application/ld+json">${json}</script>` });
const article = (headline: string) => pageWith(`{"@graph":[{"@type":"Article","headline":"${headline}"}]}`);

test("a headline that is on the page passes, also when its punctuation is spelled differently", () => {
  expect(shareOf(structuredDataAgreement, article("How hot does a compost heap get?"))).toBe(1);
  expect(shareOf(structuredDataAgreement, article("How hot does a &#8216;compost heap&#8217; get"))).toBe(1);
});

test("a headline that is not on the page fails", () => {
  expect(runAudit(structuredDataAgreement, article("Ten cars to buy now"))).toMatchObject({
    share: 0.5,
    found: "The headline in the JSON-LD is not on the page.",
    fix: "Use the visible headline in the JSON-LD.",
  });
});

test("a script that does not parse fails, also where a reader could guess what it means", () => {
  for (const json of ['{"@type":"Article",', '{"@type":"Article","name":"Heap",}'])
    expect(runAudit(structuredDataAgreement, pageWith(json))).toMatchObject({
      share: 0,
      found: "A JSON-LD script is invalid.",
    });
});

test("a page without JSON-LD is not judged", () => {
  expect(runAudit(structuredDataAgreement, pageOf(padding(2)))).toMatchObject({ kind: "not-applicable" });
});

test("a script that is still empty is neither valid nor invalid", () => {
  expect(shareOf(structuredDataAgreement, pageWith("\n  "))).toBeNull();
});

test("JSON-LD without a headline is only said to have no error", () => {
  expect(runAudit(structuredDataAgreement, pageWith('{"@type":"Product","name":"Heap"}'))).toMatchObject({
    share: 1,
    found: "The JSON-LD has no syntax error.",
  });
});

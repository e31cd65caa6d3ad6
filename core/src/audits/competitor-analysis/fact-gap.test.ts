import { expect, test } from "vitest";
import { subjectOf } from "../../analysis/subject.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import { pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { factGap } from "./fact-gap.ts";

const TWO = pageOf("<p>The heap reached 41 °C on the first day. It passed 55 °C later.</p>");
const ONE = pageOf("<p>The heap reached 41 °C on the first day.</p>");
const against = (html: string, rival: string) =>
  factGap.run(subjectOf(evidenceOf(html), { rivals: [{ url: "https://rival.example/", html: rival }] }));

test("as many numbers as the compared page passes", () => {
  expect(against(TWO, ONE)).toMatchObject({ share: 1 });
});

test("fewer numbers lose points in proportion", () => {
  expect(against(ONE, TWO)).toMatchObject({
    share: 0.5,
    found: "This page has 1 different number; the median compared page has 2.",
    fix: "Add the numbers the other pages give, if you can source them.",
  });
});

test("without pages to compare with there is no gap", () => {
  expect(runAudit(factGap, ONE).kind).toBe("not-applicable");
});

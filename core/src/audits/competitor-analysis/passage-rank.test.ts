import { expect, test } from "vitest";
import { subjectOf } from "../../analysis/subject.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { passageRank } from "./passage-rank.ts";

const ANSWER = "<p>A compost heap gets as hot as 65 °C at its core when gardeners turn it every week.</p>";
const against = (html: string, ...rivals: string[]) =>
  passageRank.run(
    subjectOf(evidenceOf(html), {
      question: "how hot does a compost heap get",
      rivals: rivals.map((rival, at) => ({ url: `https://rival${at}.example/`, html: rival })),
    }),
  );

test("the page's best passage is ranked among the others, without points", () => {
  expect(against(pageOf(ANSWER), pageOf(padding(5)))).toMatchObject({
    kind: "reported",
    found: "Not scored. Your best passage ranks 1 of 2 by estimated relevance to the question.",
  });
  expect(against(pageOf(padding(5)), pageOf(ANSWER))).toMatchObject({
    found: expect.stringContaining("ranks 2 of 2"),
  });
});

test("without pages to compare with there is no rank", () => {
  expect(runAudit(passageRank, pageOf(ANSWER)).kind).toBe("not-applicable");
});

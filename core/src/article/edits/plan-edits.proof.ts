import { expect, test } from "vitest";
import { subjectOf } from "../../analysis/subject.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import { growth, MOST_GROWTH } from "../../page/testing/growth.ts";
import { readArticleSource } from "../source/article-source.ts";
import { gardenPage } from "../testing/pages.ts";
import { planEdits } from "./plan-edits.ts";

test("the work grows with the length of the page, not faster", () => {
  const paragraph = (at: number) =>
    `<p>Barrel number ${at} holds ${at} litres of water, said Jonas Vik ${at} of Harbour Street, and it costs $${at} <a href="https://shop.example/${at}">in shop ${at}</a>. It was cleaned in 2026.</p>`;
  const planning = (count: number) => {
    const html = gardenPage("Barrels", Array.from({ length: count }, (_, at) => paragraph(at)).join(""));
    const subject = subjectOf(evidenceOf(html));
    subject.facts.reading();
    return () => {
      const source = readArticleSource(subject);
      if (source) planEdits(subject, source);
    };
  };

  expect(growth(planning, 4_800, () => process.cpuUsage())).toBeLessThan(MOST_GROWTH);
});

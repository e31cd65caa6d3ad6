import { expect, test } from "vitest";
import { subjectOf } from "../../analysis/subject.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import { readArticleSource } from "../source/article-source.ts";
import { gardenPage } from "../testing/pages.ts";
import { planEdits } from "./plan-edits.ts";

test("the work grows with the length of the page, not faster", () => {
  const paragraph = (at: number) =>
    `<p>Barrel number ${at} holds ${at} litres of water, said Jonas Vik ${at} of Harbour Street, and it costs $${at} <a href="https://shop.example/${at}">in shop ${at}</a>. It was cleaned in 2026.</p>`;
  const cost = (count: number) => {
    const html = gardenPage("Barrels", Array.from({ length: count }, (_, at) => paragraph(at)).join(""));
    const subject = subjectOf(evidenceOf(html));
    subject.facts.reading();
    const before = process.cpuUsage();
    const source = readArticleSource(subject);
    if (source) planEdits(subject, source);
    const { user, system } = process.cpuUsage(before);
    return { ms: (user + system) / 1_000, length: html.length };
  };
  cost(300);
  const [small, large] = [cost(1_200), cost(4_800)];

  expect(large.length).toBeGreaterThan(900_000);
  expect(large.ms).toBeLessThan(12 * Math.max(40, small.ms));
});

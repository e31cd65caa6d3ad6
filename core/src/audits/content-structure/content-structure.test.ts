import { expect, test } from "vitest";
import { padding, paddingFor, pageOf, runAudit, shareOf } from "../../analysis/testing/run-audit.ts";
import { cleanExtraction } from "./clean-extraction.ts";
import { conclusion } from "./conclusion.ts";
import { earlyAnswer } from "./early-answer.ts";
import { faqBlock } from "./faq-block.ts";
import { headingOrder } from "./heading-order.ts";
import { headingPresence } from "./heading-presence.ts";
import { questionHeadings } from "./question-headings.ts";
import { sectionAnswers } from "./section-answers.ts";
import { selfContainedPassages } from "./self-contained-passages.ts";
import { shortStatements } from "./short-statements.ts";
import { summaryBlock } from "./summary-block.ts";
import { tables } from "./tables.ts";

const ANSWER = "<p>A compost heap gets as hot as 65 °C.</p>";

test("the same answer is worth less the later it comes", () => {
  const [first = 0, middle = 0, last = 0] = [0, 10, 40].map(
    (before) => shareOf(earlyAnswer, pageOf(padding(before) + ANSWER + padding(40 - before))) ?? 0,
  );
  expect(first).toBe(1);
  expect(first).toBeGreaterThan(middle);
  expect(middle).toBeGreaterThan(last);
});

test("the sentence that answers is quoted", () => {
  expect(runAudit(earlyAnswer, pageOf(padding(30) + ANSWER))).toMatchObject({
    quotes: ["A compost heap gets as hot as 65 °C."],
  });
});

test("a page without an answer has nothing early", () => {
  expect(runAudit(earlyAnswer, pageOf(padding(5)))).toMatchObject({
    share: 0,
    found: "No sentence of the text answers the title.",
  });
});

const section = (heading: string, first: string) =>
  `<h2>${heading}</h2><p>${first}</p>${paddingFor(heading, 2)}`;

test("a section that opens on its heading's subject answers it; one that points back does not", () => {
  expect(
    shareOf(
      sectionAnswers,
      pageOf(
        section("Heat of the core", "The heat of the core is high.") +
          section("Size of the heap", "The size decides it all."),
      ),
    ),
  ).toBe(1);
  expect(
    shareOf(
      sectionAnswers,
      pageOf(section("Heat of the core", "This is known.") + section("Size of the heap", "They vary.")),
    ),
  ).toBe(0);
});

test("a summary counts in the first third", () => {
  const summary = "<h2>Key takeaways</h2><ul><li>Heaps get hot.</li><li>Size matters most.</li></ul>";
  expect(shareOf(summaryBlock, pageOf(`${ANSWER}${summary}${padding(20)}`))).toBe(1);
  expect(shareOf(summaryBlock, pageOf(`${ANSWER}${padding(20)}${summary}`))).toBe(0.5);
  expect(shareOf(summaryBlock, pageOf(ANSWER))).toBeNull();
});

test("skipped levels and a second main heading are told", () => {
  expect(shareOf(headingOrder, pageOf("<h2>A</h2><p>x</p><h3>B</h3><p>y</p>"))).toBe(1);
  expect(
    runAudit(headingOrder, pageOf("<h2>A</h2><p>x</p><h4>Deep</h4><p>y</p><h1>Second</h1><p>z</p>")),
  ).toMatchObject({
    found: "2 main headings, 1 skipped level, no empty headings.",
    quotes: ["Deep", "Second"],
  });
});

test("only a long text needs subheadings", () => {
  expect(shareOf(headingPresence, pageOf(padding(5)))).toBeNull();
  expect(shareOf(headingPresence, pageOf(padding(45)))).toBe(0);
});

test("a page without subheadings is not judged by its questions", () => {
  expect(runAudit(questionHeadings, pageOf("<p>x</p>")).kind).toBe("not-applicable");
});

test("a question counts only with its answer beneath", () => {
  const asked = section("How hot is the core?", "The core is as hot as 60 °C.");
  const open = section("How big is the heap?", "This depends.");
  const plain = section("Costs", "Costs are low.");
  expect(shareOf(questionHeadings, pageOf(asked + plain + plain))).toBe(1);
  expect(runAudit(questionHeadings, pageOf(open + plain + plain))).toMatchObject({
    share: 0,
    found: "0 of 3 subheadings ask a question that the next sentence answers.",
    quotes: ["Costs"],
  });
});

test("three questions with answers make a block", () => {
  const pair = (name: string) => section(`What is ${name}?`, `The ${name} is a thing.`);
  expect(shareOf(faqBlock, pageOf(padding(20) + pair("heat") + pair("rot") + pair("soil")))).toBe(1);
  expect(shareOf(faqBlock, pageOf(padding(20)))).toBe(0);
});

test("figures without a table are told, a headed table is enough", () => {
  const figures =
    "<p>It has 41 °C at dawn. It has 52 °C at noon. It has 63 °C at dusk. It has 44 °C at night. It has 55 °C in rain. It has 66 °C in sun.</p>";
  const table =
    "<table><tr><th>Time</th><th>Heat</th></tr><tr><td>Dawn</td><td>41 °C</td></tr><tr><td>Noon</td><td>52 °C</td></tr></table>";
  expect(shareOf(tables, pageOf(figures))).toBe(0);
  expect(shareOf(tables, pageOf(figures + table))).toBe(1);
  expect(shareOf(tables, pageOf("<p>No figures.</p>"))).toBeNull();
});

test("paragraphs that open with a pronoun lean on their neighbours", () => {
  const paragraph = (first: string) => `<p>${first} ${paddingFor(first, 2).replace(/<\/?p>/g, "")}</p>`;
  expect(
    runAudit(
      selfContainedPassages,
      pageOf(
        paragraph("The heap is warm in May.") +
          paragraph("The core is hot in June.") +
          paragraph("This is why it works."),
      ),
    ),
  ).toMatchObject({
    found: "2 of 3 paragraphs name their subject in the first sentence.",
    quotes: ["This is why it works."],
  });
});

test("short sentences with a figure can be lifted", () => {
  const lift = "The core reaches 60 °C in ten days. ";
  expect(
    shareOf(
      shortStatements,
      pageOf(`<p>${[1, 2, 3, 4, 5, 6].map((day) => lift.replace("ten", String(day + 10))).join("")}</p>`),
    ),
  ).toBe(1);
});

test("a long text wants an end", () => {
  expect(shareOf(conclusion, pageOf(`${padding(40)}<h2>Conclusion</h2><p>Heaps get hot.</p>`))).toBe(1);
  expect(shareOf(conclusion, pageOf(padding(40)))).toBe(0);
});

test("tables, code and headings belong to the main text; menus around it do not", () => {
  const rows = Array.from({ length: 40 }, (_, at) => `<tr><td>Week ${at}</td><td>${at + 20} °C</td></tr>`);
  const table = `<table><tr><th>Week</th><th>Heat</th></tr>${rows.join("")}</table>`;
  expect(shareOf(cleanExtraction, pageOf(padding(3) + table + padding(3, 9)))).toBe(1);
  const menu = `<nav>${Array.from({ length: 60 }, (_, at) => `<a href="/${at}">Garden news of day ${at}</a>`).join(" ")}</nav>`;
  const framed = pageOf(padding(3)).replace("<main>", `${menu}<main>`);
  expect(shareOf(cleanExtraction, framed)).toBeLessThan(0.7);
});

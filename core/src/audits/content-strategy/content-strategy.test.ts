import { expect, test } from "vitest";
import { padding, paddingFor, pageOf, runAudit, shareOf } from "../../analysis/testing/run-audit.ts";
import { acronyms } from "./acronyms.ts";
import { declarativeOpening } from "./declarative-opening.ts";
import { definitions } from "./definitions.ts";
import { headingMatch } from "./heading-match.ts";
import { length } from "./length.ts";
import { measuredFacts } from "./measured-facts.ts";
import { originalData } from "./original-data.ts";
import { priceFacts } from "./price-facts.ts";
import { queryCoverage } from "./query-coverage.ts";
import { stepList } from "./step-list.ts";
import { stuffing } from "./stuffing.ts";
import { topicFocus } from "./topic-focus.ts";

test("a text that answers its title in one sentence has full coverage; one on another matter has none", () => {
  expect(shareOf(queryCoverage, pageOf(`<p>A compost heap gets as hot as 65 °C.</p>${padding(3)}`))).toBe(1);
  expect(runAudit(queryCoverage, pageOf(padding(6)))).toMatchObject({
    share: 0,
    found: expect.stringContaining("Not in the text: hot, compost, heap, get"),
  });
});

test("a subheading in the question's words counts more than the main heading", () => {
  const plain = shareOf(headingMatch, pageOf("<h2>History</h2><p>It is old and well known.</p>")) ?? 1;
  expect(shareOf(headingMatch, pageOf("<h2>Why a compost heap gets hot</h2><p>It is old.</p>"))).toBe(1);
  expect(plain).toBeCloseTo(0.3);
});

test("sections that never name the topic are named", () => {
  const section = (name: string, text: string) => `<h2>${name}</h2><p>${text} </p>${paddingFor(name, 5)}`;
  const finding = runAudit(
    topicFocus,
    pageOf(
      section("Heat", "A compost heap is hot.") +
        section("Size", "The heap grows.") +
        section("Boats", "Boats are fast."),
    ),
  );

  expect(finding).toMatchObject({
    found: "67% of 3 sections speak of what the title names.",
    quotes: ["Boats"],
  });
});

test("figures count once each, and a short text is not judged", () => {
  expect(shareOf(measuredFacts, pageOf(`${padding(8)}<p>It rose 40% and then 40% again.</p>`))).toBeLessThan(
    0.6,
  );
  expect(runAudit(measuredFacts, pageOf("<p>Short.</p>")).kind).toBe("not-applicable");
});

test("an early definition of the topic is worth all, a late one part, one of something else little", () => {
  const early = shareOf(
    definitions,
    pageOf(`<p>A compost heap is a pile of waste that rots.</p>${padding(12)}`),
  );
  const later = shareOf(
    definitions,
    pageOf(`${padding(12)}<p>A compost heap is a pile of waste that rots.</p>`),
  );
  const other = shareOf(definitions, pageOf(`<p>Mulch is a layer of bark.</p>${padding(3)}`));
  expect([early, later, other]).toEqual([1, 0.65, 0.35]);
});

test("questions, maybes and long run-ups are no plain opening", () => {
  expect(
    shareOf(
      declarativeOpening,
      pageOf(
        "<p>Have you ever wondered about heat? Perhaps you might like it. A heap is warm at its core.</p>",
      ),
    ),
  ).toBeCloseTo(1 / 3);
});

test("only a how-to needs steps", () => {
  const steps =
    "<ol><li>Lay twigs on the open ground.</li><li>Add green and brown waste.</li><li>Water it until it is moist.</li></ol>";
  expect(shareOf(stepList, pageOf(steps, { title: "How to build a compost heap" }))).toBe(1);
  expect(shareOf(stepList, pageOf("<p>Just pile it up.</p>", { title: "How to build a compost heap" }))).toBe(
    0,
  );
  expect(shareOf(stepList, pageOf(steps))).toBeNull();
});

test("a chanted phrase is quoted and costs points", () => {
  const chant =
    "<p>Compost heap heat, cheap compost heap, hot compost heap and compost heap help for compost heap owners.</p>";
  expect(shareOf(stuffing, pageOf(padding(8)))).toBe(1);
  expect(shareOf(stuffing, pageOf(padding(8) + chant))).toBeLessThan(0.8);
});

test("data of one's own wants a figure", () => {
  expect(
    shareOf(
      originalData,
      pageOf(`${padding(10)}<p>We measured 120 heaps in May. Our survey reached 300 gardeners.</p>`),
    ),
  ).toBe(1);
  expect(shareOf(originalData, pageOf(`${padding(10)}<p>We tested the bins at home.</p>`))).toBe(0.4);
});

test("a price belongs to buying questions, after the introduction", () => {
  const priced = "<p>The bin costs $49 at the market.</p>";
  const title = "Best compost bins";
  expect(shareOf(priceFacts, pageOf(padding(8) + priced, { title }))).toBe(1);
  expect(shareOf(priceFacts, pageOf(priced + padding(8), { title }))).toBe(0.5);
  expect(shareOf(priceFacts, pageOf(priced))).toBeNull();
});

test("a recurring acronym wants its full name once", () => {
  const open = "<p>The CNR is high here. A low CNR slows the rot.</p>";
  expect(runAudit(acronyms, pageOf(open))).toMatchObject({ share: 0, found: "Never spelled out: CNR." });
  expect(shareOf(acronyms, pageOf(`<p>The carbon to nitrogen ratio (CNR) matters.</p>${open}`))).toBe(1);
});

test("only a very short text is marked down for its length", () => {
  expect(shareOf(length, pageOf(padding(20)))).toBe(1);
  expect(shareOf(length, pageOf(padding(60)))).toBe(1);
  expect(shareOf(length, pageOf(padding(4)))).toBeLessThan(0.3);
});

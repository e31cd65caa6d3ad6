import { expect, test } from "vitest";
import { analyze } from "../../analysis/analyze.ts";
import { subjectOf } from "../../analysis/subject.ts";
import { articleHtml } from "../../analysis/testing/article.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import { padding } from "../../analysis/testing/run-audit.ts";
import { placeAfter } from "../answer-place.ts";
import type { Entries } from "../entries/find-entries.ts";
import { parseTable } from "../linear.ts";
import { shippedModels } from "../models.ts";
import { givenQuestion } from "../question/question.ts";
import { materialWith } from "../testing/material.ts";
import { openingStrength, readAnswer } from "./answer.ts";
import { candidatesOf } from "./candidates.ts";

const ANSWER = "Most large compost heaps pass 55 degrees within ten days.";
/** About the question, and without a figure. */
const RELATED = ["leaves", "straw", "grass", "paper", "bark", "hay"].map(
  (what) => `<p>A compost heap of ${what} stays cool behind the shed.</p>`,
);
const logOddsOf = (chance: number) => Math.log(chance / (1 - chance));

/** A model that ranks sentences with a figure first and gives every sentence this chance. */
function answerOf(main: string, chance: number, list: { isList?: boolean; entries?: Entries } = {}) {
  const sentences = parseTable(
    `figure\n0\n1\nfirst 0 5\nanswer ${logOddsOf(chance)} 0\nneverQuote -5 0\nverified 0 0`,
  );
  const material = materialWith(main);
  const question = givenQuestion("How hot does a compost heap get?", material);
  return readAnswer(
    material,
    candidatesOf(material, question, new Map(), { ...shippedModels(), sentences }),
    { isList: false, entries: null, ...list, decisions: shippedModels().decisions },
  );
}

test("a sentence that is likely enough answers, a less likely one only comes closest", () => {
  const main = `<p>${ANSWER}</p>`;
  const { assert, show } = shippedModels().decisions.answer;
  expect(answerOf(main, assert + 0.02)).toMatchObject({
    level: "answers",
    sure: true,
    sentences: [ANSWER],
  });
  expect(answerOf(main, assert - 0.02)).toMatchObject({ level: "closest", sure: false });
  expect(answerOf(main, show / 2)).toMatchObject({ level: "none", sure: false });
});

test("at most three sentences are shown, the best one first", () => {
  const { sentences } = answerOf(
    `${RELATED.slice(0, 3).join("")}<p>${ANSWER}</p>${RELATED.slice(3).join("")}`,
    0.3,
  );
  expect(sentences).toHaveLength(3);
  expect(sentences[0]).toBe(ANSWER);
});

test("a page without a sentence that may answer has none", () => {
  expect(
    answerOf("<p>Why does a compost heap steam in winter?</p><p>Pilots pay interest on a mortgage.</p>", 0.9),
  ).toEqual({
    level: "none",
    sure: false,
    sentences: [],
    place: "none",
    isList: false,
    items: [],
    by: "engine",
  });
});

test("the place is that of the first sentence: opening, first quarter, or later", () => {
  expect(answerOf(`<p>${ANSWER}</p>${padding(60)}`, 0.5).place).toBe("opening");
  expect(answerOf(`${padding(10)}<p>${ANSWER}</p>${padding(60, 20)}`, 0.5).place).toBe("early");
  expect(answerOf(`${padding(60)}<p>${ANSWER}</p>`, 0.5).place).toBe("later");
});

test("the first hundred words of a short page are its opening", () => {
  expect(placeAfter(99, 20)).toBe("opening");
  expect(placeAfter(100, 20)).toBe("later");
});

test("entries are listed only where the answer is a list, and as the page numbers them", () => {
  const names = ["Straw", "Leaves", "Grass"];
  const entries = { names, isOrdered: false, isNumbered: true };
  const main = "<p>These three belong on a compost heap.</p>";
  const listed = { isList: true, items: names, isNumbered: true };
  expect(answerOf(main, 0.3, { isList: true, entries })).toMatchObject(listed);
  expect(
    answerOf(main, 0.3, { isList: true, entries: { ...entries, isNumbered: false } }),
  ).not.toHaveProperty("isNumbered");
  expect(answerOf(main, 0.3, { isList: false, entries })).toMatchObject({ isList: false, items: [] });
});

test("headings of sections and labels are no list, and the page isn't said to have no answer", () => {
  const sections = ["Course fees", "Registration", "Teachers of the pottery:", "Opening hours"];
  const text = "<p>The pottery beside the compost heap teaches adults and children in small groups.</p>";
  const main = sections.map((name) => `<h2>${name}</h2>${text}`).join("");
  expect(answerOf(main, 0.01, { isList: true })).toMatchObject({
    level: "closest",
    isList: false,
    items: [],
  });
  expect(answerOf(main, 0.01)).toMatchObject({ level: "none", isList: false });
});

test("a sentence that runs into a list isn't quoted as the answer", () => {
  const main = `<p>A compost heap needs straw, leaves, and</p><ul><li>Grass</li></ul>${RELATED.join("")}`;
  for (const text of answerOf(main, 0.9).sentences) expect(text).not.toMatch(/(?:,|and)$/);
});

test("the strength of an opening is between 0 and 1 and grows with its chance to answer", () => {
  const material = materialWith(`<p>${ANSWER}</p>${padding(20)}`);
  const question = givenQuestion("How hot does a compost heap get?", material);
  const candidates = candidatesOf(material, question, new Map(), shippedModels());
  const [weak, strong] = [openingStrength(candidates, 0.1), openingStrength(candidates, 0.9)];
  expect(weak).toBeGreaterThanOrEqual(0);
  expect(strong).toBeLessThanOrEqual(1);
  expect(strong).toBeGreaterThan(weak);
  expect(openingStrength([], 0)).toBe(0);
});

test("a sentence that the user marks is the answer and is marked as the user's", () => {
  const answer = "Turning brings the heat back within two days.";
  const reading = subjectOf(evidenceOf(articleHtml()), { answer }).facts.reading();
  expect(reading.answer).toMatchObject({ level: "answers", sure: true, sentences: [answer], by: "user" });
});

test("a marked sentence may be part of the page's, and white space doesn't matter", () => {
  const { answer } = subjectOf(evidenceOf(articleHtml()), {
    answer: "brings the heat\n back within",
  }).facts.reading();
  expect(answer).toMatchObject({ sentences: ["Turning brings the heat back within two days."], by: "user" });
});

test("a marked sentence typed without curly quotes, capitals and its full stop is found", () => {
  const html = articleHtml().replace("<p>", "<p>A heap’s heat — “the cooking” — lasts a fortnight.</p><p>");
  const { answer } = subjectOf(evidenceOf(html), {
    answer: `a heap's heat - "the cooking" - lasts a fortnight`,
  }).facts.reading();
  expect(answer.sentences).toEqual(["A heap’s heat — “the cooking” — lasts a fortnight."]);
});

test("a mark over two sentences keeps both, and one that only begins on the page is ignored", () => {
  const [one, two] = ["Heaps heat up in a week.", "They cool in a month."];
  const html = articleHtml().replace("<p>", `<p>${one} ${two}</p><p>`);
  const marked = (answer: string) => subjectOf(evidenceOf(html), { answer }).facts.reading().answer;
  expect(marked(`${one} ${two}`)).toMatchObject({ sentences: [one, two], by: "user" });
  expect(marked(`${one} Nobody knows why.`).by).toBe("engine");
});

test("a marked sentence that is not on the page is ignored", () => {
  const own = subjectOf(evidenceOf(articleHtml())).facts.reading().answer;
  const given = { answer: "A wormery is never warmer than a living room." };
  expect(subjectOf(evidenceOf(articleHtml()), given).facts.reading().answer).toEqual(own);
});

test("an opening in which the user marks the answer answers, and earns the whole check", () => {
  const opening = "Gardeners on this road keep their heaps behind the shed.";
  const html = articleHtml().replace("<p>", `<p>${opening}</p><p>`);
  const marked = analyze(evidenceOf(html), { answer: opening });
  expect(marked.reading?.details.answer_early).toMatchObject({ verdict: "yes", by: "user" });
  expect(marked.audits.find(({ id }) => id === "early-answer")?.share).toBe(1);
});

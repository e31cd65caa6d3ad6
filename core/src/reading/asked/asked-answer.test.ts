import { expect, test } from "vitest";
import { readEvidence } from "../../analysis/read-evidence.ts";
import { subjectFrom } from "../../analysis/subject.ts";
import { unfetchedPage } from "../../unfetched-page.ts";
import { materialOf } from "../material.ts";
import { givenQuestion } from "../question/question.ts";
import { readReading } from "../read-reading.ts";
import { pageWith } from "../testing/material.ts";
import { type AskedModel, shippedAsked } from "./asked-model.ts";
import { askedRows } from "./asked-rows.ts";
import { isListOf } from "./list-heading.ts";

const BREEDS = `
  <p>Alpacas are kept for their fleece, which is warmer than the wool of a sheep and free of grease.</p>
  <p>A herd needs dry ground, a fence of chest height and a shed that is open to one side.</p>
  <h2>Feeding</h2>
  <p>An adult alpaca eats about two kilograms of hay a day. In winter a handful of pellets is added.</p>
  <p>Avocado leaves, rhododendron and yew are poisonous for the herd.</p>
  <h2>Shearing</h2>
  <p>Shearing takes place once a year, in late spring. A practiced shearer needs seven minutes for an animal.</p>
  <p>An alpaca yields up to four kilograms of fleece, of which half is fine enough for garments.</p>
  <h2>Purchase</h2>
  <p>A gelding costs about 900 euros, a breeding mare from 3,000 euros upwards.</p>
  <p>Because alpacas suffer alone, breeders sell at least two of them at a time.</p>`;
const TITLE = "What do I need to keep alpacas?";

const readPage = (main: string, title: string) => {
  const html = pageWith(main, { title });
  return readEvidence(
    unfetchedPage({
      url: "https://farm.example/animals",
      html,
      bytes: html.length,
      now: "2026-11-15T00:00:00.000Z",
    }),
  );
};
const withBounds = (assert: number, show = 0): AskedModel => ({
  ...shippedAsked(),
  bounds: { assert, show },
});

function answerTo(
  question: string,
  { askedModel = shippedAsked(), main = BREEDS, title = TITLE, ruledOut = [] as string[] } = {},
) {
  return subjectFrom(readPage(main, title), { question, askedModel, ruledOut }).facts.reading();
}

test.each([
  ["How much hay does an alpaca eat?", "An adult alpaca eats about two kilograms of hay a day."],
  ["How long does shearing an animal take?", "A practiced shearer needs seven minutes for an animal."],
  ["What does a gelding cost?", "A gelding costs about 900 euros, a breeding mare from 3,000 euros upwards."],
  [
    "Which plants are poisonous for alpacas?",
    "Avocado leaves, rhododendron and yew are poisonous for the herd.",
  ],
])("a question gets the sentence that answers it, not the page's main answer: %s", (question, sentence) => {
  const { answer, questionBy } = answerTo(question);
  expect(questionBy).toBe("user");
  expect(answer.sentences[0]).toBe(sentence);
  expect(answer.sentences.length).toBeLessThanOrEqual(3);
});

test("the first sentence is called the answer from the learned chance on; below it, these come closest", () => {
  const question = "How much hay does an alpaca eat?";
  expect(answerTo(question, { askedModel: withBounds(0) }).answer).toMatchObject({
    level: "answers",
    sure: true,
  });
  expect(answerTo(question, { askedModel: withBounds(1) }).answer).toMatchObject({
    level: "closest",
    sure: false,
  });
  expect(answerTo(question, { askedModel: withBounds(1, 1) }).answer.level).toBe("none");
});

test("a sentence that needs the one before it is shown, but never called the answer", () => {
  const main = `<p>The shearer comes in May.</p><p>This fellow asks twelve euros for shearing an alpaca.</p>`;
  const { answer } = answerTo("How many euros for shearing an alpaca?", { main, askedModel: withBounds(0) });
  expect(answer.sentences[0]).toBe("This fellow asks twelve euros for shearing an alpaca.");
  expect(answer.level).toBe("closest");
});

test("a page about something else doesn't answer, whatever the chance", () => {
  const reading = answerTo("How do I refinance a mortgage on a houseboat in a recession?", {
    askedModel: withBounds(0),
  });
  expect(reading.isOffTopic).toBe(true);
  expect(reading.answer).toMatchObject({ level: "none", sure: false });
});

test("a sentence that the user ruled out is not shown again", () => {
  const question = "How much hay does an alpaca eat?";
  const [first = "", second] = answerTo(question).answer.sentences;
  const { answer } = answerTo(question, { ruledOut: [first] });
  expect(answer.sentences).not.toContain(first);
  expect(answer.sentences[0]).toBe(second);
  expect(answer.ruledOut).toEqual([first]);
});

test("questions and captions are no answers", () => {
  const main = `${BREEDS}<p>How much hay does an alpaca eat?</p>`;
  for (const text of answerTo("How much hay does an alpaca eat?", { main }).answer.sentences)
    expect(text).not.toMatch(/\?$/);
});

test("a line that only announces what follows is not shown", () => {
  const main = `<p>An alpaca eats the following:</p>${BREEDS}`;
  expect(answerTo("What does an alpaca eat?", { main }).answer.sentences.join()).not.toContain("following");
});

test("a question for a number is not answered by a sentence without one, however close it comes", () => {
  const main = "<p>An alpaca eats hay on every day of the year.</p><p>The herd sleeps in a shed.</p>";
  const { answer } = answerTo("How much hay does an alpaca eat?", { main, askedModel: withBounds(0) });
  expect(answer.level).toBe("closest");
  expect(answer.sentences[0]).toBe("An alpaca eats hay on every day of the year.");
});

test("a list is the answer only to what its heading says", () => {
  const names = ["Corner rack", "Wall rack", "Net rack"];
  const items = names.map((name) => `<h3>${name}</h3><p>It holds hay for ten animals.</p>`).join("");
  const { page, facts } = readPage(`${BREEDS}<h2>Best racks for hay</h2>${items}`, TITLE);
  const material = materialOf(page, facts);
  const isListFor = (question: string) => isListOf(material, givenQuestion(question, material), names);
  expect(isListFor("What are the best hay racks?")).toBe(true);
  expect(isListFor("Which hay racks hold enough for ten animals?")).toBe(false);
});

test("forms of a word and words of the same meaning count as the question's", () => {
  const { page, facts } = readPage(
    "<p>Certification of the herd is free.</p><p>A purchase needs no notary.</p><p>Hay is dry.</p>",
    TITLE,
  );
  const material = materialOf(page, facts);
  const shown = (question: string) =>
    askedRows(material, givenQuestion(question, material)).map(({ line }) => line.text);
  expect(shown("Who is certified?")).toContain("Certification of the herd is free.");
  expect(shown("Where to buy?")).toContain("A purchase needs no notary.");
});

test("a question in the words of the title is the page's main question and is answered as such", () => {
  const sentences = (askedModel: AskedModel) =>
    answerTo("What is needed to keep alpacas?", { title: "What is needed to keep alpacas", askedModel })
      .answer;
  expect(sentences(withBounds(0))).toEqual(sentences(withBounds(1, 1)));
});

test("a page that is compared with ours is read for our main question as before", () => {
  const { page, facts } = readPage(BREEDS, TITLE);
  const question = "How much hay does an alpaca eat?";
  const read = (isMain: boolean, askedModel: AskedModel) =>
    readReading(materialOf(page, facts), { question, isMain }, undefined, askedModel).reading.answer;
  expect(read(true, withBounds(0))).toEqual(read(true, withBounds(1, 1)));
  expect(read(false, withBounds(0))).not.toEqual(read(false, withBounds(1, 1)));
});

test("a German page answers a German question", () => {
  const main = `<p>Alpakas werden wegen ihrer Wolle gehalten, die wärmer ist als die eines Schafes.</p>
    <p>Die Herde braucht trockenen Boden, einen Zaun und einen Unterstand, der nach einer Seite offen ist.</p>
    <p>Ein erwachsenes Tier frisst am Tag etwa zwei Kilogramm Heu.</p>
    <p>Geschoren wird einmal im Jahr, und zwar im späten Frühling.</p>`;
  const { answer } = answerTo("Wie viel Heu frisst ein Alpaka am Tag?", { main, title: "Alpakas halten" });
  expect(answer.sentences[0]).toBe("Ein erwachsenes Tier frisst am Tag etwa zwei Kilogramm Heu.");
});

import { expect, test } from "vitest";
import { padding, pageOf } from "../../../analysis/testing/run-audit.ts";
import type { Kind } from "../../../contract/reading.ts";
import { editsFor } from "../testing/given-page.ts";

const beginning = (main: string, kind: Kind = "explainer", verdict: "no" | "yes" = "no") =>
  editsFor(pageOf(main), {
    topics: ["intro"],
    kind,
    checks: { answer_early: verdict },
    reading: { question: "How hot does a compost heap get?" },
  })[0];

test("an opening question is to be replaced, and the form of the question says by what", () => {
  expect(beginning(`<p>Have you ever put your hand into a heap of compost?</p>${padding(6)}`)).toMatchObject({
    fault: "The page opens with a question instead of an answer.",
    do: "Replace the first sentence: give the figure in one sentence; what it depends on can follow.",
    before: "Have you ever put your hand into a heap of compost?",
    effort: "high",
    needs: "the answer to “How hot does a compost heap get?”, in one sentence",
  });
});

test("an announcement is called one", () => {
  expect(beginning(`<p>In this article we look at everything about heaps.</p>${padding(6)}`)?.fault).toBe(
    "The first sentence announces the content instead of giving it.",
  );
});

test("a byline or a date is never taken for the first sentence", () => {
  const edit = beginning(
    `<p>By Rosa Feld</p><p>Updated March 3, 2026, 5 min read.</p><p>Have you ever touched a heap of compost with bare hands?</p>${padding(6)}`,
  );
  expect(edit?.at).toBe("Have you ever touched a heap of compost with bare hands?");
});

test("a catalogue that begins with cards is asked for an introduction", () => {
  const cards = Array.from(
    { length: 20 },
    (_, at) => `<p>Garden compost bin model ${at}</p><p>$${90 + at}</p>`,
  );
  expect(beginning(`${cards.join("")}${padding(4)}`, "catalogue")).toMatchObject({
    fault: "The first 100 words hold no full sentence that introduces the page.",
    needs: "the main kinds in the list and how to choose between them",
  });
});

test("praise around a fact isn't called empty", () => {
  const award =
    "<p>The stunning, world-class Heap of the Year Award went to Rosa Feld in Bern on December 11, 2025.</p>";
  expect(beginning(`${award}${padding(6)}`)?.fault ?? "").not.toMatch(/praise/);
});

test("a good opening gives no edit", () => {
  const edit = beginning(
    `<p>A compost heap is a pile of waste that gets as hot as 65 °C.</p>${padding(6)}`,
    "explainer",
    "yes",
  );
  expect(edit).toBeUndefined();
});

test("a first sentence on the topic that gives a number is never said to miss the question", () => {
  const edit = beginning(`<p>How hot a compost heap gets was 65 degrees in most tests.</p>${padding(6)}`);
  expect(edit?.fault ?? "").not.toMatch(/first sentence/);
});

test("a first sentence that only names the topic gets another sentence than one about something else", () => {
  const named = beginning(
    `<p>How hot does any compost heap get is a matter of long debate.</p>${padding(6)}`,
  );
  const other = beginning(`<p>Gardeners love to talk about the weather over the fence.</p>${padding(6)}`);
  expect(named?.fault).toBe("The first sentence names the topic, but doesn't give the answer.");
  expect(other?.fault).toBe("The first 100 words don't answer “How hot does a compost heap get?”.");
});

test("a testimonial or a disclosure above the text isn't its first sentence", () => {
  const praise =
    "<p>I never thought that turning a heap could make my whole family laugh like this.</p><p>– Ida Brandt, Class of 2018</p>";
  const disclosure = "<p>We may earn a commission when you buy through links on this page.</p>";
  for (const above of [praise, disclosure]) {
    const html = pageOf(`${above}<p>Have you ever wondered why a heap steams in winter?</p>${padding(8)}`);
    const [edit] = editsFor(html, { topics: ["intro"], kind: "explainer", checks: { answer_early: "no" } });
    expect(edit?.at).toBe("Have you ever wondered why a heap steams in winter?");
  }
});

const PLAIN = "<p>Gardeners love to talk about the weather over the fence.</p>";
const asked = (question: string, kind: Kind = "explainer", opening = PLAIN) =>
  editsFor(pageOf(opening + padding(6)), {
    topics: ["intro"],
    kind,
    checks: { answer_early: "no" },
    reading: { question },
  })[0]?.do;

test.each([
  [
    "What is a heat pile?",
    "Begin with the answer: say in one sentence what a heat pile is and what it is for.",
  ],
  ["What are the types of heaps?", "Begin with the answer: name the types in one sentence."],
  [
    "What is the history of composting?",
    "Begin with the answer: say where, when and with whom composting began.",
  ],
  [
    "What are the heap basics?",
    "Begin with one sentence that answers “What are the heap basics?”, with its main name or figure.",
  ],
  [
    "What should I know before building a heap?",
    "Name in the first two sentences the two or three pieces of advice that matter most.",
  ],
  ["Why do heaps steam?", "Begin with the answer: give the main reason in one sentence."],
  [
    "How do I choose a heap?",
    "Begin with one sentence that answers “How do I choose a heap?”, with its main name or figure.",
  ],
])("%s is told what its first sentence gives", (question, words) => {
  expect(asked(question)).toBe(words);
});

test("an empty first sentence is to be replaced by one that answers", () => {
  const greeting = "<p>Have you ever put your hand into a heap of compost?</p>";
  expect(asked("How do heaps breathe?", "how-to", greeting)).toBe(
    "Replace the first sentence with one that answers “How do heaps breathe?”, with its main name or figure.",
  );
});

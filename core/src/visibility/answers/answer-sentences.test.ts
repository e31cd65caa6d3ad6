import { expect, test } from "vitest";
import { answerSentences, sentencesAt } from "./answer-sentences.ts";
import { wordShare } from "./word-share.ts";

const sentences = (text: string) => answerSentences(text).map((one) => one.text);

test("a mark behind the full stop ends its sentence and isn't part of the next", () => {
  const text =
    "The city has 548,703 people.[2][1] It grew by 1.5% [3]. Trams run late. [web:4] They are full.";
  expect(sentences(text)).toEqual([
    "The city has 548,703 people.",
    "It grew by 1.5%.",
    "Trams run late.",
    "They are full.",
  ]);
  const all = answerSentences(text);
  const wordsAt = (mark: string) => {
    const start = text.indexOf(mark);
    return sentencesAt(all, { start, end: start + mark.length });
  };
  expect(["[2]", "[1]", "[3]", "[web:4]"].map(wordsAt)).toEqual([
    "The city has 548,703 people.",
    "The city has 548,703 people.",
    "It grew by 1.5%.",
    "Trams run late.",
  ]);
});

test("lines are apart, and a place over two sentences gives both", () => {
  const text = "- First item.[1]\n- Second item.[2]\n\nAn end. And more.";
  expect(sentences(text)).toEqual(["- First item.", "- Second item.", "An end.", "And more."]);
  const start = text.indexOf("An end");
  expect(sentencesAt(answerSentences(text), { start, end: text.length })).toBe("An end. And more.");
});

test("words are shared only among the sites cited for them", () => {
  const text = "One two three four.[1] Five six.[2]";
  const at = (mark: string) => ({ start: text.indexOf(mark), end: text.indexOf(mark) + mark.length });
  const citations = [
    { host: "a.example", cited: true, spans: [at("[1]")] },
    { host: "b.example", cited: true, spans: [at("[2]")] },
  ];
  const share = wordShare({ text, citations }, "https://b.example/");
  // Two of six words, in the second of two sentences: 2e^(-1/2) of 4 + 2e^(-1/2).
  expect(share).toBeCloseTo((2 * Math.exp(-0.5)) / (4 + 2 * Math.exp(-0.5)), 6);
});

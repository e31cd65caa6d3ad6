import { expect, test } from "vitest";
import { splitSentences } from "./split-sentences.ts";

test("a sentence ends before white space: names that hold a full stop stay whole", () => {
  expect(splitSentences("Modern .NET applications use Node.js and Yahoo!Mail today. They run well.")).toEqual(
    ["Modern .NET applications use Node.js and Yahoo!Mail today.", "They run well."],
  );
});

test("after a full-width stop no space is needed", () => {
  expect(splitSentences("これは長い文です。次の文もあります。")).toEqual([
    "これは長い文です。",
    "次の文もあります。",
  ]);
});

test.each([
  "Modern .NET applications, e.g. Dr. Smith's, cost approx. $5.50. See No. 4! Or not? “Yes.” (Maybe.) Done",
  `${"word ".repeat(900)}end.`,
  "One.Two.Three... four… five.  Six:\tseven.",
  "am 3. September 2024 kam er. Am 4. ging er.",
])("no character of %s is changed or lost", (line) => {
  const sentences = splitSentences(line);
  let at = 0;
  for (const sentence of sentences) {
    const start = line.indexOf(sentence, at);
    expect(line.slice(at, start).trim()).toBe("");
    at = start + sentence.length;
  }
  expect(line.slice(at).trim()).toBe("");
});

test("a dotted name goes on to the words that it names, and ends before a word that opens a sentence", () => {
  expect(splitSentences("The film is shown in the U.S. Heritage Series in June of this year.")).toHaveLength(
    1,
  );
  expect(splitSentences("The barrels are made in the U.S. They are sold in June and in July.")).toHaveLength(
    2,
  );
  expect(
    splitSentences("Rain falls on Washington, D.C. A barrel of it lasts for a week in June."),
  ).toHaveLength(2);
});

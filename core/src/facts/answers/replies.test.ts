import { expect, test } from "vitest";
import { readPage } from "../../page/read-page.ts";
import { readText } from "../text/text.ts";
import { repliesTo } from "./replies.ts";

const replies = (question: string, ...lines: string[]) =>
  repliesTo(
    question,
    readText(
      readPage(
        `<article>${lines.map((line) => `<p>${line}</p>`).join("")}</article>`,
        "https://example.org/",
      ),
    ).sentences,
  );

test.each([
  ["What ratio should I use?", "Use 1 part coffee to 8 parts water by weight."],
  ["What ratio should I use?", "One to eight, by weight."],
  ["How long does it keep?", "Up to two weeks in the fridge."],
  ["How much does a heap cost?", "Nothing, if you build it from pallets."],
  ["Is it safe to drink?", "Yes, once it has been boiled."],
  ["Can I freeze it?", "You can, but the taste suffers."],
  ["Does it need sunlight?", "Not in the first month."],
  ["Why does milk turn sour?", "Because bacteria make acid of its sugar."],
  ["Why rinse the filter?", "To wash out the taste of paper."],
  ["How do I clean the pot?", "By boiling vinegar in it for ten minutes."],
  ["How do I clean the pot?", "Boil vinegar in it and rinse."],
  ["What is cold brew?", "It is coffee steeped in cold water."],
  ["What is cold brew?", "Cold brew is coffee steeped in cold water."],
  ["Who wrote the first guide?", "Ada Turner did, in her kitchen."],
  ["When should I plant garlic?", "In October, before the first frost."],
  ["Where do worms live?", "In the top layer of soil."],
  ["Which grinder is best?", "The hand mill is the cheapest that grinds evenly."],
  ["How do you start?", "Weigh the beans first."],
  ["What do I need?", "Three things:", "A pot, a filter and time."],
  ["Wie heiß wird der Kompost?", "Der Kompost erreicht 65 Grad."],
])("%s %s: answered", (question, ...lines) => {
  expect(replies(question, ...lines)).toBe(true);
});

test.each([
  ["What ratio should I use?", "Great question!"],
  ["What ratio should I use?", "Great question, and one about ratios that we love."],
  ["How long does it keep?", "Read on to find out how long it keeps."],
  ["Is it safe to drink?", "Many people wonder about this."],
  ["Is it safe to drink?", "You may be asking yourself whether it is safe."],
  ["Why does milk turn sour?", "Let's take a closer look at milk."],
  ["Why does milk turn sour?", "Have you ever opened a carton of sour milk?"],
  ["How big is the heap?", "This depends."],
  ["How do I clean the pot?", "In this guide we will explain how to clean the pot."],
  ["What is cold brew?", "There is no simple answer to what cold brew is."],
  ["What is cold brew?", "But what does cold mean?"],
  ["Why rinse the filter?", "Paper came to Europe long ago."],
])("%s %s: evaded", (question, line) => {
  expect(replies(question, line)).toBe(false);
});

test("no text beneath a question isn't an answer", () => {
  expect(repliesTo("What is cold brew?", [])).toBe(false);
});

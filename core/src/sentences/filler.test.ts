import { expect, test } from "vitest";
import { packFor } from "../language/pack-for.ts";
import { continuesAnnouncement, emptinessOf, fillerKind, speaksToReaders } from "./filler.ts";
import { cuedSentence } from "./sentence.ts";

const sentence = (text: string) => cuedSentence(text, packFor([], "en"));
const kindOf = (text: string) => fillerKind(sentence(text));

test.each([
  "Welcome back to the blog!",
  "Hi everyone, it's Mara from the garden.",
  "In this post, we will look at rain barrels.",
  "This guide will provide you with everything you need to know about barrels.",
  "Let's dive in.",
  "Read on for a simple guide to the basics of barrels.",
  "Don't forget to subscribe to our newsletter!",
  "Click here to see our barrels.",
  "To learn more about barrels, click here.",
  "Follow us on Instagram for more tips.",
  "If you enjoyed this post, share it with a friend.",
  "Let us know what you think in the comments below.",
  "Thank you so much for reading!",
  "Ready to get started?",
  "By the end of this guide, you should know your barrels.",
  "We compared six barrels to help you find the right one.",
  "When we talk about garden water, rain barrels come to mind.",
  "So, let's dive into the best barrels!",
  "If you have an empty barrel, you are not alone.",
])("%s is struck", (text) => {
  expect(kindOf(text)).not.toBeNull();
});

test.each([
  "Hello Kitty was designed by Yuko Shimizu in 1974, and the figure has been drawn by three people since.",
  "This guide dog was trained in Leeds.",
  "Subscribers pay $9 a month.",
  "Visitors click on the map to see the tide.",
  "The welcome committee meets on Tuesdays.",
  "Readers share their barrels with neighbours.",
  "In this region, a barrel fills in two days.",
  "We tested six barrels for a year, and two of them leaked.",
  "When people think of oak, they think of wine.",
  "Let's start with the oak barrel, because it is the one that lasts longest and needs the least care.",
  "Did you know that a barrel of oak, once it has been filled, keeps its shape for twenty winters in a row?",
])("%s stays", (text) => {
  expect(kindOf(text)).toBeNull();
});

test("a sentence that goes on announcing is recognized", () => {
  expect(continuesAnnouncement(sentence("It also covers wood and plastic."))).toBe(true);
  expect(continuesAnnouncement(sentence("You'll also learn where to put it."))).toBe(true);
  expect(continuesAnnouncement(sentence("Oak lasts twenty years."))).toBe(false);
});

test.each([
  ["question", "Have you ever seen an empty barrel?"],
  ["announcement", "Here are the barrels that gardeners like most."],
  ["phrase", "In today's fast-paced world, water matters more than ever."],
  ["praise", "Our amazing and unparalleled barrels are here."],
  ["greeting", "Welcome back to the blog!"],
  ["call", "Subscribe to our newsletter for more barrels."],
  [null, "A barrel of oak holds 200 litres."],
])("%s: %s", (emptiness, text) => {
  expect(emptinessOf(sentence(text))).toBe(emptiness);
});

test("a sentence that speaks to its readers shows it near its beginning", () => {
  const speaks = (text: string) => speaksToReaders(sentence(text));
  expect(speaks("Hopefully, you can now see what a good hose is worth.")).toBe(true);
  expect(speaks("Some of the hoses worth a look are listed below.")).toBe(true);
  expect(
    speaks("Rinse the hose before winter and hang it over two hooks in a dry shed, then follow us."),
  ).toBe(false);
  expect(speaks("I hope that 12 litres are enough.")).toBe(false);
});

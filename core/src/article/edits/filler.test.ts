import { expect, test } from "vitest";
import { fillerKind } from "./filler.ts";

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
])("%s is struck", (sentence) => {
  expect(fillerKind(sentence)).not.toBeNull();
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
])("%s stays", (sentence) => {
  expect(fillerKind(sentence)).toBeNull();
});

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
])("%s stays", (sentence) => {
  expect(fillerKind(sentence)).toBeNull();
});

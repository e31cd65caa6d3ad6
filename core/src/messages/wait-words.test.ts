import { expect, test } from "vitest";
import { messageText } from "./catalogue.ts";
import { waitWords } from "./wait-words.ts";

test.each([
  [0.2, "in 1 second"],
  [8, "in 8 seconds"],
  [90, "in 90 seconds"],
  [91, "in about 2 minutes"],
  [1_200, "in about 20 minutes"],
  [3_594, "in about an hour"],
  [7_000, "in about 2 hours"],
])("%d seconds are '%s'", (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});

test("a rate limit says in words when to try again", () => {
  expect(messageText("request/too-many", { seconds: 3_594 })).toBe(
    "Too many requests. Please try again in about an hour.",
  );
});

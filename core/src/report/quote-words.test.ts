import { expect, test } from "vitest";
import { quoteWords } from "./quote-words.ts";

test.each([
  ["2026-03-02T08:15:30+00:00", "2026-03-02"],
  ["2026-03-02T08:15:30.120Z", "2026-03-02"],
  ["2026-03-02T08:15:30-0700", "2026-03-02"],
  ["March 2, 2026", "March 2, 2026"],
  ["2026-03-02T08:15:30 is when the heap was turned", "2026-03-02T08:15:30 is when the heap was turned"],
])("%s is shown as %s", (quote, shown) => {
  expect(quoteWords(quote)).toBe(shown);
});

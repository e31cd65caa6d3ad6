import { expect, test } from "vitest";
import { writeLetter } from "../billing/letters.ts";

const letterOn = (query: string) =>
  writeLetter(
    {
      key: "k",
      kind: "visibility-changed",
      to: "a@example.com",
      details: { query, engine: "ChatGPT", before: "6 of 6", after: "0 of 3", monitor: "m" },
    },
    "https://b.example",
  );

test("a letter about a change names the query and opens its trend", () => {
  const { subject, text } = letterOn("how long?");
  expect(subject).toBe("“how long?”: ChatGPT cites you 0 of 3 instead of 6 of 6");
  expect(text).toContain("When asked “how long?”, ChatGPT now cites your site in 0 of 3 answers.");
  expect(text).toContain("https://b.example/ai-visibility-monitor?monitor=m&query=how+long%3F");
});

test("a long query is shortened in the subject and whole in the letter", () => {
  const query = "q".repeat(300);
  expect(letterOn(query).subject).toMatch(/^“q{59}…”/);
  expect(letterOn(query).text).toContain(query);
});

import { expect, test } from "vitest";
import { writeEmail } from "./write-email.ts";

const emailOn = (query: string) =>
  writeEmail(
    {
      key: "k",
      kind: "visibility-changed",
      to: "a@example.com",
      details: { query, engine: "ChatGPT", before: "6 of 6", after: "0 of 3", monitor: "m" },
    },
    "https://b.example",
  );

test("an email about a change names the query and links to its trend", () => {
  const { subject, text } = emailOn("how long?");
  expect(subject).toBe("ChatGPT now cites you in 0 of 3 answers for “how long?” (was 6 of 6)");
  expect(text).toContain("For “how long?”, ChatGPT cited your site in 0 of 3 answers in the latest run.");
  expect(text).toContain("https://b.example/ai-visibility-monitor?monitor=m&query=how+long%3F");
});

test("a long query is shortened in the subject but not in the text", () => {
  const query = "q".repeat(300);
  expect(emailOn(query).subject).toMatch(/“q{59}…”/);
  expect(emailOn(query).text).toContain(query);
});

import { expect, test } from "vitest";
import { writeEmail } from "./write-email.ts";

const emailOn = (query: string) =>
  writeEmail(
    {
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

test("an email about an unsupported claim quotes it, names the page, and counts the others", () => {
  const details = {
    query: "how long?",
    engine: "ChatGPT",
    claim: "It costs $29.",
    page: "https://own.example/",
    run: "r",
  };
  const written = (rest: Record<string, string | number>) =>
    writeEmail(
      { kind: "claim-unsupported", to: "a@example.com", details: { ...details, ...rest } },
      "https://b.example",
    );
  const { subject, text } = written({ note: "The page says $34.", more: 2 });
  expect(subject).toBe("ChatGPT says something about you that your page does not: “how long?”");
  expect(text).toContain(
    "“It costs $29.”\n\nIt cites https://own.example/, which does not say so. The page says $34.",
  );
  expect(text).toContain("The run has 2 more such claims.");
  expect(text).toContain("https://b.example/ai-visibility-monitor/runs/r/said");
  expect(written({ note: "", more: 0 }).text).not.toContain("more such");
});

test("a long query is shortened in the subject but not in the text", () => {
  const query = "q".repeat(300);
  expect(emailOn(query).subject).toMatch(/“q{59}…”/);
  expect(emailOn(query).text).toContain(query);
});

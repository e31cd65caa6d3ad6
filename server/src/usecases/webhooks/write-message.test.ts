import type { WebhookEvent } from "@citeworthy/core/product/webhooks";
import { expect, test } from "vitest";
import { writeMessage } from "./write-message.ts";

const createdAt = new Date("2026-11-16T04:00:00Z");
const slack = (event: WebhookEvent, data: Record<string, string | number>) =>
  JSON.parse(writeMessage({ event, createdAt, format: "slack", data })).text;

test("the standard body has type, timestamp and data", () => {
  const data = { id: "1", score: 73 };
  const body = writeMessage({ event: "analysis.finished", createdAt, format: "standard", data });
  expect(JSON.parse(body)).toEqual({
    type: "analysis.finished",
    timestamp: "2026-11-16T04:00:00.000Z",
    data,
  });
});

test("Slack gets a sentence for each event, and words of others can't become links or mentions", () => {
  const url = "https://a.test/?a=1&b=<!channel>";
  const done = slack("analysis.finished", {
    url,
    state: "done",
    score: 73,
    report: "https://us.test/analysis/1",
  });
  expect(done).toBe(
    "https://a.test/?a=1&amp;b=&lt;!channel&gt; scores 73 of 100. https://us.test/analysis/1",
  );
  expect(slack("analysis.finished", { url: "https://a.test", state: "failed", error: "No answer." })).toBe(
    "The analysis of https://a.test failed: No answer.",
  );
  expect(slack("batch.finished", { done: 40, failed: 2, report: "https://us.test/runs/1" })).toBe(
    "A bulk run has ended: 40 pages analyzed, 2 failed. https://us.test/runs/1",
  );
  const change = { engine: "Perplexity", query: "steep tea", before: "1 of 10", after: "6 of 10" };
  expect(slack("monitor.changed", change)).toBe(
    "Perplexity now cites you in 6 of 10 answers to “steep tea”, before in 1 of 10.",
  );
  const said = {
    engine: "ChatGPT",
    query: "steep tea",
    claim: "Steep <5> minutes.",
    page: "https://a.test/tea",
  };
  expect(slack("claim.unsupported", said)).toBe(
    "ChatGPT says “Steep &lt;5&gt; minutes.” for “steep tea” and cites https://a.test/tea, which does not say so.",
  );
  const words = "Tea: 60 to 52\n  Shows a date: worse. No date. <!channel>";
  expect(
    slack("schedule.changed", {
      project: "Tea & Co",
      changed: 1,
      pages: 4,
      words,
      report: "https://us.test/runs/1",
    }),
  ).toBe(
    "1 of 4 pages of Tea &amp; Co changed. https://us.test/runs/1\nTea: 60 to 52\n  Shows a date: worse. No date. &lt;!channel&gt;",
  );
});

import { expect, test } from "vitest";
import { analyze } from "./analyze.ts";
import { limitsOf } from "./limits.ts";
import { articleHtml } from "./testing/article.ts";
import { evidenceOf } from "./testing/evidence.ts";
import { subjectWithReading } from "./testing/with-reading.ts";

const html = articleHtml();
const OPEN = [{ id: "delivery", passed: true, found: "" }];
const asked = (question: string) => analyze(evidenceOf(html), { question });

test("a question about something else costs half of every section, and the report says so first", () => {
  const own = analyze(evidenceOf(html));
  const other = asked("How do I repair a diesel injection pump?");
  expect(other.reading?.isOffTopic).toBe(true);
  expect(other.score.score).toBeLessThanOrEqual(own.score.score / 2 + 1);
  expect(other.score.explanation).toMatch(
    /^This page isn't about “How do I repair a diesel injection pump\?”, so every section counts half\./,
  );
});

test("a question in other words about the same thing costs nothing of that kind", () => {
  expect(asked("At what temperature does a compost heap run?").reading?.isOffTopic).toBeUndefined();
});

const NOTHING = { audits: [], overall: 0 };
const none = { level: "none", sure: false, sentences: [], place: "none", isList: false, items: [] } as const;
const withAnswer = (questionBy: "user" | "engine") =>
  subjectWithReading(html, {
    reading: {
      question: "Who sells heaps?",
      questionBy,
      answer: { ...none, sentences: [], items: [], by: "engine" },
    },
  });

test("without any answer to the user's question no section is good; the engine's own guess limits nothing", () => {
  expect(limitsOf(withAnswer("user"), NOTHING, OPEN)).toMatchObject({ most: 59, share: 1 });
  expect(limitsOf(withAnswer("engine"), NOTHING, OPEN).why).not.toContain(
    expect.stringContaining("No sentence"),
  );
});

test("a page of which little can be judged doesn't reach Excellent, and loses nothing below it", () => {
  const audit = (outcome: "scored" | "not-applicable", possible: number) =>
    ({ outcome, sectionPoints: { won: possible, possible } }) as never;
  const subject = subjectWithReading(html);
  const judged = [audit("scored", 30), audit("not-applicable", 70)];
  const limits = (audits: typeof judged, overall: number) => limitsOf(subject, { audits, overall }, OPEN);
  expect(limits(judged, 85)).toMatchObject({
    most: 84,
    why: [expect.stringContaining("Little of this page")],
  });
  expect(limits(judged, 84)).toMatchObject({ most: 100, why: [] });
  expect(limits([audit("scored", 60), audit("not-applicable", 40)], 90).most).toBe(100);
});

test("a requirement that isn't met caps every section", () => {
  const closed = [{ id: "delivery", passed: false, found: "The page returned status 500." }];
  expect(limitsOf(subjectWithReading(html), NOTHING, closed)).toMatchObject({
    most: 40,
    why: expect.arrayContaining(["The page returned status 500."]),
  });
});

import { expect, test } from "vitest";
import { pageOf } from "../analysis/testing/run-audit.ts";
import { subjectWithReading } from "../analysis/testing/with-reading.ts";
import type { Verdict } from "../contract/reading.ts";
import { defineCheckAudit } from "./check-audit.ts";

const common = { section: "content_strategy", title: "A check", why: "", ledger: ["CS4"] } as const;
const words = { passed: "It is there.", failed: "It is missing.", fix: "Add it." };
const steps = defineCheckAudit({ ...common, id: "steps", check: "steps", ...words });
const praise = defineCheckAudit({
  ...common,
  id: "praise",
  check: "promotional",
  passed: "No praise.",
  failed: ({ page }) => `Praise under “${page.title}”.`,
  fix: "Cut it.",
});

const SENTENCE = "Turn the heap twice a week.";
const HTML = pageOf(`<p>${SENTENCE}</p>`);

function finding(audit: typeof steps, verdict: Verdict, certainty?: number) {
  const check = audit.check ?? "steps";
  const subject = subjectWithReading(HTML, { checks: { [check]: verdict }, quotes: [SENTENCE] });
  const reading = subject.facts.reading();
  const { certainty: _, ...detail } = reading.details[check];
  const details = {
    ...reading.details,
    [check]: { ...detail, ...(certainty !== undefined && { certainty }) },
  };
  return audit.run({
    ...subject,
    facts: { ...subject.facts, reading: () => ({ ...reading, details }) },
  });
}

test("a check that holds passes and shows its words", () => {
  expect(finding(steps, "yes")).toMatchObject({
    kind: "scored",
    share: 1,
    found: "It is there.",
    quotes: [SENTENCE],
    fix: null,
  });
});

test("a check that doesn't hold fails and says what to do", () => {
  expect(finding(steps, "no")).toMatchObject({ share: 0, found: "It is missing.", fix: "Add it." });
});

test("for a fault, yes is the bad news", () => {
  expect(finding(praise, "no")).toMatchObject({ share: 1, found: "No praise." });
  expect(finding(praise, "yes")).toMatchObject({
    share: 0,
    found: "Praise under “How hot does a compost heap get?”.",
    fix: "Cut it.",
  });
});

test("a check that doesn't apply or can't be decided has no result", () => {
  expect(finding(steps, "na")).toEqual({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
  expect(finding(steps, "unsure")).toEqual({
    kind: "not-applicable",
    reason: "We can't tell from the page, so this check doesn't count.",
    isUntold: true,
  });
});

test("a check counts as much as its verdict is certain", () => {
  expect(finding(steps, "yes", 0.5)).toMatchObject({ certainty: 0.5 });
  expect(finding(steps, "no", 1)).toMatchObject({ certainty: 1 });
});

test("a verdict without a stated certainty, such as a model's, counts in full", () => {
  expect(finding(steps, "no")).toMatchObject({ certainty: 1 });
});

import { expect, test } from "vitest";
import { padding, pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { changeNote } from "./change-note.ts";

const UPDATED = "<p>Last updated: 4 June 2026</p>";

test("a note that mentions the update passes and is quoted", () => {
  const html = pageOf(`${UPDATED}${padding(4)}<p>We updated the table of temperatures.</p>`);

  expect(runWithReading(changeNote, html)).toMatchObject({
    share: 1,
    found: "A note mentions an update: “We updated”.",
    quotes: ["We updated"],
  });
});

test("an update date without a note is reported without points", () => {
  expect(runWithReading(changeNote, pageOf(UPDATED + padding(6)))).toMatchObject({
    kind: "reported",
    found: "We found no note that says what changed.",
  });
});

test("a page that shows no update date has nothing to explain", () => {
  expect(runWithReading(changeNote, pageOf(padding(6))).kind).toBe("not-applicable");
  expect(
    runWithReading(changeNote, pageOf(UPDATED + padding(6)), { checks: { visible_date: "na" } }).kind,
  ).toBe("not-applicable");
});

import { expect, test } from "vitest";
import { rejectedText } from "./proposal-faults.ts";

test("rejected proposals are counted with their reasons, the most frequent first", () => {
  expect(rejectedText({})).toBe("");
  expect(rejectedText({ "adds-fact": 1 })).toBe(
    "1 proposal was rejected because it added something that isn't on your page.",
  );
  expect(rejectedText({ "unknown-kind": 1 })).toContain("because it wasn't an edit of a known kind");
  expect(rejectedText({ dangling: 2 })).toBe(
    "2 proposals were rejected because they would have left a sentence without what it refers to.",
  );
  expect(rejectedText({ "no-change": 1, "not-on-page": 2 })).toBe(
    "3 proposals were rejected: 2 quoted words that aren't on your page, 1 improved nothing.",
  );
});

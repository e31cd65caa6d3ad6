import type { Edit } from "@citeworthy/core/contract/edit";
import { expect, test } from "vitest";
import { articlePromise } from "./article-promise.ts";

const STRIKE: Edit["steps"] = [{ do: "strike", sentences: ["b1.0"] }];
const MARK: Edit["steps"] = [{ do: "mark", sentence: "b1.0", mark: "needs source" }];
const edit = (kind: Edit["kind"], steps: Edit["steps"] = []) => ({ kind, steps }) as Edit;

test("the button says how many edits have finished text and how many need the author, notes aside", () => {
  const edits = [edit("strike", STRIKE), edit("facts"), edit("source", MARK), edit("note")];
  expect(articlePromise(edits, true)).toBe(
    "Makes 1 edit with finished text. 2 need you. Counts as one article.",
  );
  expect(articlePromise([edit("strike", STRIKE), edit("opening", STRIKE)], false)).toBe(
    "Makes 2 edits with finished text.",
  );
});

test("where nothing can be written, a checklist is promised and no use is counted", () => {
  expect(articlePromise([edit("facts"), edit("source", MARK)], true)).toMatch(
    /checklist of what only you can add\. Doesn't count as a use\.$/,
  );
  expect(articlePromise([edit("note")], true)).toBe("We found nothing to change. Doesn't count as a use.");
});

test("nothing is promised for reports without one list", () => {
  expect(articlePromise(undefined, true)).toBeNull();
  expect(articlePromise([{ do: "Add a date." } as Edit], true)).toBeNull();
});

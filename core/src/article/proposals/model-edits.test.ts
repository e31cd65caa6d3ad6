import { expect, test } from "vitest";
import { ASKED_TOPICS, type ModelEdits, ModelEditsShape, proposalsOf } from "./model-edits.ts";

const change = (about: string): ModelEdits["changes"][number] => ({
  about,
  fault: "The prices are missing.",
  do: "Name the price of each plan.",
  at: "Our plans",
});
const edit = (given: Partial<ModelEdits["edits"][number]>): ModelEdits["edits"][number] => ({
  of: 0,
  kind: "facts",
  about: "",
  fault: "",
  quotes: [],
  text: "",
  before: "",
  needs: "",
  reason: "",
  ...given,
});

test("an edit takes over what its change is about, and each change follows in words", () => {
  const said = {
    changes: [change("figures"), change("title")],
    edits: [edit({ of: 2, kind: "title" }), edit({ of: 1 })],
  };
  expect(proposalsOf(ModelEditsShape.parse(said))).toMatchObject([
    { kind: "title", about: "title", fault: "The prices are missing." },
    { kind: "facts", about: "figures", do: "Name the price of each plan." },
    { kind: "change", of: 1, about: "figures", quotes: ["Our plans"] },
    { kind: "change", of: 2, about: "title" },
  ]);
});

test("more than three changes, and numbers of none, are ignored", () => {
  const changes = ["figures", "title", "trim", "other"].map(change);
  const made = proposalsOf({ changes, edits: [edit({ of: 4 }), edit({ of: -1 }), edit({ of: 1.5 })] });
  expect(made.map(({ of }) => of)).toEqual([0, 0, 0, 1, 2, 3]);
});

test("a note makes no change", () => {
  expect(proposalsOf({ changes: [change("other")], edits: [edit({ of: 1, kind: "note" })] })[0]?.of).toBe(0);
});

test("topics that editors don't ask under aren't offered", () => {
  expect(ASKED_TOPICS).not.toContain("title_fits");
  expect(ASKED_TOPICS).toContain("title");
});

test("of several edits that make one change, only the first has its instruction", () => {
  const edits = [
    edit({ of: 1, kind: "opening", text: "Plans cost $9." }),
    edit({ of: 1, kind: "table", text: "| Plan |" }),
    edit({ of: 1, kind: "facts", needs: "the price of the large plan" }),
  ];
  const [first, second, third] = proposalsOf({ changes: [change("figures")], edits });
  expect(first).toMatchObject({ fault: "The prices are missing.", do: "Name the price of each plan." });
  expect(second).toMatchObject({ about: "figures", fault: "" });
  expect(second).not.toHaveProperty("do");
  expect(third).toMatchObject({ fault: "The prices are missing.", needs: "the price of the large plan" });
  expect(third).not.toHaveProperty("do");
});

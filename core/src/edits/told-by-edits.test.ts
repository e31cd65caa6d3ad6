import { expect, test } from "vitest";
import type { AuditResult } from "../contract/analysis-result.ts";
import type { Edit } from "../contract/edit.ts";
import { toldByEdits } from "./told-by-edits.ts";

const untold = { id: "measured-facts", outcome: "not-applicable", isUntold: true, found: "" } as AuditResult;
const edit = { kind: "facts", audit: "measured-facts", fault: "We found one figure.", at: null } as Edit;

test("a check that can't tell says what an edit shows, and stays without points", () => {
  const [told] = toldByEdits([untold], [edit]);
  expect(told).toMatchObject({ outcome: "reported", found: "We found one figure." });
  expect(told).not.toHaveProperty("isUntold");
});

test("a check that no edit rests on, and one that tells, stay as they are", () => {
  const scored = {
    ...untold,
    outcome: "scored",
    found: "Few.",
    isUntold: undefined,
  } as unknown as AuditResult;
  expect(toldByEdits([untold], [{ ...edit, audit: "byline" }])).toEqual([untold]);
  expect(toldByEdits([untold], [{ ...edit, kind: "note" }])).toEqual([untold]);
  expect(toldByEdits([scored], [edit])).toEqual([scored]);
});

import { expect, test } from "vitest";
import { nextStep, stepStates, type WorkspaceCounts } from "./first-steps.ts";

const NOTHING: WorkspaceCounts = { analyses: 0, items: 0, done: 0, seen: 0, monitors: 0 };
const next = (counts: Partial<WorkspaceCounts>) => nextStep(stepStates({ ...NOTHING, ...counts }));

test("the first step that isn't done is the next one, whatever was done after it", () => {
  expect(next({})).toBe("analyze");
  expect(next({ analyses: 3 })).toBe("choose");
  expect(next({ analyses: 3, items: 1 })).toBe("publish");
  expect(next({ analyses: 3, items: 2, done: 1, monitors: 1 })).toBe("seen");
  expect(next({ analyses: 3, items: 2, done: 1, seen: 1 })).toBe("watch");
});

test("a workspace with all of it has no next step", () => {
  expect(next({ analyses: 1, items: 1, done: 1, seen: 1, monitors: 1 })).toBeNull();
});

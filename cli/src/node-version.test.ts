import { expect, test } from "vitest";
import { nodeProblem } from "./node-version.ts";

test("an old Node is refused with one sentence instead of a failure for every page", () => {
  expect(nodeProblem("18.20.4")).toBe("This program needs Node 20.19 or newer; this is Node 18.20.4.");
  expect(nodeProblem("20.18.3")).toContain("20.19 or newer");
  for (const version of ["20.19.0", "22.12.0", "24.1.0", "26.10.0"]) expect(nodeProblem(version)).toBeNull();
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inPages, turnedOff, WORKAROUNDS } from "./switches.ts";

test("nothing is turned off unless the variable says so", () => {
  expect([...turnedOff("")]).toEqual([]);
  expect([...turnedOff("still, tracing")]).toEqual(["still", "tracing"]);
});

test("a misspelt name stops the build", () => {
  expect(() => turnedOff("still,late-script")).toThrow("late-script");
});

test("pages learn about their two switches only", () => {
  expect(inPages(turnedOff("still,tracing"))).toEqual({
    "import.meta.env.LATE_SCRIPTS_OFF": "false",
    "import.meta.env.STILL_OFF": "true",
  });
});

test("the README has a row for every switch", () => {
  const text = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
  const rows = [...text.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual([...WORKAROUNDS]);
});

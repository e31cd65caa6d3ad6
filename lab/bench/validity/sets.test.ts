import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { VALIDITY_SETS } from "../../../core/src/score/validity-figures.ts";

test("the README names every set that is measured, and no other", () => {
  const readme = readFileSync(join(import.meta.dirname, "README.md"), "utf8");
  const named = [...readme.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(named).toEqual([...VALIDITY_SETS]);
});

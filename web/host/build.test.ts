import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newestIn } from "./build.ts";

const BUILT = new Date("2026-11-01T00:00:00Z");
const LATER = new Date("2026-11-02T00:00:00Z");

function sources(changed: string): string {
  const dir = mkdtempSync(join(tmpdir(), "citeworthy-build-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  for (const name of ["routes/home.tsx", changed]) {
    const file = join(dir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "");
    utimesSync(file, BUILT, name === changed ? LATER : BUILT);
  }
  return dir;
}

test.each([
  "routes/home.test.tsx",
  "score/rubric.test.ts",
  "audits/mutation.proof.ts",
  "analysis/testing/article.ts",
])("a change to %s needs no new build", (changed) => {
  expect(newestIn(sources(changed))).toBe(BUILT.getTime());
});

test.each(["routes/home.tsx", "routes/pricing.tsx", "latest.ts", "blog/testing-pages.md"])(
  "a change to %s needs a new build",
  (changed) => {
    expect(newestIn(sources(changed))).toBe(LATER.getTime());
  },
);

test("a file goes into a build as folders do", () => {
  expect(newestIn(join(sources("latest.ts"), "latest.ts"))).toBe(LATER.getTime());
});

test("a folder that doesn't exist needs none", () => {
  expect(newestIn(join(tmpdir(), "citeworthy-no-such-folder"))).toBe(0);
});

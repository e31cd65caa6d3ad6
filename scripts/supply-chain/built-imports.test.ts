import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockfile, ROOT } from "./locked-packages.ts";

const IMPORTED = /^(?:import|export)\b[^"'\n]*["'](?!node:|\.|\/)((?:@[^/"']+\/)?[^/"']+)[^"'\n]*["'];?$/gm;

/** The image has no packages for development, so a page that needs one would stop the start. */
test("what the built server imports is installed in production", () => {
  const files = globSync("web/build/server/**/*.js", { cwd: ROOT });
  const names = new Set(
    files.flatMap((file) =>
      [...readFileSync(join(ROOT, file), "utf8").matchAll(IMPORTED)].map(([, name = ""]) => name),
    ),
  );
  const isInstalled = (name: string) => {
    const locked = lockfile.packages[`web/node_modules/${name}`] ?? lockfile.packages[`node_modules/${name}`];
    return locked !== undefined && !locked.dev;
  };

  expect(names).toContain("react-router");
  expect([...names].filter((name) => !isInstalled(name))).toEqual([]);
});

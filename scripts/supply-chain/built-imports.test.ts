import { existsSync, globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { lockfile, ROOT } from "./locked-packages.ts";

const IMPORTED = /^(?:import|export)\b[^"'\n]*["'](?!node:|\.|\/)((?:@[^/"']+\/)?[^/"']+)[^"'\n]*["'];?$/gm;

/** The image has no packages for development, so a page that needs one would stop the start. */
test("what the built server imports is installed in production", () => {
  const files = globSync("web/build/{server,host}/**/*.js", { cwd: ROOT });
  const names = new Set(
    files.flatMap((file) =>
      [...readFileSync(join(ROOT, file), "utf8").matchAll(IMPORTED)].map(([, name = ""]) => name),
    ),
  );
  const isInstalled = (name: string) => {
    if (isBuiltin(name)) return true;
    const locked = lockfile.packages[`web/node_modules/${name}`] ?? lockfile.packages[`node_modules/${name}`];
    return locked !== undefined && !locked.dev;
  };

  expect(names).toContain("react-router");
  expect([...names].filter((name) => !isInstalled(name))).toEqual([]);
});

/** They are read from beside their sources, so a moved file would be missed only where it is needed. */
test("the files that the bundled host names are there", () => {
  const host = join(ROOT, "web/build/host");
  const named = globSync("*.js", { cwd: host }).flatMap((file) =>
    [
      ...readFileSync(join(host, file), "utf8").matchAll(
        /new URL\("([^"$]+)", (?:new URL\("([^"]+)", )?import\.meta\.url\)/g,
      ),
    ].map(([, path = "", source = file]) => join(host, dirname(source), path)),
  );

  expect(named.map((path) => basename(path))).toEqual(
    expect.arrayContaining(["judge.worker.js", "migrations"]),
  );
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

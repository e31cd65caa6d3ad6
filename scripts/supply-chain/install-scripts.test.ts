import { expect, test } from "vitest";
import { foreignPackages, manifestOf, nameOf } from "./locked-packages.ts";

/** `allowScripts` of package.json is the kept list: `false` names a script that we have read and don't need. */
const kept: Record<string, boolean> = manifestOf("").allowScripts;
const withScript = new Set(
  foreignPackages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)),
);

test("no package with an install script is outside the kept list", () => {
  expect([...withScript].filter((name) => !(name in kept))).toEqual([]);
});

test("the kept list has no package without an install script, and only Node's may run", () => {
  expect(Object.keys(kept).filter((name) => !withScript.has(name))).toEqual([]);
  expect(Object.keys(kept).filter((name) => kept[name])).toEqual(["node"]);
});

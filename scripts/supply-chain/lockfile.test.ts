import { expect, test } from "vitest";
import { WORKSPACES } from "../dependencies/declared.ts";
import { foreignPackages, lockfile, manifestOf } from "./locked-packages.ts";

/** As Node looks for a package: beside the one that asks, then outward. */
function isLocked(name: string, asker: string): boolean {
  if (`${asker ? `${asker}/` : ""}node_modules/${name}` in lockfile.packages) return true;
  return asker !== "" && isLocked(name, asker.slice(0, Math.max(0, asker.lastIndexOf("/node_modules/"))));
}

test("every platform's package is locked: a lockfile that lost one cannot be installed elsewhere", () => {
  const lost = Object.entries(lockfile.packages).flatMap(([asker, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, asker)),
  );

  expect(lost).toEqual([]);
});

test("every package has the hash of its content, and the lockfile names no other place than the registry", () => {
  const wrong = foreignPackages.filter(
    ([, { integrity = "", resolved, inBundle }]) =>
      resolved !== undefined || !(inBundle || integrity.startsWith("sha512-")),
  );

  expect(lockfile.lockfileVersion).toBe(3);
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test.each(WORKSPACES)("the lockfile has what /%s/package.json asks for, in exact versions", (workspace) => {
  const { dependencies = {}, devDependencies = {} } = manifestOf(workspace);
  const locked = lockfile.packages[workspace];
  expect(locked?.dependencies ?? {}).toEqual(dependencies);
  expect(locked?.devDependencies ?? {}).toEqual(devDependencies);
  const loose = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
    ([name, version]) => !name.startsWith("@citeworthy/") && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

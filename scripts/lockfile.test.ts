import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Entry = { optionalDependencies?: Record<string, string> };
type Entries = Record<string, Entry>;

const lockfile = join(import.meta.dirname, "../package-lock.json");
const { packages }: { packages: Entries } = JSON.parse(readFileSync(lockfile, "utf8"));

/** As Node looks for a package: beside the one that asks, then outward. */
function isLocked(name: string, asker: string): boolean {
  if (`${asker ? `${asker}/` : ""}node_modules/${name}` in packages) return true;
  return asker !== "" && isLocked(name, asker.slice(0, Math.max(0, asker.lastIndexOf("/node_modules/"))));
}

test("every platform's package is locked: a lockfile that lost one cannot be installed elsewhere", () => {
  const lost = Object.entries(packages).flatMap(([asker, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, asker)),
  );

  expect(lost).toEqual([]);
});

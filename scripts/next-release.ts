/**
 * `npm run next-release [-- X.Y.Z]`: raises the version everywhere and dates the changes, for a commit that is then tagged.
 * Without a version, it follows from the changelog and the migrations since the last tag.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { factsOf } from "./release/make-release.ts";
import { nextVersion, releasedFiles } from "./release/next-version.ts";

const root = join(import.meta.dirname, "..");
const { version: current, changelog, migrations } = factsOf({ repository: "", tag: null });
const version =
  process.argv[2] ?? nextVersion({ version: current, changelog, migrations: migrations.length });
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${version} isn't a version, such as 1.2.3.`);
const day = new Date().toISOString().slice(0, 10);
const files = releasedFiles((path) => readFileSync(join(root, path), "utf8"), { version, day });
for (const [path, text] of files) writeFileSync(join(root, path), text);
execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts", "--offline"], {
  cwd: root,
  stdio: ["ignore", "ignore", "inherit"],
});
console.log(`${current} is now ${version}. Commit this, and push the tag v${version} to publish it.`);

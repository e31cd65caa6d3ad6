/** Builds the web app where that is needed: never built, or a source is newer than the build. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CannotStart } from "./failure.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const buildDir = join(root, "web/build");
const product = join(buildDir, "server/index.js");
const SOURCES = ["web/app", "web/content", "web/public", "core/src", "docs"];
const FILES = ["package-lock.json", "web/vite.config.ts", "web/react-router.config.ts"];

/** Tests and what they share aren't part of the build. */
const isForTests = (path: string) => /\.(test|proof)\.tsx?$|[\\/]testing[\\/]/.test(path);

/** The time of the last change to a file that goes into the build. */
export function newestIn(dir: string): number {
  if (!existsSync(dir)) return 0;
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Math.max(0, ...files.filter((file) => !isForTests(file)).map((file) => statSync(file).mtimeMs));
}

function isFresh(): boolean {
  if (!existsSync(product)) return false;
  const built = statSync(product).mtimeMs;
  const newest = Math.max(
    ...SOURCES.map((dir) => newestIn(join(root, dir))),
    ...FILES.map((file) => statSync(join(root, file)).mtimeMs),
  );
  return newest <= built;
}

/** `npm ci --omit=dev` leaves the build tools out: a machine that only runs the product has the finished build. */
const hasBuildTools = () => existsSync(join(root, "node_modules/@react-router/dev"));

export function buildIfNeeded(say: (line: string) => void): void {
  if (!hasBuildTools()) {
    if (existsSync(product)) return;
    throw new CannotStart(
      "The web app isn't built. Run npm ci --include=dev and npm run build, then start again.",
    );
  }
  if (isFresh()) return;
  say("Building the web app (this happens once, and again after a change) ...");
  execFileSync("npm", ["run", "--silent", "build"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}

/** Builds the web app where that is needed: never built, or a source is newer than the build. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { CannotStart } from "./failure.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const buildDir = join(root, "web/build");

type Build = { made: string; from: string[] };
const PAGES: Build = {
  made: join(buildDir, "server/index.js"),
  from: [
    ...["web/app", "web/content", "web/public", "core/src", "docs"],
    ...["package-lock.json", "web/vite.config.ts", "web/react-router.config.ts"],
  ],
};
/** The host and its worker threads, each as one file: reading a thousand modules takes most of a start. */
export const HOST: Build = {
  made: join(buildDir, "host/host.js"),
  from: ["web/host", "web/app/site", "server/src", "core/src", "package-lock.json", "scripts/bundle-host.ts"],
};

/** Tests and what they share aren't part of the build. */
const isForTests = (path: string) => /\.(test|proof)\.tsx?$|[\\/]testing[\\/]/.test(path);

/** The time of the last change to a file, or to one in a folder, that goes into a build. */
export function newestIn(dir: string): number {
  if (!existsSync(dir)) return 0;
  if (statSync(dir).isFile()) return statSync(dir).mtimeMs;
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Math.max(0, ...files.filter((file) => !isForTests(file)).map((file) => statSync(file).mtimeMs));
}

function isFresh({ made, from }: Build): boolean {
  if (!existsSync(made)) return false;
  const built = statSync(made).mtimeMs;
  return from.every((source) => newestIn(join(root, source)) <= built);
}

/** `npm ci --omit=dev` leaves the build tools out: a machine that only runs the product has the finished build. */
const hasBuildTools = () => existsSync(join(root, "node_modules/@react-router/dev"));

/** The address of the bundle's folder, or null where the sources are newer or it was never made. */
export const freshBundle = (): string | null =>
  (hasBuildTools() ? isFresh(HOST) : existsSync(HOST.made)) ? pathToFileURL(dirname(HOST.made)).href : null;

export function buildIfNeeded(say: (line: string) => void): void {
  if (!hasBuildTools()) {
    if (existsSync(PAGES.made)) return;
    throw new CannotStart(
      "The web app isn't built. Run npm ci --include=dev and npm run build, then start again.",
    );
  }
  if (isFresh(PAGES)) return;
  say("Building the web app (this happens once, and again after a change) ...");
  execFileSync("npm", ["run", "--silent", "build"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}

/** The packages that the lockfile installs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

export type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  /** A part of another package, whose hash covers it. */
  inBundle?: boolean;
  /** A workspace of ours. */
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8"));

export const lockfile: { lockfileVersion: number; packages: Record<string, LockedPackage> } =
  readJson("package-lock.json");
export const manifestOf = (workspace: string) => readJson(join(workspace, "package.json"));

const FOLDER = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)$/;
export const nameOf = (path: string): string => FOLDER.exec(path)?.[1] ?? path;

/** Those of others, by their path in the lockfile. */
export const foreignPackages = Object.entries(lockfile.packages).filter(
  ([path, { link }]) => FOLDER.test(path) && !link,
);

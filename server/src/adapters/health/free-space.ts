/** How much room is left for the data. */
import { statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The folder itself, or the nearest one above it that exists. */
export const existingFolder = (path: string): string =>
  statSync(path, { throwIfNoEntry: false }) || dirname(path) === path ? path : existingFolder(dirname(path));

export function freeBytes(dataDir: string): number {
  const { bavail, bsize } = statfsSync(existingFolder(dataDir));
  return bavail * bsize;
}

/** The plug-in's files in one zip, the same bytes from the same files. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sharedFactsPhp } from "./shared-facts.ts";
import { zipOf } from "./zip-of.ts";

export const PLUGIN = join(import.meta.dirname, "../../wordpress/citeworthy");
export const SHARED_FACTS = "includes/shared-facts.php";

export const pluginFiles = (): string[] =>
  globSync("**/*", { cwd: PLUGIN, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(PLUGIN.length + 1))
    .toSorted();

/** Copies what the product knows now into the plug-in. */
export const updateSharedFacts = (): void => writeFileSync(join(PLUGIN, SHARED_FACTS), sharedFactsPhp());

/** Returns the path of the zip. */
export function packWordpress(folder: string): string {
  const files = pluginFiles().map((name) => ({
    name: `citeworthy/${name}`,
    bytes: readFileSync(join(PLUGIN, name)),
  }));
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "citeworthy-wordpress.zip");
  writeFileSync(path, zipOf(files));
  return path;
}

/** A hash of the code that some files run, so that what was learned with it can be held against it. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const IMPORT = /^(?:import|export)\s[^;"]*?(?:from\s+)?"(?<from>[^"]+)";$/gm;
const TYPE_IMPORT = /^(?:import|export)\s+type\b/;
const COMMENT_LINE = /^\s*(?:\/\/|\/\*|\*).*$/gm;

/** The files that these import, directly or not, with themselves. Types and packages are left out. */
export function importedFiles(roots: readonly string[], isLeftOut: (file: string) => boolean): string[] {
  const found = new Set<string>();
  const left = [...roots];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file) || isLeftOut(file)) continue;
    found.add(file);
    const folder = dirname(file);
    for (const [statement, from = ""] of readFileSync(file, "utf8").matchAll(IMPORT))
      if (from.startsWith(".") && !TYPE_IMPORT.test(statement)) left.push(join(folder, from));
  }
  return [...found].sort();
}

/** Comments, white space, imports and the places of the files make no difference: only what they do. */
export function codeHash(files: readonly string[]): string {
  const hashes = files.map((file) => hashOf(codeOf(readFileSync(file, "utf8"))));
  return hashOf(hashes.sort().join("\n"));
}

const codeOf = (text: string): string =>
  text.replaceAll(IMPORT, "").replaceAll(COMMENT_LINE, "").replaceAll(/\s+/g, " ").trim();

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

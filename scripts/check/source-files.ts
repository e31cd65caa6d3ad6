/** The product's TypeScript files and their syntax trees, for checks of how the code is written. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = "{core/src,server/src,cli/src,web/app,web/content,web/host,scripts,e2e}";

export type SourceFile = { path: string; text: string };

export const sourceFiles = (folders = FOLDERS): SourceFile[] =>
  globSync(`${folders}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ["**/node_modules/**"] }).map((path) => ({
    path: path.replaceAll("\\", "/"),
    text: readFileSync(join(ROOT, path), "utf8"),
  }));

/** Calls the visitor's functions for the nodes of the file. */
export function visit({ path, text }: SourceFile, visitor: ConstructorParameters<typeof Visitor>[0]): void {
  new Visitor(visitor).visit(parseSync(path, text).program);
}

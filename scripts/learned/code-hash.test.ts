import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { codeHash, importedFiles } from "./code-hash.ts";

function folderWith(files: Record<string, string>): (file: string) => string {
  const folder = mkdtempSync(join(tmpdir(), "code-hash-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return (file) => join(folder, file);
}
const none = () => false;

test("imports are followed, and types, packages and what is left out are not", () => {
  const at = folderWith({
    "a.ts":
      'import { readFileSync } from "node:fs";\nimport {\n  b,\n  c,\n} from "./b.ts";\nimport type { D } from "./d.ts";\n',
    "b.ts": 'export { c } from "./c.ts";\nimport "./e.ts";\nexport const b = 1;\n',
    "c.ts": 'import { a } from "./a.ts";\nexport const c = 1;\n',
    "d.ts": "export type D = string;\n",
    "e.ts": "export const e = 1;\n",
  });
  expect(importedFiles([at("a.ts")], none)).toEqual(["a.ts", "b.ts", "c.ts", "e.ts"].map(at));
  expect(importedFiles([at("a.ts")], (file) => file.endsWith("b.ts"))).toEqual([at("a.ts")]);
});

test("comments, line breaks and the place of a file make no difference to the hash, other code does", () => {
  const at = folderWith({
    "a.ts": "export const a = [1, 2];\n",
    "same.ts": '/** Why. */\nimport { b } from "./b.ts";\n\nexport const a =\n  [1, 2];\n',
    "other.ts": "export const a = [1, 3];\n",
  });
  expect(codeHash([at("same.ts")])).toBe(codeHash([at("a.ts")]));
  expect(codeHash([at("other.ts")])).not.toBe(codeHash([at("a.ts")]));
});

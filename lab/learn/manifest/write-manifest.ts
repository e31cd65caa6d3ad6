/** Notes what was learned from, and how far it agrees with readers, where core prints it. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { keysOf } from "../../../core/src/contract/lists/record-of.ts";
import type { Learned } from "../../../core/src/reading/learned.ts";

const FILE = join(import.meta.dirname, "../../../core/src/reading/weights/manifest.ts");

export const writeManifest = (learned: Learned): void =>
  writeFileSync(
    FILE,
    `/** Written by \`npm run learn\`, never edited by hand. */
import type { Learned } from "../learned.ts";

export const LEARNED: Learned = ${asCode(learned)};
`,
  );

/** One line for each number. */
function asCode(value: object | number | string | null, indent = ""): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = keysOf(value as Record<string, string>).map(
    (key) => `${inner}${key}: ${asCode(value[key as keyof typeof value], inner)},`,
  );
  return `{\n${lines.join("\n")}\n${indent}}`;
}

import { expect, test } from "vitest";
import { importedPackages } from "./declared.ts";

test("static, side-effect, type and dynamic imports are found by package name", () => {
  const source = [
    'import { Client } from "pg";',
    'import type { Root } from "mdast";',
    'import "radix-ui/styles.css";',
    "import {",
    "  one,",
    '} from "@scope/name/inner";',
    'export { two } from "zod";',
    'const later = await import("vite");',
  ];

  expect(importedPackages(source.join("\n"))).toEqual([
    "pg",
    "mdast",
    "radix-ui",
    "@scope/name",
    "zod",
    "vite",
  ]);
});

test("files, Node's own modules and words in strings are no packages", () => {
  const source = [
    'import { join } from "node:path";',
    'import { own } from "./own.ts";',
    'import build from "virtual:server-build";',
    "const text = 'import { x } from \"elsewhere\"';",
  ];

  expect(importedPackages(source.join("\n"))).toEqual([]);
});

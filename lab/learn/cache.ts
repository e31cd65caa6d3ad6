/** Keeps what was learned, so that an interrupted run goes on where it ended and benchmarks need not learn again. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { WORD_ORDER_WEIGHTS } from "../../core/src/language/word-order-weights.ts";
import { tablesCodeHash } from "../../scripts/learned/learned-from.ts";
import type { LabelledPage } from "../labels/labelled-pages.ts";
import { dataHash } from "./manifest/data-hash.ts";

export type Cache = {
  find(name: string): unknown;
  keep(name: string, value: unknown): void;
};

/** For these pages and the code as it is. */
export function openCache(pages: readonly LabelledPage[]): Cache {
  const key = [dataHash(pages), tablesCodeHash(), WORD_ORDER_WEIGHTS].join("\n");
  const folder = join(
    import.meta.dirname,
    "../../node_modules/.cache/learn",
    createHash("sha256").update(key).digest("hex").slice(0, 16),
  );
  mkdirSync(folder, { recursive: true });
  const fileOf = (name: string) => join(folder, `${name}.json`);
  return {
    find: (name) => (existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), "utf8")) : null),
    keep: (name, value) => writeFileSync(fileOf(name), JSON.stringify(value)),
  };
}

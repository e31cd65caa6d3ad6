import { readFileSync } from "node:fs";

/** The version of the program, from its package. */
export function version(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return String(JSON.parse(text).version);
}

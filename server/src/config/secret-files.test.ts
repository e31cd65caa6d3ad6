import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const dir = mkdtempSync(join(tmpdir(), "citeworthy-secrets-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(dir, name);
  writeFileSync(path, text);
  return path;
}
const SECRET = "s".repeat(32);

test("a secret is read from its file, without the line end that editors add", () => {
  expect(readConfig({ AUTH_SECRET_FILE: file("auth", `${SECRET}\n`) }).authSecret).toBe(SECRET);
  expect(readConfig({ OPENAI_API_KEY_FILE: file("key", "sk-1") }).ai.vendors.openai?.apiKey).toBe("sk-1");
});

test("a secret from a file is checked like any other", () => {
  const read = () => readConfig({ AUTH_SECRET_FILE: file("short", "short") });
  expect(read).toThrow("AUTH_SECRET: must have at least 32 characters");
});

test.each([
  [{ AUTH_SECRET: SECRET, AUTH_SECRET_FILE: "/x" }, "AUTH_SECRET and AUTH_SECRET_FILE: set only one of them"],
  [
    { AUTH_SECRET_FILE: "/nowhere/auth" },
    "AUTH_SECRET_FILE: the file /nowhere/auth could not be read (ENOENT)",
  ],
])("%j is refused", (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test("an empty file is refused instead of counting as not set", () => {
  expect(() => readConfig({ DODO_API_KEY_FILE: file("empty", "\n") })).toThrow("DODO_API_KEY_FILE: the file");
});

test("only secrets can be in files", () => {
  expect(readConfig({ PORT_FILE: file("port", "4000") }).port).toBe(3000);
});

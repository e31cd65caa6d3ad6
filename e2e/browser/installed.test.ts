import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { versionOf } from "./installed.ts";

const folder = mkdtempSync(join(tmpdir(), "browser-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

test("the version is read from a plain answer", () => {
  expect(versionOf(program("plain", `echo "Google Chrome 158.0.8100.2 "`))).toBe("158.0.8100.2");
});

test("a wrapper script that warns around its answer is understood", () => {
  const noisy = `echo "[: 25234767872: unexpected operator" >&2; echo "warning: 64-bit 1.0"; echo "Chromium 156.0.8078.79 built on Debian"; echo bye`;

  expect(versionOf(program("noisy", noisy))).toBe("156.0.8078.79");
});

test("a program that is missing, fails, or is something else isn't a browser", () => {
  expect(versionOf(join(folder, "missing"))).toBeNull();
  expect(versionOf(program("failing", `echo "Chromium 156.0.1.2"; exit 127`))).toBeNull();
  expect(versionOf(program("stranger", "echo hello"))).toBeNull();
});

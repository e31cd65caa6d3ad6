/** For tests: the program as others call it, in its own process and folder. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

export const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

export type Ended = { status: number | null; out: string; err: string };

export function folderWith(files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(join(tmpdir(), "citeworthy-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

export const runCli = (folder: string, args: string[], env: Record<string, string> = {}): Promise<Ended> =>
  ended(process.execPath, [MAIN, ...args], folder, env);

/** A line of shell in which `$CLI` is the program. */
export const runShell = (folder: string, line: string): Promise<Ended> =>
  ended("sh", ["-c", line], folder, { CLI: `${process.execPath} ${MAIN}` });

async function ended(program: string, args: string[], cwd: string, env: Record<string, string>) {
  // Nothing else of the test runner's environment reaches the program. The cache only makes it start sooner.
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const cached = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
  const child = spawn(program, args, {
    cwd,
    env: { PATH, ...cached, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = new Promise<number | null>((resolve, reject) =>
    child.on("error", reject).on("close", (status) => resolve(status)),
  );
  const [status, out, err] = await Promise.all([closed, text(child.stdout), text(child.stderr)]);
  return { status, out, err };
}

/** Each line of the output must be JSON. */
export const rows = ({ out }: Ended): Record<string, unknown>[] =>
  out
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

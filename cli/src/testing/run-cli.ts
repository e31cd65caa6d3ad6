/** For tests: the program as others call it, in its own process and folder, and its commands without a process. */
// First, as in the program.
import "@citeworthy/server/identity";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { onTestFinished, vi } from "vitest";
import { LOCAL_COMMANDS } from "../local-commands.ts";
import { runProgram } from "../run-program.ts";

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

let lastCall: Promise<unknown> = Promise.resolve();

/**
 * Runs a command in the test's own process, which saves the second that a process takes to start. Calls wait for each
 * other, because a process has one folder and one output. What only a process has, such as pipes, is tested by `runCli`.
 */
export function callCli(folder: string, args: string[]): Promise<Ended> {
  const call = lastCall.then(() => callHere(folder, args));
  lastCall = call.catch(() => undefined);
  return call;
}

async function callHere(folder: string, args: string[]): Promise<Ended> {
  const printed = { out: "", err: "" };
  const listen = (stream: NodeJS.WriteStream, name: "out" | "err") =>
    vi.spyOn(stream, "write").mockImplementation((text, done) => {
      printed[name] += text;
      if (typeof done === "function") queueMicrotask(done);
      return true;
    });
  const listenToLines = (method: "log" | "error", name: "out" | "err") =>
    vi.spyOn(console, method).mockImplementation((line) => {
      printed[name] += `${line}\n`;
    });
  const listeners = [
    listen(process.stdout, "out"),
    listen(process.stderr, "err"),
    listenToLines("log", "out"),
    listenToLines("error", "err"),
  ];
  const { argv, exitCode } = process;
  const before = process.cwd();
  const { INIT_CWD } = process.env;
  delete process.env.INIT_CWD;
  process.chdir(folder);
  process.argv = [process.execPath, MAIN, ...args];
  try {
    await runProgram({ call: "npm run --silent cli --", commands: LOCAL_COMMANDS });
    return { status: Number(process.exitCode), ...printed };
  } finally {
    Object.assign(process, { argv, exitCode });
    process.chdir(before);
    if (INIT_CWD !== undefined) process.env.INIT_CWD = INIT_CWD;
    for (const listener of listeners) listener.mockRestore();
  }
}

/** Each line of the output must be JSON. */
export const rows = ({ out }: Ended): Record<string, unknown>[] =>
  out
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

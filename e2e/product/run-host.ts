/** The host as a bare process, for tests of how it starts, refuses and stops. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export const house = join(import.meta.dirname, "../..");

/** The settings, and of this process's environment only what a program needs to run. */
export function hostEnvironment(settings: Record<string, string>): Record<string, string> {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE, ...settings };
}

export type HostRun = {
  pid: number;
  /** Everything said so far, on both streams. */
  said(): string;
  /** The exit status, once there is one. */
  ended: Promise<number | null>;
  /** Fails with what it said if it ends instead. */
  ready(): Promise<void>;
  signal(name: NodeJS.Signals): void;
};

export function runHost(settings: Record<string, string>, args: string[] = []): HostRun {
  const child = spawn(process.execPath, ["web/host.ts", ...args], {
    cwd: house,
    env: hostEnvironment(settings),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said += chunk;
    });
  }
  const ended = new Promise<number | null>((done) => child.once("close", (status) => done(status)));
  const ready = async () => {
    while (!said.includes("is ready")) {
      if (child.exitCode !== null) throw new Error(`The product stopped while starting:\n${said}`);
      await sleep(50);
    }
  };
  return { pid: child.pid ?? 0, said: () => said, ended, ready, signal: (name) => void child.kill(name) };
}

/** The host as a bare process, for tests of how it starts, refuses and stops. */
import { spawn } from "node:child_process";
import { join } from "node:path";

const house = join(import.meta.dirname, "../..");

export type HostRun = {
  pid: number;
  /** Everything said so far, on both streams. */
  said(): string;
  /** The exit status, once there is one. */
  ended: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
};

export function runHost(settings: Record<string, string>, args: string[] = []): HostRun {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const child = spawn(process.execPath, ["web/host.ts", ...args], {
    cwd: house,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said += chunk;
    });
  }
  const ended = new Promise<number | null>((done) => child.once("close", (status) => done(status)));
  return { pid: child.pid ?? 0, said: () => said, ended, signal: (name) => void child.kill(name) };
}

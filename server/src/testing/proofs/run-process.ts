/** Starts `server-process.ts` and knows when it is ready; the caller has to stop it. */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export type ServerProcess = {
  /** Where it listens; nothing for a worker. */
  url: string;
  pid: number;
  kill(): Promise<void>;
};

const script = fileURLToPath(new URL("server-process.ts", import.meta.url));

async function firstReady(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("no output to read");
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith("ready ")) return line.slice("ready ".length);
  throw new Error("The server process ended before it was ready");
}

export async function runProcess(
  role: "edge" | "worker" | "both",
  settings: Record<string, string>,
): Promise<ServerProcess> {
  // The cache of compiled code halves the start of a process.
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const child = spawn(process.execPath, [script, role], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, LOG_LEVEL: "error", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  try {
    const url = await firstReady(child);
    child.stdout?.resume();
    return { url, pid: child.pid ?? 0, kill };
  } catch (failure) {
    await kill();
    throw failure;
  }
}

/**
 * Runs a program as the container and the systemd unit do, where neither can be started: as an unprivileged user, without
 * capabilities or new privileges, with every file read-only but one folder and a /tmp of its own.
 */
import { spawn } from "node:child_process";
import { chownSync, mkdirSync } from "node:fs";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { DebianProgram } from "@citeworthy/server/testing";

export const SANDBOX: DebianProgram = { command: "bwrap", package: "bubblewrap" };
/** The user of the Dockerfile. */
export const USER = 10_001;

type Sandboxed = {
  /** The folder that becomes `/`. */
  root: string;
  /** The only folder that can be written, as it is named outside and inside. */
  state: { from: string; to: string };
  cwd: string;
  env: Record<string, string>;
  command: string[];
};

export type SandboxedRun = {
  said(): string;
  /** Asks the address until it answers 200; fails with what the program said if it ends instead. */
  untilReady(url: string): Promise<void>;
  /** The exit status after SIGTERM. */
  stop(): Promise<number | null>;
};

export function runSandboxed({ root, state, cwd, env, command }: Sandboxed): SandboxedRun {
  mkdirSync(state.from, { recursive: true });
  chownSync(state.from, USER, USER);
  const user = ["--reuid", String(USER), "--regid", String(USER), "--clear-groups", "--no-new-privs"];
  const files = ["--ro-bind", root, "/", "--tmpfs", "/tmp", "--bind", state.from, state.to];
  const own = ["--dev", "/dev", "--ro-bind", "/proc", "/proc", "--unshare-ipc", "--cap-drop", "ALL"];
  const variables = Object.entries(env).flatMap(([name, value]) => ["--setenv", name, value]);
  const options = [...files, ...own, "--info-fd", "3", "--clearenv", ...variables, "--chdir", cwd];
  const child = spawn("setpriv", [...user, "--bounding-set", "-all", "bwrap", ...options, ...command], {
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  // The sandbox doesn't pass signals on, but says which process is inside.
  const inside = text(child.stdio[3] as Readable).then((info): number => JSON.parse(info)["child-pid"]);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      said += chunk;
    });
  const ended = new Promise<number | null>((done) => child.once("close", (status) => done(status)));
  return {
    said: () => said,
    async untilReady(url) {
      const isReady = () =>
        fetch(url).then(
          ({ status }) => status === 200,
          () => false,
        );
      while (!(await isReady())) {
        if (child.exitCode !== null) throw new Error(`It stopped while starting:\n${said}`);
        await sleep(100);
      }
    },
    async stop() {
      if (child.exitCode === null) process.kill(await inside, "SIGTERM");
      return ended;
    },
  };
}

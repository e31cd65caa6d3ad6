/** The host on a socket that outlives it, as under systemd. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hostEnvironment, house } from "./run-host.ts";

export class SupervisedHost {
  readonly port: number;
  #said = "";
  readonly #holder: ChildProcess;
  readonly #closed: Promise<void>;

  constructor(port: number, settings: Record<string, string>, args: string[]) {
    this.port = port;
    const holder = join(import.meta.dirname, "socket-holder.ts");
    const command = [process.execPath, "web/host.ts", ...args];
    this.#holder = spawn(process.execPath, [holder, String(port), ...command], {
      cwd: house,
      env: hostEnvironment({ ...settings, PORT: String(port) }),
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.#holder.stdout, this.#holder.stderr])
      stream?.on("data", (chunk) => {
        this.#said += chunk;
      });
    this.#closed = new Promise((done) => this.#holder.once("close", () => done()));
  }

  #count(pattern: RegExp): number {
    return this.#said.match(pattern)?.length ?? 0;
  }

  /** Fails with what the processes said if one of them ends in another way than by `restart`. */
  async ready(): Promise<void> {
    while (this.#count(/is ready/g) < this.#count(/^process /gm) || this.#count(/^process /gm) === 0) {
      if (this.#holder.exitCode !== null || /^ended with (?!0$)/m.test(this.#said))
        throw new Error(`The product stopped while starting:\n${this.#said}`);
      await sleep(50);
    }
  }

  /** Ends once the process has stopped as it should and the next one is ready. */
  async restart(): Promise<void> {
    const before = this.#count(/^process /gm);
    process.kill(this.#pid(), "SIGTERM");
    while (this.#count(/^process /gm) === before) await sleep(50);
    await this.ready();
  }

  #pid(): number {
    return Number([...this.#said.matchAll(/^process (\d+)$/gm)].at(-1)?.[1]);
  }

  async kill(): Promise<void> {
    this.#holder.kill("SIGKILL");
    if (this.#pid()) process.kill(this.#pid(), "SIGKILL");
    await this.#closed;
  }
}

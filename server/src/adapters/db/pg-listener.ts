/** One LISTEN connection for the whole process, with reconnect. What was sent while it was down is lost, so it says so. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Heard } from "./database.ts";

/** Held by every process that serves this database; any number, the same in all of them. */
export const RUNNING_LOCK = 7_272_742;

const FIRST_WAIT_MS = 200;
const MAX_WAIT_MS = 10_000;
const SILENCE_MS = 5_000;

export class PgListener {
  #channels = new Map<string, Set<Heard>>();
  #client: pg.Client | undefined;
  #loop: Promise<void> | undefined;
  #stopped = new AbortController();
  #up = Promise.withResolvers<void>();
  #url: string;
  #beatMs: number;

  constructor(url: string, beatMs = 15_000) {
    this.#url = url;
    this.#beatMs = beatMs;
  }

  async listen(channel: string, heard: Heard): Promise<() => Promise<void>> {
    const known = this.#channels.get(channel);
    const ears = known ?? new Set<Heard>();
    this.#channels.set(channel, ears.add(heard));
    await this.connect();
    // A failure here means that the connection is going down; the loop listens again when it is back.
    if (!known) await this.#client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {});
    return () => this.#unlisten(channel, ears, heard);
  }

  /** Connects now instead of with the first channel. */
  async connect(): Promise<void> {
    this.#loop ??= this.#run();
    await this.#up.promise;
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    await this.#client?.end().catch(() => {});
    await this.#loop;
  }

  async #unlisten(channel: string, ears: Set<Heard>, heard: Heard): Promise<void> {
    ears.delete(heard);
    if (ears.size > 0 || this.#channels.get(channel) !== ears) return;
    this.#channels.delete(channel);
    await this.#client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
  }

  async #run(): Promise<void> {
    let attempt = 0;
    let wasUp = false;
    while (!this.#stopped.signal.aborted) {
      const up = await this.#connectOnce(wasUp);
      wasUp ||= up;
      attempt = up ? 0 : attempt + 1;
      const wait =
        Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempt, 6)) * (0.5 + Math.random() / 2);
      await sleep(wait, undefined, { signal: this.#stopped.signal }).catch(() => {});
    }
  }

  /** Stays until the connection ends; false where it never came up. */
  async #connectOnce(wasUp: boolean): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    const ended = new Promise<void>((done) => {
      client.once("end", done);
      client.once("error", () => done());
    });
    client.on("error", () => {}); // a late error without a listener would end the process
    client.on("notification", ({ channel, payload }) => this.#tell(channel, payload ?? ""));
    try {
      await client.connect();
      await client.query("select pg_advisory_lock_shared($1)", [RUNNING_LOCK]);
      for (const channel of this.#channels.keys())
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch {
      client.end().catch(() => {});
      return false;
    }
    this.#client = client;
    this.#up.resolve();
    if (wasUp) for (const channel of this.#channels.keys()) this.#tell(channel, null);
    const beat = setInterval(() => this.#beat(client), this.#beatMs);
    await ended;
    clearInterval(beat);
    this.#client = undefined;
    this.#up = Promise.withResolvers();
    client.end().catch(() => {});
    return true;
  }

  #tell(channel: string, payload: string | null): void {
    for (const heard of this.#channels.get(channel) ?? []) heard(payload);
  }

  /** A dead peer sends nothing: ask now and then, and give up on a silent answer. */
  async #beat(client: pg.Client): Promise<void> {
    const answered = client.query("select 1").then(() => true);
    const silent = sleep(SILENCE_MS, false, { ref: false });
    const alive = await Promise.race([answered, silent]).catch(() => false);
    if (!alive) client.end().catch(() => {});
  }
}

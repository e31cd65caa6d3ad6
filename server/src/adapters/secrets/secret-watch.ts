/** Checks now and then whether the present secret opens what is stored, and tells the log if it doesn't. */
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Db } from "../db/database.ts";
import { describeUnreadable, type UnreadableSecrets, unreadableSecrets } from "./unreadable-secrets.ts";

/** Metrics are read every few seconds, and a check opens every stored secret. */
const KEPT_MS = 10 * 60 * 1000;

export type SecretWatch = ReturnType<typeof secretWatch>;

export function secretWatch({ db, secret, clock, log }: { db: Db; secret: string; clock: Clock; log: Log }) {
  let latest: { at: number; counts: Promise<UnreadableSecrets> } | null = null;

  async function check(): Promise<UnreadableSecrets> {
    const counts = await unreadableSecrets(db, secret);
    const found = describeUnreadable(counts);
    if (found !== null)
      log.error("stored secrets can't be read: AUTH_SECRET is not the one they were encrypted with", {
        found,
      });
    return counts;
  }

  return {
    counts(): Promise<UnreadableSecrets> {
      const now = clock.now().getTime();
      if (latest === null || now - latest.at > KEPT_MS) {
        const counts = check();
        latest = { at: now, counts };
        counts.catch(() => {
          latest = null;
        });
      }
      return latest.counts;
    },
  };
}

/** Remembers which browsers and programs a user signed in with, by the hash of an identifier. */
import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { Db } from "../../db/database.ts";
import { knownDevices } from "../../db/schema/all.ts";

/** `first`: the user had no device before, so this one isn't suspicious. */
type Acquaintance = "known" | "new" | "first";
export type KnownDevices = ReturnType<typeof knownDeviceStore>;

const hash = (device: string) => createHash("sha256").update(device).digest("base64url");

export function knownDeviceStore(db: Db, clock: Clock) {
  return {
    async meet(userId: string, device: string): Promise<Acquaintance> {
      const deviceHash = hash(device);
      const now = clock.now();
      const isThis = and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash));
      const seen = await db.update(knownDevices).set({ lastSeenAt: now }).where(isThis).returning();
      if (seen.length > 0) return "known";
      const [other] = await db
        .select({ userId: knownDevices.userId })
        .from(knownDevices)
        .where(eq(knownDevices.userId, userId))
        .limit(1);
      await db.insert(knownDevices).values({ userId, deviceHash, lastSeenAt: now }).onConflictDoNothing();
      return other ? "new" : "first";
    },
  };
}

import { and, eq, isNull } from "drizzle-orm";
import type { ShareStore } from "../../../../ports/analysis/shares.ts";
import type { Db } from "../../database.ts";
import { shares } from "../../schema/all.ts";

export function shareStore(db: Db): ShareStore {
  return {
    async create(token, searchId, now) {
      await db.insert(shares).values({ token, searchId, createdAt: now });
    },
    async openFor(searchId) {
      const open = and(eq(shares.searchId, searchId), isNull(shares.revokedAt));
      const [row] = await db.select({ token: shares.token }).from(shares).where(open).limit(1);
      return row?.token ?? null;
    },
    async searchOf(token) {
      const open = and(eq(shares.token, token), isNull(shares.revokedAt));
      const [row] = await db.select({ searchId: shares.searchId }).from(shares).where(open);
      return row?.searchId ?? null;
    },
    async revokeAll(searchId, now) {
      await db
        .update(shares)
        .set({ revokedAt: now })
        .where(and(eq(shares.searchId, searchId), isNull(shares.revokedAt)));
    },
  };
}

import { and, desc, eq, isNull } from "drizzle-orm";
import type { ShareStore } from "../../../../ports/analysis/shares.ts";
import type { Db } from "../../database.ts";
import { searches, shares } from "../../schema/all.ts";

export function shareStore(db: Db): ShareStore {
  return {
    async create(token, searchId, now) {
      await db.insert(shares).values({ ...token, searchId, createdAt: now });
    },
    async openFor(searchId) {
      const open = and(eq(shares.searchId, searchId), isNull(shares.revokedAt));
      const newest = desc(shares.createdAt);
      const [row] = await db.select().from(shares).where(open).orderBy(newest).limit(1);
      return row?.sealedToken ?? null;
    },
    listOf: (userId, limit) =>
      db
        .select({
          searchId: shares.searchId,
          query: searches.query,
          sealedToken: shares.sealedToken,
          createdAt: shares.createdAt,
        })
        .from(shares)
        .innerJoin(searches, eq(searches.id, shares.searchId))
        .where(and(eq(searches.userId, userId), isNull(shares.revokedAt)))
        .orderBy(desc(shares.createdAt))
        .limit(limit),
    async searchOf(tokenHash) {
      const open = and(eq(shares.tokenHash, tokenHash), isNull(shares.revokedAt));
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

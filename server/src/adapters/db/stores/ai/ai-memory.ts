import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { AiCache, AiReplies } from "../../../../ports/ai/ai-memory.ts";
import type { Db } from "../../database.ts";
import { aiCache, aiReplies } from "../../schema/all.ts";

export function aiCacheStore(db: Db): AiCache {
  return {
    async find(key, now) {
      const [row] = await db
        .select({ value: aiCache.value })
        .from(aiCache)
        .where(and(eq(aiCache.key, key), gt(aiCache.expiresAt, now)));
      return row?.value ?? null;
    },
    async save(key, value, expiresAt) {
      await db
        .insert(aiCache)
        .values({ key, value, expiresAt })
        .onConflictDoUpdate({ target: aiCache.key, set: { value, expiresAt } });
    },
    async sweep(now) {
      await db.delete(aiCache).where(lt(aiCache.expiresAt, now));
    },
  };
}

export function aiReplyStore(db: Db): AiReplies {
  return {
    async keep(reply) {
      const [row] = await db.insert(aiReplies).values(reply).returning({ id: aiReplies.id });
      if (!row) throw new Error("A stored reply has no ID");
      return row.id;
    },
    async find(id) {
      const [row] = await db.select().from(aiReplies).where(eq(aiReplies.id, id));
      return row ?? null;
    },
    async ofRequest(requestId) {
      return db
        .select()
        .from(aiReplies)
        .where(eq(aiReplies.requestId, requestId))
        .orderBy(asc(aiReplies.at), asc(aiReplies.id));
    },
    async forgetBefore(moment) {
      await db.delete(aiReplies).where(lt(aiReplies.at, moment));
    },
  };
}

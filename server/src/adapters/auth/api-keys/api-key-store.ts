/** API keys in the database. A key has 256 random bits, so a plain SHA-256 is enough: there is nothing to guess. */

import { createHash, randomBytes, randomUUID } from "node:crypto";
import { KEY_PREFIX } from "@citeworthy/core/product/accounts/api-keys";
import { DAY_MS } from "@citeworthy/core/time";
import { and, desc, eq, isNull, lt, or } from "drizzle-orm";
import type { ApiKeys, KeyVerdict } from "../../../ports/accounts/api-keys.ts";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { Db } from "../../db/database.ts";
import { apiKeys, users } from "../../db/schema/all.ts";
import { keyOwner, type OwnerNeeds } from "./key-owner.ts";

type Needs = OwnerNeeds & { clock: Clock };

const TOKEN_BYTES = 32;
/** Enough to tell one's keys apart, and of no help in guessing one. */
const ENDING_LENGTH = 4;
/** "Last used" is shown in minutes, so it needn't be written more often. */
const NOTE_USE_EVERY_MS = 60_000;
/** After this, nobody wonders any more why an old key is refused. */
const KEPT_AFTER_END_MS = 90 * DAY_MS;

const hash = (token: string) => createHash("sha256").update(token).digest("base64url");

const shown = {
  id: apiKeys.id,
  name: apiKeys.name,
  ending: apiKeys.ending,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
};

/** Without the revoked ones, the newest first. */
const keysOf = (db: Db, userId: string, workspaceId: string) =>
  db
    .select(shown)
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.workspaceId, workspaceId), isNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.createdAt));

export function apiKeyStore(needs: Needs): ApiKeys {
  const { db, clock } = needs;
  const noteUse = async (id: string, lastUsedAt: Date | null) => {
    const now = clock.now();
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < NOTE_USE_EVERY_MS) return;
    await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
  };

  return {
    async create(key) {
      const id = randomUUID();
      const token = KEY_PREFIX + randomBytes(TOKEN_BYTES).toString("base64url");
      const ending = token.slice(-ENDING_LENGTH);
      await db.insert(apiKeys).values({ ...key, id, tokenHash: hash(token), ending, createdAt: clock.now() });
      return { id, token };
    },

    list: (userId, workspaceId) => keysOf(db, userId, workspaceId),

    async revoke(userId, id) {
      const [revoked] = await db
        .update(apiKeys)
        .set({ revokedAt: clock.now() })
        .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
        .returning({ name: apiKeys.name });
      return revoked ?? null;
    },

    async revokeAll(userId) {
      await db
        .update(apiKeys)
        .set({ revokedAt: clock.now() })
        .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
    },

    async check(token): Promise<KeyVerdict> {
      const [found] = await db
        .select()
        .from(apiKeys)
        .innerJoin(users, eq(users.id, apiKeys.userId))
        .where(eq(apiKeys.tokenHash, hash(token)));
      if (!found) return { kind: "unknown" };
      const { api_keys: key, users: owner } = found;
      if (key.revokedAt) return { kind: "revoked" };
      if (key.expiresAt <= clock.now()) return { kind: "expired", at: key.expiresAt };
      if (owner.suspendedAt) return { kind: "suspended" };
      await noteUse(key.id, key.lastUsedAt);
      const { id: keyId, scopes, workspaceId } = key;
      const user = await keyOwner(needs, owner, workspaceId);
      return { kind: "valid", caller: { keyId, scopes, user, workspaceId } };
    },

    async forgetOld() {
      const before = new Date(clock.now().getTime() - KEPT_AFTER_END_MS);
      const isOld = or(lt(apiKeys.expiresAt, before), lt(apiKeys.revokedAt, before));
      return (await db.delete(apiKeys).where(isOld).returning({ id: apiKeys.id })).length;
    },
  };
}

/** Connected apps in the database: what users allowed, and the tokens that follow from it. */
import { randomUUID } from "node:crypto";
import { CONNECTION_LIFETIME_MS, KEY_SCOPES_OF } from "@citeworthy/core/product/accounts/connected-apps";
import { DAY_MS } from "@citeworthy/core/time";
import { and, desc, eq, gt, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { AppTokens, ConnectedApps } from "../../../ports/accounts/connected-apps.ts";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { Db } from "../../db/database.ts";
import { appClients, appGrants, appTokens, users, workspaces } from "../../db/schema/all.ts";
import { keyOwner, type OwnerNeeds } from "../api-keys/key-owner.ts";
import { appRegistrations, forgetRegistrations } from "./app-registrations.ts";
import { endGrant, hashOfToken, issueToken, provesChallenge, spendToken } from "./app-tokens.ts";

type Needs = OwnerNeeds & { clock: Clock };

/** "Last used" is shown in minutes, so it needn't be written more often. */
const NOTE_USE_EVERY_MS = 60_000;
/** After this, nobody wonders any more what an app was that has ended. */
const KEPT_AFTER_END_MS = 90 * DAY_MS;
/** A connection that the app never took up. */
const PENDING_KEPT_MS = DAY_MS;

const isOpen = (now: Date) => and(isNull(appGrants.revokedAt), gt(appGrants.expiresAt, now));

/** A new pair of tokens, unless the connection has ended meanwhile. */
async function newPair(db: Db, grantId: string, now: Date): Promise<AppTokens | null> {
  const [grant] = await db
    .update(appGrants)
    .set({ connectedAt: now, lastUsedAt: now })
    .where(and(eq(appGrants.id, grantId), isOpen(now)))
    .returning();
  if (!grant) return null;
  const [client] = await db
    .update(appClients)
    .set({ lastUsedAt: now })
    .where(eq(appClients.id, grant.clientId))
    .returning({ name: appClients.name });
  const issue = (kind: "access" | "refresh") =>
    issueToken(db, { grantId, kind, now, until: grant.expiresAt });
  const accessToken = await issue("access");
  return {
    accessToken,
    refreshToken: await issue("refresh"),
    scopes: grant.scopes,
    name: client?.name ?? "",
  };
}

const clientOf = async (db: Db, grantId: string) =>
  (await db.select({ id: appGrants.clientId }).from(appGrants).where(eq(appGrants.id, grantId)))[0]?.id;

const flow = (
  db: Db,
  clock: Clock,
): Pick<ConnectedApps, "approve" | "exchange" | "refresh" | "revokeByToken"> => ({
  approve: ({ redirectUri, challenge, ...approval }) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const grantId = randomUUID();
      const expiresAt = new Date(now.getTime() + CONNECTION_LIFETIME_MS);
      await tx.insert(appGrants).values({ ...approval, id: grantId, createdAt: now, expiresAt });
      return issueToken(tx, { grantId, kind: "code", now, until: expiresAt }, { challenge, redirectUri });
    }),

  // What is wrong with a code is checked after it is spent, so that nobody can try again with the same one.
  exchange: ({ code, clientId, redirectUri, verifier }) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const spent = await spendToken(tx, { token: code, kind: "code", now });
      if (spent === null || spent.redirectUri !== redirectUri) return null;
      if (!provesChallenge(verifier, spent.challenge ?? "")) return null;
      if ((await clientOf(tx, spent.grantId)) !== clientId) return null;
      return newPair(tx, spent.grantId, now);
    }),

  refresh: ({ token, clientId }) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const spent = await spendToken(tx, { token, kind: "refresh", now });
      if (spent === null || (await clientOf(tx, spent.grantId)) !== clientId) return null;
      // The access token before this one has had its time.
      await tx
        .delete(appTokens)
        .where(and(eq(appTokens.grantId, spent.grantId), eq(appTokens.kind, "access")));
      return newPair(tx, spent.grantId, now);
    }),

  async revokeByToken({ token, clientId }) {
    const [found] = await db
      .select()
      .from(appTokens)
      .where(eq(appTokens.tokenHash, hashOfToken(token)));
    if (found && (await clientOf(db, found.grantId)) === clientId)
      await endGrant(db, found.grantId, clock.now());
  },
});

const hostsOf = (uris: string[]) => [...new Set(uris.map((uri) => new URL(uri).host))];

const owned = (db: Db, clock: Clock): Pick<ConnectedApps, "list" | "revoke" | "revokeAll"> => ({
  async list(userId) {
    const found = await db
      .select()
      .from(appGrants)
      .innerJoin(appClients, eq(appClients.id, appGrants.clientId))
      .innerJoin(workspaces, eq(workspaces.id, appGrants.workspaceId))
      .where(and(eq(appGrants.userId, userId), isNotNull(appGrants.connectedAt), isOpen(clock.now())))
      .orderBy(desc(appGrants.createdAt));
    return found.map(({ app_grants: grant, app_clients: client, workspaces: { name: workspace } }) => {
      const { id, scopes, createdAt, expiresAt, lastUsedAt } = grant;
      const hosts = hostsOf(client.redirectUris);
      return {
        ...{ id, name: client.name, hosts, scopes, workspace },
        connectedAt: createdAt,
        expiresAt,
        lastUsedAt,
      };
    });
  },

  async revoke(userId, id) {
    const [revoked] = await db
      .update(appGrants)
      .set({ revokedAt: clock.now() })
      .where(and(eq(appGrants.id, id), eq(appGrants.userId, userId), isNull(appGrants.revokedAt)))
      .returning({ clientId: appGrants.clientId, workspaceId: appGrants.workspaceId });
    if (!revoked) return null;
    const [client] = await db.select().from(appClients).where(eq(appClients.id, revoked.clientId));
    return { name: client?.name ?? "", workspaceId: revoked.workspaceId };
  },

  async revokeAll(userId) {
    await db
      .update(appGrants)
      .set({ revokedAt: clock.now() })
      .where(and(eq(appGrants.userId, userId), isNull(appGrants.revokedAt)));
  },
});

export function connectedAppStore(needs: Needs): ConnectedApps {
  const { db, clock } = needs;
  return {
    ...appRegistrations(db, clock),
    ...flow(db, clock),
    ...owned(db, clock),

    async check(token) {
      const now = clock.now();
      const [found] = await db
        .select()
        .from(appTokens)
        .innerJoin(appGrants, eq(appGrants.id, appTokens.grantId))
        .innerJoin(users, eq(users.id, appGrants.userId))
        .where(
          and(
            eq(appTokens.tokenHash, hashOfToken(token)),
            eq(appTokens.kind, "access"),
            gt(appTokens.expiresAt, now),
            isOpen(now),
          ),
        );
      if (!found || found.users.suspendedAt) return null;
      const { id: keyId, scopes, workspaceId, lastUsedAt } = found.app_grants;
      if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= NOTE_USE_EVERY_MS)
        await db.update(appGrants).set({ lastUsedAt: now }).where(eq(appGrants.id, keyId));
      const user = await keyOwner(needs, found.users, workspaceId);
      return { keyId, scopes: [...new Set(scopes.flatMap((one) => KEY_SCOPES_OF[one]))], user, workspaceId };
    },

    async forgetOld() {
      const now = clock.now();
      const before = (ms: number) => new Date(now.getTime() - ms);
      const isGone = or(
        lt(appGrants.expiresAt, before(KEPT_AFTER_END_MS)),
        lt(appGrants.revokedAt, before(KEPT_AFTER_END_MS)),
        and(isNull(appGrants.connectedAt), lt(appGrants.createdAt, before(PENDING_KEPT_MS))),
      );
      const tokens = await db
        .delete(appTokens)
        .where(lt(appTokens.expiresAt, now))
        .returning({ grantId: appTokens.grantId });
      const grants = await db.delete(appGrants).where(isGone).returning({ id: appGrants.id });
      return tokens.length + grants.length + (await forgetRegistrations(db, now));
    },
  };
}

/** Codes and tokens of connected apps. They have 256 random bits, so a plain SHA-256 is stored. */
import { createHash, randomBytes } from "node:crypto";
import {
  ACCESS_LIFETIME_MS,
  CODE_LIFETIME_MS,
  REFRESH_LIFETIME_MS,
} from "@citeworthy/core/product/accounts/connected-apps";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { AppTokenKind } from "../../../ports/accounts/connected-apps.ts";
import type { Db } from "../../db/database.ts";
import { appGrants, appTokens } from "../../db/schema/all.ts";

const TOKEN_BYTES = 32;
const LIFETIME_MS: Record<AppTokenKind, number> = {
  code: CODE_LIFETIME_MS,
  access: ACCESS_LIFETIME_MS,
  refresh: REFRESH_LIFETIME_MS,
};
/** Scanners find tokens that were committed by mistake, and a request with the wrong one is recognized. */
const PREFIX: Record<AppTokenKind, string> = { code: "cwc_", access: "cwa_", refresh: "cwr_" };

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");
export const hashOfToken = digest;

/** PKCE with S256, the only method that OAuth 2.1 leaves. */
export const provesChallenge = (verifier: string, challenge: string): boolean =>
  digest(verifier) === challenge;

type NewToken = { grantId: string; kind: AppTokenKind; now: Date; until: Date };
type OfCode = { challenge: string; redirectUri: string };

/** No token outlives its connection. */
export async function issueToken(db: Db, { grantId, kind, now, until }: NewToken, ofCode?: OfCode) {
  const token = PREFIX[kind] + randomBytes(TOKEN_BYTES).toString("base64url");
  const expiresAt = new Date(Math.min(now.getTime() + LIFETIME_MS[kind], until.getTime()));
  await db.insert(appTokens).values({ tokenHash: digest(token), grantId, kind, expiresAt, ...ofCode });
  return token;
}

type Spending = { token: string; kind: "code" | "refresh"; now: Date };

/**
 * Marks a token as used, which only one of two simultaneous requests can. A token that was used before has been copied,
 * so its connection ends, with every token that descends from it.
 */
export async function spendToken(db: Db, { token, kind, now }: Spending) {
  const isToken = and(eq(appTokens.tokenHash, digest(token)), eq(appTokens.kind, kind));
  const [spent] = await db
    .update(appTokens)
    .set({ usedAt: now })
    .where(and(isToken, isNull(appTokens.usedAt), gt(appTokens.expiresAt, now)))
    .returning();
  if (spent) return spent;
  const [known] = await db.select().from(appTokens).where(isToken);
  if (known?.usedAt) await endGrant(db, known.grantId, now);
  return null;
}

export async function endGrant(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(appGrants)
    .set({ revokedAt: now })
    .where(and(eq(appGrants.id, id), isNull(appGrants.revokedAt)));
}

/** Where the database keeps values that are encrypted with the instance's secret. Rotation and checks go through this list. */
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { sql } from "drizzle-orm";
import { isSecretName, keyBinding } from "../../config/ai-config.ts";
import { CLEAR } from "../auth/link-tokens.ts";
import type { Db } from "../db/database.ts";
import { HASH_KEY, hashKeyCipher } from "./hash-key.ts";
import { type SealPurpose, sealer } from "./sealer.ts";

type Cipher = {
  open(sealed: string, boundTo?: string): string | Promise<string>;
  seal(text: string, boundTo?: string): string | Promise<string>;
};
export type SealedKind =
  | Exclude<SealPurpose, "link tokens">
  | "share links"
  | "client report links"
  | "unsubscribe links"
  | "report unsubscribe links"
  | "work email unsubscribe links"
  | "second-step secrets"
  | "Google access tokens"
  | "Google refresh tokens";
type SealedRow = { id: string; value: string };
/** `boundTo`: undefined where values of this place are bound to nothing. */
type BoundRow = SealedRow & { boundTo: string | undefined };
export type SealedPlace = {
  table: string;
  id: string;
  column: string;
  cipher(secret: string): Cipher;
  /** Other rows of the table are not sealed. */
  isSealed?(row: SealedRow): boolean;
  /** What a value is for, by all rows of the table. */
  boundTo?(id: string, values: Record<string, string>): string;
};

/** As the sign-in library encrypts. */
const accountCipher = (key: string): Cipher => ({
  open: (data) => symmetricDecrypt({ key, data }),
  seal: (data) => symmetricEncrypt({ key, data }),
});

/** The library left tokens in clear before it was told to encrypt them, and reads both. */
const isEncryptedToken = ({ value }: SealedRow) => value.length % 2 === 0 && /^[0-9a-f]+$/i.test(value);

const googleTokens = (column: string): SealedPlace => ({
  table: "accounts",
  id: "id",
  column,
  cipher: accountCipher,
  isSealed: isEncryptedToken,
});

const linkTokens = (table: string, id: string, column = "sealed_token"): SealedPlace => ({
  table,
  id,
  column,
  cipher: (secret) => sealer(secret, "link tokens"),
  // The next start seals what a migration left in clear.
  isSealed: ({ value }) => !value.startsWith(CLEAR),
});

export const SEALED_PLACES: Record<SealedKind, SealedPlace> = {
  "hash key": {
    table: "instance_secrets",
    id: "name",
    column: "value",
    cipher: hashKeyCipher,
    isSealed: ({ id }) => id === HASH_KEY,
  },
  "AI keys": {
    table: "ai_settings",
    id: "name",
    column: "value",
    cipher: (secret) => sealer(secret, "AI keys"),
    isSealed: ({ id }) => isSecretName(id),
    boundTo: keyBinding,
  },
  "webhook secrets": {
    table: "webhooks",
    id: "id",
    column: "sealed_secret",
    cipher: (secret) => sealer(secret, "webhook secrets"),
  },
  "connected accounts": {
    table: "data_connections",
    id: "id",
    column: "sealed_token",
    cipher: (secret) => sealer(secret, "connected accounts"),
  },
  "share links": linkTokens("shares", "token_hash"),
  "client report links": linkTokens("report_links", "token_hash"),
  "unsubscribe links": linkTokens("schedules", "id"),
  "report unsubscribe links": linkTokens("report_recipients", "id"),
  "work email unsubscribe links": linkTokens("members", "digest_token_hash", "digest_sealed_token"),
  "second-step secrets": { table: "two_factors", id: "id", column: "secret", cipher: accountCipher },
  "Google access tokens": googleTokens("access_token"),
  "Google refresh tokens": googleTokens("refresh_token"),
};

export async function sealedRows(db: Db, place: SealedPlace): Promise<BoundRow[]> {
  const { table, id, column, isSealed = () => true, boundTo } = place;
  const [from, key, value] = [table, id, column].map((name) => sql.identifier(name));
  const { rows } = await db.execute<SealedRow>(
    sql`select ${key}::text as id, ${value} as value from ${from} where ${value} is not null order by 1`,
  );
  const values = boundTo ? Object.fromEntries(rows.map((row) => [row.id, row.value])) : {};
  return rows.filter(isSealed).map((row) => ({ ...row, boundTo: boundTo?.(row.id, values) }));
}

export async function replaceSealed(
  db: Db,
  { table, id, column }: SealedPlace,
  row: SealedRow,
): Promise<void> {
  const [from, key, value] = [table, id, column].map((name) => sql.identifier(name));
  await db.execute(sql`update ${from} set ${value} = ${row.value} where ${key}::text = ${row.id}`);
}

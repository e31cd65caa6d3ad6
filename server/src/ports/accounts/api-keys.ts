/** API keys of users, each for one workspace. Only hashes are stored, so a lost key can't be shown again. */
import type { KeyScope } from "@citeworthy/core/product/accounts/api-keys";
import type { SessionUser } from "./sessions.ts";

type ApiKey = {
  id: string;
  name: string;
  /** The last characters of the key, so that its owner can tell keys apart. */
  ending: string;
  scopes: KeyScope[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
};

/** Who calls with a key, and what the key allows. */
export type KeyCaller = {
  keyId: string;
  scopes: readonly KeyScope[];
  user: SessionUser;
  /** The workspace that the key was made in. */
  workspaceId: string;
};

export type KeyVerdict =
  | { kind: "valid"; caller: KeyCaller }
  | { kind: "unknown" | "revoked" | "suspended" }
  | { kind: "expired"; at: Date };

export type NewKey = {
  userId: string;
  workspaceId: string;
  name: string;
  scopes: KeyScope[];
  expiresAt: Date;
};

export type ApiKeys = {
  /** Returns the key itself, which is stored nowhere. */
  create(key: NewKey): Promise<{ id: string; token: string }>;
  /** The user's keys for a workspace, newest first, without revoked keys. */
  list(userId: string, workspaceId: string): Promise<ApiKey[]>;
  /** Null if the user has no such key, or if it was revoked before. */
  revoke(userId: string, id: string): Promise<{ name: string } | null>;
  revokeAll(userId: string): Promise<void>;
  /** Also notes when the key was last used. */
  check(token: string): Promise<KeyVerdict>;
  /** Deletes keys that have been of no use for long. */
  forgetOld(): Promise<number>;
};

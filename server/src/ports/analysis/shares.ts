import type { StoredToken } from "../runtime/link-tokens.ts";

export type OpenShare = { searchId: string; query: string; sealedToken: string; createdAt: Date };

/** Links by which anyone may read one result, until the owner takes them back. */
export type ShareStore = {
  create(token: StoredToken, searchId: string, now: Date): Promise<void>;
  /** The sealed token of the newest link that is open now, if there is one. */
  openFor(searchId: string): Promise<string | null>;
  /** The open links of a workspace with their pages, newest first. */
  listOf(userId: string, limit: number): Promise<OpenShare[]>;
  /** The result that an open link leads to. */
  searchOf(tokenHash: string): Promise<string | null>;
  revokeAll(searchId: string, now: Date): Promise<void>;
};

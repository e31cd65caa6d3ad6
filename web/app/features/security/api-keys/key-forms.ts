/** What the forms of the API keys page do, and the data that it shows. */
import type { KeyScope } from "@citeworthy/core/product/accounts/api-keys";

export const KEY_INTENT = { create: "create-key", revoke: "revoke-key" } as const;

export type KeyEntry = {
  id: string;
  name: string;
  ending: string;
  scopes: KeyScope[];
  expiresAt: string;
  /** 0 or less for a key that has expired. */
  daysLeft: number;
  lastUsedAt: string | null;
};

export type CreatedKey = { token: string };

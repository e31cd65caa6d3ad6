/** How many emails of a kind one address gets from all accounts together. Anybody can type somebody else's address. */
import { ACCOUNT_LINKS_PER_HOUR } from "@citeworthy/core/product/account-links";
import type { Limiter, RateLimit } from "../runtime/limiter.ts";

type Kind = "confirm-address" | "reset-password" | "change-address" | "invitation";

const PER_RECIPIENT: RateLimit = { max: ACCOUNT_LINKS_PER_HOUR, perSeconds: 60 * 60 };

export const takeRecipient = (limiter: Limiter, kind: Kind, address: string) =>
  limiter.take(`mail-${kind}:${address.toLowerCase()}`, PER_RECIPIENT);

/** How many emails of a kind one address gets, whoever causes them: their senders only have to type the address. */
import { ACCOUNT_LINKS_PER_HOUR } from "@citeworthy/core/product/account-links";
import type { Limiter, RateLimit } from "../runtime/limiter.ts";

type Kind = "confirm-address" | "reset-password" | "change-address" | "invitation";

const PER_RECIPIENT: RateLimit = { max: ACCOUNT_LINKS_PER_HOUR, perSeconds: 60 * 60 };

export const takeRecipient = (limiter: Limiter, kind: Kind, address: string) =>
  limiter.take(`mail-${kind}:${address.toLowerCase()}`, PER_RECIPIENT);

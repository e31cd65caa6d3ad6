/** The provider's buy address. A person can edit it, so it grants nothing: only what the provider later says does. */
import type { Order } from "../../ports/billing/billing.ts";
import { REFERENCE } from "./wire-format.ts";

export function checkoutLink(checkoutUrl: string, { productId, email, reference, returnUrl }: Order): string {
  const link = new URL(`${checkoutUrl.replace(/\/+$/, "")}/buy/${encodeURIComponent(productId)}`);
  link.search = new URLSearchParams({
    quantity: "1",
    email,
    disableEmail: "true",
    redirect_url: returnUrl,
    [`metadata_${REFERENCE}`]: reference,
  }).toString();
  return link.href;
}

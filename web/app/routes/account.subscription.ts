/** What the reader has now, for pages that were rendered ahead and for the wait after a payment. `null` for a visitor. */
import { services } from "../services.server.ts";
import type { Route } from "./+types/account.subscription";
import { subscriptionNow } from "./subscription.data.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  return page && user ? subscriptionNow(page, user.id) : null;
}

/** The user's current subscription, for pre-rendered pages and for polling after a payment. `null` for a visitor. */
import { orRefused } from "../../page-data/acting.server.ts";
import { services } from "../../services.server.ts";
import type { Route } from "./+types/account.subscription";
import { subscriptionNow } from "./subscription.data.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) return null;
  const { workspaceId } = await orRefused(page, page.acting("shared"));
  return subscriptionNow(page, workspaceId);
}

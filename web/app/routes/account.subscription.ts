/** What the reader has now, for pages that were rendered ahead and for the wait after a payment. `null` for a visitor. */
import { subscriptionView } from "../features/dashboard/subscription-view.ts";
import { services } from "../services.server.ts";
import type { Route } from "./+types/account.subscription";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  const subscription = page && user ? await page.subscriptionOf(user.id) : null;
  return subscription && subscriptionView(subscription, new Date());
}

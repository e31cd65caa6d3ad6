/** The user's current subscription, for pages that can work without it if it cannot be loaded. */
import { type SubscriptionView, subscriptionView } from "../../features/dashboard/subscription-view.ts";
import type { PageServices } from "../../services.server.ts";

export async function subscriptionNow(page: PageServices, userId: string): Promise<SubscriptionView | null> {
  try {
    const subscription = await page.subscriptionOf(userId);
    return subscription && subscriptionView(subscription, new Date());
  } catch (error) {
    page.log.error("a subscription could not be read", { userId, requestId: page.requestId, error });
    return null;
  }
}

/** Loads the parts of the dashboard independently: no part waits for another, and each can fail alone. */
import { messageText } from "@citeworthy/core/messages";
import type { Payment } from "../../features/dashboard/payments.tsx";
import type { ProfileData } from "../../features/dashboard/profile-panel.tsx";
import { subscriptionView } from "../../features/dashboard/subscription-view.ts";
import { usageView } from "../../features/dashboard/usage-view.ts";
import { searchesOf } from "../../page-data/searches.server.ts";
import type { PageServices } from "../../services.server.ts";

export type DashboardData = ReturnType<typeof dashboardData>;

export function dashboardData(page: PageServices, userId: string) {
  const part = <T, Otherwise>(what: string, read: Promise<T>, otherwise: Otherwise): Promise<T | Otherwise> =>
    read.catch((error: unknown) => {
      page.log.error(`${what} could not be read`, { userId, requestId: page.requestId, error });
      return otherwise;
    });
  return {
    subscription: part("a subscription", subscriptionOf(page, userId), undefined),
    payments: part("payments", paymentsOf(page, userId), null),
    profile: part<ProfileData, { problem: string }>("a profile", page.readProfile(userId), {
      problem: messageText("profile/fetch-failed"),
    }),
    hasPassword: part("sign-in methods", page.hasPassword(userId), true),
    searches: searchesOf(page, userId),
    usage: usageOf(page, userId),
  };
}

async function subscriptionOf(page: PageServices, userId: string) {
  const subscription = await page.subscriptionOf(userId);
  return subscription && subscriptionView(subscription, new Date());
}

async function paymentsOf(page: PageServices, userId: string): Promise<Payment[]> {
  const payments = await page.paymentHistory(userId);
  return payments.map(({ id, status, amount, currency, invoiceUrl, createdAt }) => ({
    id,
    status,
    amount,
    currency,
    invoiceUrl,
    createdAt: createdAt.toISOString(),
  }));
}

const usageOf = async (page: PageServices, userId: string) => usageView(await page.usageStats(userId));

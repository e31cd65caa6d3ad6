/** Loads the parts of the dashboard independently: no part waits for another, and each can fail alone. */
import { messageText } from "@citeworthy/core/messages";
import { mayDo, type Role } from "@citeworthy/core/product/workspaces/roles";
import type { Payment } from "../../features/dashboard/payments.tsx";
import type { ProfileData } from "../../features/dashboard/profile-panel.tsx";
import { subscriptionView } from "../../features/dashboard/subscription-view.ts";
import { usageView } from "../../features/dashboard/usage-view.ts";
import { searchesOf } from "../../page-data/searches.server.ts";
import type { PageServices } from "../../services.server.ts";

export type DashboardData = ReturnType<typeof dashboardData>;

type Visit = { userId: string; workspaceId: string; role: Role };

/** `null` for what the role may not see: payments are the owner's, and a client sees nothing of the workspace here. */
export function dashboardData(page: PageServices, { userId, workspaceId, role }: Visit) {
  const part = <T, Otherwise>(what: string, read: Promise<T>, otherwise: Otherwise): Promise<T | Otherwise> =>
    read.catch((error: unknown) => {
      page.log.error(`${what} could not be read`, { userId, requestId: page.requestId, error });
      return otherwise;
    });
  const asMember = { actor: { id: userId }, requestId: page.requestId };
  return {
    subscription: part("a subscription", subscriptionOf(page, workspaceId), undefined),
    payments: part("payments", mayDo(role, "manage") ? paymentsOf(page, workspaceId) : none, null),
    profile: part<ProfileData, { problem: string }>("a profile", page.readProfile(userId), {
      problem: messageText("profile/fetch-failed"),
    }),
    hasPassword: part("sign-in methods", page.hasPassword(userId), true),
    hasWorkDigest: part(
      "the choice of emails",
      mayDo(role, "read") ? page.worklist.hasDigest({ ...asMember, workspaceId, role }) : none,
      null,
    ),
    searches: mayDo(role, "read") ? searchesOf(page, workspaceId) : none,
    usage: mayDo(role, "read") ? usageOf(page, workspaceId) : none,
  };
}

const none = Promise.resolve(null);

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

import { redirect } from "react-router";
import { RecentSearches } from "../features/dashboard/recent-searches.tsx";
import { SubscriptionPanel } from "../features/dashboard/subscription-panel.tsx";
import { subscriptionView } from "../features/dashboard/subscription-view.ts";
import { UsagePanel } from "../features/dashboard/usage-panel.tsx";
import { pageMeta } from "../page-meta.ts";
import { searchesOf } from "../searches.server.ts";
import { services } from "../services.server.ts";
import { authPath } from "../session/auth-path.ts";
import { PageHead } from "../ui/page.tsx";
import type { Route } from "./+types/dashboard";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Dashboard",
    description: "Your plan and your recent searches.",
    path: "/dashboard",
    hidden: true,
  });

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw redirect(authPath("sign-in", "/dashboard"));
  const [subscription, searches, usage] = await Promise.all([
    page.subscriptionOf(user.id),
    searchesOf(page, user.id),
    page.usageStats(user.id),
  ]);
  return {
    subscription: subscription && subscriptionView(subscription, new Date()),
    searches,
    usage: { tools: usage.tools, resetsAt: usage.resetsAt?.toISOString() ?? null },
  };
}

export default function Dashboard({ loaderData: { subscription, searches, usage } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Dashboard" />
      <div className="wrap grid items-start gap-x-20 gap-y-16 pb-24 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid gap-16">
          <SubscriptionPanel subscription={subscription} />
          <RecentSearches searches={searches} />
        </div>
        <UsagePanel {...usage} />
      </div>
    </>
  );
}

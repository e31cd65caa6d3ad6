import { replace } from "react-router";
import { keepPage } from "../../connection/keep-page.ts";
import { AccountPanel } from "../../features/dashboard/account-panel.tsx";
import { Part } from "../../features/dashboard/part.tsx";
import { Payments } from "../../features/dashboard/payments.tsx";
import { ProfilePanel } from "../../features/dashboard/profile-panel.tsx";
import { RecentSearches } from "../../features/dashboard/recent-searches.tsx";
import { SecondStepNotice } from "../../features/dashboard/second-step-notice.tsx";
import { SubscriptionPanel } from "../../features/dashboard/subscription-panel.tsx";
import { UsagePanel } from "../../features/dashboard/usage-panel.tsx";
import { WaitingPanel } from "../../features/dashboard/waiting-panel.tsx";
import { services } from "../../services.server.ts";
import { authPath } from "../../session/auth-path.ts";
import { useSession } from "../../session/session.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { PageHead } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/dashboard";
import { runDashboardAction } from "./dashboard.actions.server.ts";
import { dashboardData } from "./dashboard.data.server.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Dashboard",
    description: "Your plan, your profile and your recent searches.",
    path: "/dashboard",
    hidden: true,
  });

async function requireUser(context: Route.LoaderArgs["context"]) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw replace(authPath("sign-in", "/dashboard"));
  return { page, user };
}

/** Each part is a separate promise: the page shows at once, and each part when it has loaded. */
export async function loader({ context }: Route.LoaderArgs) {
  const { page, user } = await requireUser(context);
  return { email: user.email, ...dashboardData(page, user.id) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { page, user } = await requireUser(context);
  return runDashboardAction({ page, userId: user.id, form: await request.formData(), request });
}

export const clientAction = keepPage;

const waiting = (title: string, ...lines: string[]) => <WaitingPanel title={title} lines={lines} />;

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { minPasswordLength, user } = useSession();
  const { email, subscription, payments, profile, hasPassword, searches, usage } = loaderData;
  return (
    <>
      <PageHead title="Dashboard" />
      {user?.needsSecondStep && <SecondStepNotice />}
      <div className="wrap grid items-start gap-x-20 gap-y-16 pb-24 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-16">
          <Subscription subscription={subscription} payments={payments} />
          <Part
            of={searches}
            waiting={waiting("Recent Searches", "100%", "100%", "100%")}
            broken={<RecentSearches searches={null} />}
          >
            {(list) => <RecentSearches searches={list} />}
          </Part>
          <Part
            of={profile}
            waiting={waiting("Profile Information", "90%", "90%", "30%")}
            broken={<ProfilePanel profile={{ problem: "Loading took too long" }} />}
          >
            {(found) => <ProfilePanel profile={found} />}
          </Part>
        </div>
        <div className="grid min-w-0 gap-16">
          <Part of={usage} waiting={waiting("Usage", "100%", "100%", "100%")} broken={null}>
            {(stats) => <UsagePanel {...stats} />}
          </Part>
          <Part of={hasPassword} waiting={waiting("Account", "60%", "55%", "65%")} broken={null}>
            {(has) => <AccountPanel email={email} hasPassword={has} minPasswordLength={minPasswordLength} />}
          </Part>
        </div>
      </div>
    </>
  );
}

type SubscriptionProps = Pick<Route.ComponentProps["loaderData"], "subscription" | "payments">;

/** Payments are a separate promise, so the subscription is shown without waiting for them. */
function Subscription({ subscription, payments }: SubscriptionProps) {
  return (
    <Part
      of={subscription}
      waiting={waiting("Subscription", "42%", "68%", "55%")}
      broken={<SubscriptionPanel subscription={undefined} />}
    >
      {(found) => (
        <SubscriptionPanel
          subscription={found}
          payments={
            <Part
              of={payments}
              waiting={<Skeleton label="Loading payments" lines={["100%", "100%"]} />}
              broken={<Payments payments={null} />}
            >
              {(list) => <Payments payments={list} />}
            </Part>
          }
        />
      )}
    </Part>
  );
}

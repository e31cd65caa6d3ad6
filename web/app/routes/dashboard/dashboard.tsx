import { type ReactNode, Suspense } from "react";
import { Await, Link, replace } from "react-router";
import { keepPage } from "../../connection/keep-page.ts";
import { AccountPanel } from "../../features/dashboard/account-panel.tsx";
import { Payments } from "../../features/dashboard/payments.tsx";
import { ProfilePanel } from "../../features/dashboard/profile-panel.tsx";
import { RecentSearches } from "../../features/dashboard/recent-searches.tsx";
import { SubscriptionPanel } from "../../features/dashboard/subscription-panel.tsx";
import { UsagePanel } from "../../features/dashboard/usage-panel.tsx";
import { WaitingPanel } from "../../features/dashboard/waiting-panel.tsx";
import { services } from "../../services.server.ts";
import { authPath } from "../../session/auth-path.ts";
import { useSession } from "../../session/session.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
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

type PartProps<Resolve> = {
  of: Resolve;
  waiting: ReactNode;
  broken: ReactNode;
  children: (value: Awaited<Resolve>) => ReactNode;
};

/** `broken`: shown if the part did not load in time. A part that failed on the server shows its own message. */
function Part<Resolve>({ of, waiting, broken, children }: PartProps<Resolve>) {
  return (
    <Suspense fallback={waiting}>
      <Await resolve={of} errorElement={broken}>
        {children}
      </Await>
    </Suspense>
  );
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { minPasswordLength, user } = useSession();
  const { email, subscription, payments, profile, hasPassword, searches, usage } = loaderData;
  const waiting = (title: string, ...lines: string[]) => <WaitingPanel title={title} lines={lines} />;
  return (
    <>
      <PageHead title="Dashboard" />
      {user?.needsSecondStep && (
        <div className="wrap pb-12">
          <Notice kind="info" title="Admins need a second step here">
            <p>
              Set it up under{" "}
              <Link to="/dashboard/security" className="link">
                Sign-in and security
              </Link>{" "}
              to open the admin dashboard.
            </p>
          </Notice>
        </div>
      )}
      <div className="wrap grid items-start gap-x-20 gap-y-16 pb-24 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-16">
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

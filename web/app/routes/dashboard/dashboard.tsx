import { mayDo } from "@citeworthy/core/product/workspaces/roles";
import { replace } from "react-router";
import { keepPage } from "../../connection/keep-page.ts";
import { AccountPanel } from "../../features/dashboard/account-panel.tsx";
import { EmailsPanel } from "../../features/dashboard/emails-panel.tsx";
import { Part } from "../../features/dashboard/part.tsx";
import { Payments } from "../../features/dashboard/payments.tsx";
import { ProfilePanel } from "../../features/dashboard/profile-panel.tsx";
import { RecentSearches } from "../../features/dashboard/recent-searches.tsx";
import { SecondStepNotice } from "../../features/dashboard/second-step-notice.tsx";
import { SubscriptionPanel } from "../../features/dashboard/subscription-panel.tsx";
import { UsagePanel } from "../../features/dashboard/usage-panel.tsx";
import { WaitingPanel } from "../../features/dashboard/waiting-panel.tsx";
import { GettingStarted } from "../../features/getting-started/getting-started.tsx";
import { orRefused } from "../../page-data/acting.server.ts";
import { exampleOf, firstStepsOf } from "../../page-data/getting-started.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
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
  const { workspaceId, role } = await orRefused(page, page.acting("shared"));
  // Awaited, so that nothing moves down when it appears above the other parts.
  const firstSteps = mayDo(role, "write") ? await firstStepsOf(page, { workspaceId, userId: user.id }) : null;
  return {
    ...{ email: user.email, role, firstSteps },
    example: firstSteps && exampleOf(page),
    ...dashboardData(page, { userId: user.id, workspaceId, role }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { page, user } = await requireUser(context);
  return runDashboardAction({ page, userId: user.id, form: await readForm(request), request });
}

export const clientAction = keepPage;

const waiting = (title: string, ...lines: string[]) => <WaitingPanel title={title} lines={lines} />;

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { minPasswordLength, user } = useSession();
  const { email, role, subscription, payments, profile, hasPassword, searches, usage, hasWorkDigest } =
    loaderData;
  const { firstSteps, example } = loaderData;
  return (
    <>
      <PageHead title="Dashboard" />
      {user?.needsSecondStep && <SecondStepNotice />}
      {firstSteps && example && (
        <div className="wrap pb-16">
          <GettingStarted steps={firstSteps} example={example} />
        </div>
      )}
      <div className="wrap grid items-start gap-x-20 gap-y-16 pb-24 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-16">
          {mayDo(role, "read") && (
            <>
              <Subscription subscription={subscription} payments={payments} isOwner={mayDo(role, "manage")} />
              <Part
                of={searches}
                waiting={waiting("Recent Searches", "100%", "100%", "100%")}
                broken={<RecentSearches searches="analysis/history-failed" />}
              >
                {(list) => list && <RecentSearches searches={list} />}
              </Part>
            </>
          )}
          <Part
            of={profile}
            waiting={waiting("Profile Information", "90%", "90%", "30%")}
            broken={<ProfilePanel profile={{ problem: "Loading took too long" }} />}
          >
            {(found) => <ProfilePanel profile={found} />}
          </Part>
        </div>
        <div className="grid min-w-0 gap-16">
          {mayDo(role, "read") && (
            <Part of={usage} waiting={waiting("Usage", "100%", "100%", "100%")} broken={null}>
              {(stats) => stats && <UsagePanel {...stats} />}
            </Part>
          )}
          <Part of={hasPassword} waiting={waiting("Account", "60%", "55%", "65%")} broken={null}>
            {(has) => <AccountPanel {...{ email, role, minPasswordLength }} hasPassword={has} />}
          </Part>
          {mayDo(role, "read") && (
            <Part of={hasWorkDigest} waiting={waiting("Emails", "80%")} broken={null}>
              {(isWanted) => isWanted !== null && <EmailsPanel hasWorkDigest={isWanted} />}
            </Part>
          )}
        </div>
      </div>
    </>
  );
}

type SubscriptionProps = Pick<Route.ComponentProps["loaderData"], "subscription" | "payments"> & {
  isOwner: boolean;
};

/** Payments are a separate promise, so the subscription is shown without waiting for them. */
function Subscription({ subscription, payments, isOwner }: SubscriptionProps) {
  return (
    <Part
      of={subscription}
      waiting={waiting("Subscription", "42%", "68%", "55%")}
      broken={<SubscriptionPanel subscription={undefined} />}
    >
      {(found) => (
        <SubscriptionPanel
          subscription={found}
          mayManage={isOwner}
          payments={
            isOwner && (
              <Part
                of={payments}
                waiting={<Skeleton label="Loading payments" lines={["100%", "100%"]} />}
                broken={<Payments payments={null} />}
              >
                {(list) => <Payments payments={list} />}
              </Part>
            )
          }
        />
      )}
    </Part>
  );
}

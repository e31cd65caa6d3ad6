import { ActivityList } from "../../features/security/activity-list.tsx";
import { ConnectedApps } from "../../features/security/connected-apps.tsx";
import { EmailPanel } from "../../features/security/email-panel.tsx";
import { SecondStepPanel } from "../../features/security/second-step-panel.tsx";
import { SessionList } from "../../features/security/session-list.tsx";
import { SettingsPage } from "../../features/security/settings-page.tsx";
import { readForm } from "../../page-data/read-form.server.ts";
import { useSession } from "../../session/session.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/dashboard.security";
import { doOnSecurityPage, securityData, type Visit } from "./dashboard.security.server.ts";
import { sessionVisit } from "./signed-in-visit.server.ts";

const PATH = "/dashboard/security";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sign-in and security",
    description: "Where you are signed in, how you sign in, and what happened to your account.",
    path: PATH,
    hidden: true,
  });

async function visitOf(args: Pick<Route.LoaderArgs, "context" | "request">): Promise<Visit> {
  const { page, user, sessionId } = await sessionVisit(args, PATH);
  return { page, userId: user.id, email: user.email, sessionId };
}

export async function loader(args: Route.LoaderArgs) {
  return securityData(await visitOf(args));
}

export async function action(args: Route.ActionArgs) {
  return doOnSecurityPage({ ...(await visitOf(args)), form: await readForm(args.request) });
}

export default function Security({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  const { email, pendingEmail, secondStep, places, apps, events } = loaderData;
  return (
    <SettingsPage title="Sign-in and security">
      <SecondStepPanel state={secondStep} isRequired={user?.needsSecondStep ?? false} />
      <EmailPanel email={email} pending={pendingEmail} />
      <SessionList places={places} />
      <ConnectedApps apps={apps} />
      <ActivityList events={events} />
    </SettingsPage>
  );
}

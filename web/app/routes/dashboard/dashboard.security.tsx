import { Link, redirect } from "react-router";
import { ActivityList } from "../../features/security/activity-list.tsx";
import { EmailPanel } from "../../features/security/email-panel.tsx";
import { SecondStepPanel } from "../../features/security/second-step-panel.tsx";
import { SessionList } from "../../features/security/session-list.tsx";
import { services } from "../../services.server.ts";
import { authPath } from "../../session/auth-path.ts";
import { useSession } from "../../session/session.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { PageHead } from "../../ui/layout/page.tsx";
import { ArrowLeft } from "../../ui/marks/icons.tsx";
import type { Route } from "./+types/dashboard.security";
import { doOnSecurityPage, securityData, type Visit } from "./dashboard.security.server.ts";

const PATH = "/dashboard/security";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sign-in and security",
    description: "Where you are signed in, how you sign in, and what happened to your account.",
    path: PATH,
    hidden: true,
  });

async function visitOf({ context, request }: Pick<Route.LoaderArgs, "context" | "request">): Promise<Visit> {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  const sessionId = await page?.sessions.idOf(request.headers);
  if (!page || !user || !sessionId) throw redirect(authPath("sign-in", PATH));
  return { page, userId: user.id, email: user.email, sessionId };
}

export async function loader(args: Route.LoaderArgs) {
  return securityData(await visitOf(args));
}

export async function action(args: Route.ActionArgs) {
  return doOnSecurityPage({ ...(await visitOf(args)), form: await args.request.formData() });
}

export default function Security({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  const { email, pendingEmail, secondStep, places, events } = loaderData;
  return (
    <>
      <PageHead
        title="Sign-in and security"
        above={
          <Link to="/dashboard" className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
            <ArrowLeft className="size-4.5" />
            Dashboard
          </Link>
        }
      />
      <div className="wrap pb-24">
        <div className="grid max-w-216 gap-16">
          <SecondStepPanel state={secondStep} isRequired={user?.needsSecondStep ?? false} />
          <EmailPanel email={email} pending={pendingEmail} />
          <SessionList places={places} />
          <ActivityList events={events} />
        </div>
      </div>
    </>
  );
}

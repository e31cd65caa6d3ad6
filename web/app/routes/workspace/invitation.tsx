/** The page of an invitation: who invites, to what, and the way to accept with a new or an existing account. */
import { ROLE_NAME } from "@citeworthy/core/product/workspaces/roles";
import { Form, Link, redirectDocument, useNavigation } from "react-router";
import { answer } from "../../page-data/answer.server.ts";
import { services } from "../../services.server.ts";
import { authPath } from "../../session/auth-path.ts";
import { useSignOut } from "../../session/use-sign-out.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { DateText } from "../../ui/figures/date-text.tsx";
import { Button, ButtonLink } from "../../ui/form/button.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/invitation";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Invitation",
    description: "Join a workspace.",
    path: "/invitation",
    hidden: true,
  });

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const page = context.get(services);
  if (!page) throw new Response(null, { status: 503 });
  const { user } = await page.session();
  const { data, init } = await answer(page, { what: "reading an invitation" }, () =>
    page.workspaces.readInvitation({ token, address: page.clientAddress }),
  );
  if (!data.ok) return { invitation: null, problem: data.problem, email: null, status: init?.status };
  const invitation = { ...data.value, expiresAt: data.value.expiresAt.toISOString() };
  return { invitation, problem: null, email: user?.email ?? null };
}

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw redirectDocument(authPath("sign-in", `/invitation/${token}`));
  return answer<null>(page, { what: "accepting an invitation" }, async () => {
    const { requestId } = page;
    const workspaceId = await page.workspaces.acceptInvitation({ token, user, requestId });
    const sessionId = (await page.sessions.idOf(request.headers)) ?? "";
    await page.switchWorkspace({ user, sessionId, workspaceId });
    throw redirectDocument("/");
  });
}

function OtherAccount({ email, invited }: { email: string; invited: string }) {
  const leave = useSignOut();
  return (
    <>
      <Notice kind="error">
        You are signed in as {email}. This invitation is for {invited}.
      </Notice>
      <div>
        <Button onClick={() => void leave()}>Sign out</Button>
      </div>
    </>
  );
}

export default function Invitation({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const { invitation, problem, email } = loaderData;
  if (invitation === null)
    return (
      <MessagePage title="This invitation doesn't work">
        <p className="text-18 text-quiet">{problem}</p>
        <p>
          <Link to="/" className="link">
            Return to Home
          </Link>
        </p>
      </MessagePage>
    );
  const { workspace, role, invitedBy, email: invited, expiresAt } = invitation;
  const path = `/invitation/${token}`;
  return (
    <MessagePage title={`Join ${workspace}`}>
      {actionData && !actionData.ok && <Notice kind="error">{actionData.problem}</Notice>}
      <p className="text-18 text-quiet">
        {invitedBy ?? "The owner"} invites <strong className="break-words text-ink">{invited}</strong> to the
        workspace {workspace}, as {ROLE_NAME[role].toLowerCase()}. The invitation works once, until{" "}
        <DateText iso={expiresAt} long />. Your own pages outside this workspace stay yours.
      </p>
      {email === null ? (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={authPath("sign-up", path)} variant="primary">
            Create an account
          </ButtonLink>
          <ButtonLink to={authPath("sign-in", path)}>I have an account</ButtonLink>
        </div>
      ) : email.toLowerCase() === invited ? (
        <Form method="post">
          <Button type="submit" variant="primary" busy={isBusy}>
            Accept the invitation
          </Button>
        </Form>
      ) : (
        <OtherAccount email={email} invited={invited} />
      )}
    </MessagePage>
  );
}

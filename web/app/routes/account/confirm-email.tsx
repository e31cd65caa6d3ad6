/** Confirms one side of a change of address. It takes a press: programs that scan emails open links by themselves. */
import { messageText } from "@citeworthy/core/messages";
import { Form, Link, redirectDocument, useNavigation } from "react-router";
import { answer } from "../../page-data/answer.server.ts";
import { type PageServices, services } from "../../services.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/confirm-email";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Confirm your email address",
    description: "Confirms a change of the email address of an account.",
    path: "/confirm-email",
    hidden: true,
  });

async function openedBy(page: PageServices, request: Request) {
  const { user } = await page.session();
  return { token: new URL(request.url).searchParams.get("token") ?? "", userId: user?.id ?? null };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(services);
  return { change: page && (await page.emailChangeByToken(await openedBy(page, request))) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(services);
  if (!page) throw new Response(null, { status: 503 });
  const { clientAddress, requestId } = page;
  return answer(page, { what: "confirming an email address" }, async () => {
    const opened = await openedBy(page, request);
    const step = await page.confirmEmailChange({ ...opened, clientAddress, requestId });
    if (step.state === "done" && step.newPasswordPath) throw redirectDocument(step.newPasswordPath);
    return step;
  });
}

const SecurityLink = () => (
  <p>
    <Link to="/dashboard/security" className="link">
      Sign-in and security
    </Link>
  </p>
);

export default function ConfirmEmail({ loaderData: { change }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  if (actionData?.ok && actionData.value.state === "done")
    return (
      <MessagePage title="Your email address has changed">
        <p className="text-18 text-quiet">Your account now uses {actionData.value.newEmail}.</p>
        <SecurityLink />
      </MessagePage>
    );
  if (actionData?.ok && actionData.value.state === "old-first")
    return (
      <MessagePage title="First the earlier address">
        <p className="text-18 text-quiet">
          You are not signed in to the account here. Open the link that we sent to its earlier address, and
          then this one again.
        </p>
      </MessagePage>
    );
  if (actionData?.ok)
    return (
      <MessagePage title="One more confirmation">
        <p className="text-18 text-quiet">
          Thank you. Now open the link that we sent to your other address. Your address changes after that.
        </p>
      </MessagePage>
    );
  if (change === null)
    return (
      <MessagePage title="This link no longer works">
        <p className="text-18 text-quiet">{messageText("account/link-expired")}</p>
        <SecurityLink />
      </MessagePage>
    );
  return (
    <MessagePage title="Confirm your email address">
      {actionData && !actionData.ok && <Notice kind="error">{actionData.problem}</Notice>}
      <p className="text-18 text-quiet">
        The account will use <strong className="text-ink">{change.newEmail}</strong> from now on.
      </p>
      {!change.keepsAccess && (
        <Notice kind="info" title="You will choose a new password">
          <p>
            You are not signed in to the account in this browser. So its password, sessions, passkeys, API
            keys, connected apps and webhooks will end. To keep them, open this link in the browser where you
            are signed in.
          </p>
        </Notice>
      )}
      <Form method="post">
        <Button type="submit" variant="primary" busy={busy}>
          Confirm
        </Button>
      </Form>
    </MessagePage>
  );
}

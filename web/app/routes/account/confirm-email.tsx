/** Confirms one side of a change of address. It takes a press: programs that scan emails open links by themselves. */
import { messageText } from "@citeworthy/core/messages";
import { Form, Link, useNavigation } from "react-router";
import { answer } from "../../page-data/answer.server.ts";
import { services } from "../../services.server.ts";
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

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export async function loader({ context, request }: Route.LoaderArgs) {
  const change = await context.get(services)?.emailChangeByToken(tokenOf(request));
  return { newEmail: change?.newEmail ?? null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(services);
  if (!page) throw new Response(null, { status: 503 });
  const { clientAddress, requestId } = page;
  return answer(page, { what: "confirming an email address" }, () =>
    page.confirmEmailChange({ token: tokenOf(request), clientAddress, requestId }),
  );
}

const SecurityLink = () => (
  <p>
    <Link to="/dashboard/security" className="link">
      Sign-in and security
    </Link>
  </p>
);

export default function ConfirmEmail({ loaderData: { newEmail }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  if (actionData?.ok && actionData.value.state === "done")
    return (
      <MessagePage title="Your email address has changed">
        <p className="text-18 text-quiet">Your account now uses {actionData.value.newEmail}.</p>
        <SecurityLink />
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
  if (newEmail === null)
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
        The account will use <strong className="text-ink">{newEmail}</strong> from now on.
      </p>
      <Form method="post">
        <Button type="submit" variant="primary" busy={busy}>
          Confirm
        </Button>
      </Form>
    </MessagePage>
  );
}

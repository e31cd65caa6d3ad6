/** The link in an email about scheduled runs or the work list. Mail programs post here with one click; people press the button. */
import { Form } from "react-router";
import { services } from "../../services.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { Button } from "../../ui/form/button.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/unsubscribe";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Stop these emails",
    description: "Stops emails about scheduled runs or the work list.",
    path: `/unsubscribe/${params.token}`,
    hidden: true,
  });

/** The same answer for every token: a stranger learns nothing by trying. */
export async function action({ context, params: { token } }: Route.ActionArgs) {
  await context.get(services)?.unsubscribe(token);
  return { isStopped: true };
}

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  if (actionData?.isStopped)
    return (
      <MessagePage title="No more emails">
        <p>
          We no longer send you these emails; scheduled runs go on. You can turn emails on again in the
          project's settings, and the weekly email about the work list on your dashboard.
        </p>
      </MessagePage>
    );
  return (
    <MessagePage title="Stop these emails?">
      <p>Only the emails stop. Scheduled runs go on, and the work list stays as it is.</p>
      <Form method="post">
        <Button type="submit" variant="primary">
          Stop the emails
        </Button>
      </Form>
    </MessagePage>
  );
}

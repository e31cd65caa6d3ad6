import { SettingsPage } from "../../features/security/settings-page.tsx";
import { DeliveryLog } from "../../features/security/webhooks/delivery-log.tsx";
import { WebhookList } from "../../features/security/webhooks/webhook-list.tsx";
import { orRefused } from "../../page-data/acting.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/dashboard.webhooks";
import { doWithWebhooks, type Visit, webhooksOf } from "./dashboard.webhooks.server.ts";
import { sessionVisit } from "./signed-in-visit.server.ts";

const PATH = "/dashboard/webhooks";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Webhooks",
    description: "Messages to your own server when something happens.",
    path: PATH,
    hidden: true,
  });

async function visitOf(args: Pick<Route.LoaderArgs, "context" | "request">): Promise<Visit> {
  const { page, user, sessionId } = await sessionVisit(args, PATH);
  const { workspaceId } = await orRefused(page, page.acting("write"));
  return { page, userId: workspaceId, session: { id: sessionId, email: user.email } };
}

export const loader = async (args: Route.LoaderArgs) => webhooksOf(await visitOf(args));

export async function action(args: Route.ActionArgs) {
  return doWithWebhooks(await visitOf(args), await readForm(args.request));
}

export default function Webhooks({ loaderData: { webhooks, deliveries } }: Route.ComponentProps) {
  return (
    <SettingsPage title="Webhooks">
      <WebhookList webhooks={webhooks} />
      <DeliveryLog deliveries={deliveries} />
    </SettingsPage>
  );
}

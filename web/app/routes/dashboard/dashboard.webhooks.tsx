import { Link, redirect } from "react-router";
import { DeliveryLog } from "../../features/security/webhooks/delivery-log.tsx";
import { WebhookList } from "../../features/security/webhooks/webhook-list.tsx";
import { services } from "../../services.server.ts";
import { authPath } from "../../session/auth-path.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { PageHead } from "../../ui/layout/page.tsx";
import { ArrowLeft } from "../../ui/marks/icons.tsx";
import type { Route } from "./+types/dashboard.webhooks";
import { doWithWebhooks, type Visit, webhooksOf } from "./dashboard.webhooks.server.ts";

const PATH = "/dashboard/webhooks";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Webhooks",
    description: "Messages to your own server when something happens.",
    path: PATH,
    hidden: true,
  });

async function visitOf({ context }: Pick<Route.LoaderArgs, "context">): Promise<Visit> {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw redirect(authPath("sign-in", PATH));
  return { page, userId: user.id };
}

export const loader = async (args: Route.LoaderArgs) => webhooksOf(await visitOf(args));

export async function action(args: Route.ActionArgs) {
  return doWithWebhooks(await visitOf(args), await args.request.formData());
}

export default function Webhooks({ loaderData: { webhooks, deliveries } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Webhooks"
        above={
          <Link to="/dashboard" className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
            <ArrowLeft className="size-4.5" />
            Dashboard
          </Link>
        }
      />
      <div className="wrap pb-24">
        <div className="grid max-w-216 gap-16">
          <WebhookList webhooks={webhooks} />
          <DeliveryLog deliveries={deliveries} />
        </div>
      </div>
    </>
  );
}

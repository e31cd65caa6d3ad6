import { data, useRevalidator } from "react-router";
import { AccessDenied } from "../../features/admin/access.tsx";
import { BackgroundPage } from "../../features/admin/background/background-page.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/background";
import { adminVisit } from "./admin-visit.server.ts";

const PATH = "/admin/background";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Background work",
    description: "For administrators of this site: queues, failed jobs, mail and webhooks.",
    path: PATH,
    hidden: true,
  });

/** Loads no data for users without the admin role. */
export async function loader({ context }: Route.LoaderArgs) {
  const { page, isAdmin } = await adminVisit(context, PATH);
  if (!isAdmin) return data({ background: null }, { status: 403 });
  const { failures, mail, webhooks, ...rest } = await page.admin.background();
  return data({
    background: {
      ...rest,
      readAt: new Date().toISOString(),
      failures: failures.map(({ at, ...job }) => ({ ...job, at: at.toISOString() })),
      mail: { ...mail, oldest: mail.oldest?.toISOString() ?? null },
      webhooks: {
        ...webhooks,
        failing: webhooks.failing.map(({ disabledAt, ...hook }) => ({ ...hook, isOff: disabledAt !== null })),
      },
    },
  });
}

export default function Background({ loaderData: { background } }: Route.ComponentProps) {
  const { state, revalidate } = useRevalidator();
  if (background === null) return <AccessDenied />;
  return (
    <BackgroundPage {...background} isReading={state === "loading"} onRefresh={() => void revalidate()} />
  );
}

import { Suspense } from "react";
import { Link, redirect } from "react-router";
import { part } from "../../delivery/part.tsx";
import { MonthlyRunsContext } from "../../features/visibility/saved/monthly-runs.ts";
import { VisitorPanel } from "../../features/visibility/visitor-panel.tsx";
import { orRefused } from "../../page-data/acting.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { services } from "../../services.server.ts";
import { authPath } from "../../session/auth-path.ts";
import { useSession } from "../../session/session.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { PageHead } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/ai-visibility-monitor";
import { doOnMonitor, monitorData } from "./ai-visibility-monitor.data.server.ts";

const PATH = "/ai-visibility-monitor";

/** Loaded only for signed-in users, because visitors cannot run the monitor. */
const MonitorPanel = part(async () => ({
  default: (await import("../../features/visibility/monitor-panel.tsx")).MonitorPanel,
}));
const SavedMonitors = part(async () => ({
  default: (await import("../../features/visibility/saved/saved-monitors.tsx")).SavedMonitors,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "AI Visibility Monitor",
    description:
      "Compare your page with competitors on Perplexity, ChatGPT and Gemini, and see whether each score was measured or estimated.",
    path: PATH,
  });

/** `null`: a visitor. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) return null;
  const { workspaceId } = await orRefused(page, page.acting("read"));
  return monitorData(page, workspaceId, new URL(request.url).searchParams);
}

let shown: Awaited<ReturnType<typeof loader>>;

/** Without a connection, what is on screen stays: usage figures are loaded again after each run. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch((error) => {
    // A redirect or a refusal has a status; a lost connection has none.
    if (!shown || error.status) throw error;
    return shown;
  });

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw redirect(authPath("sign-in", PATH));
  return doOnMonitor(page, await readForm(request));
}

/** Only signed-in users send forms; for them, the panel has loaded this code. */
export const clientAction = async (args: Route.ClientActionArgs) =>
  (await import("../../connection/keep-page.ts")).keepPage(args);

export default function Monitor({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  const data = user ? loaderData : null;
  shown = loaderData;
  return (
    <>
      <PageHead title="AI Visibility Monitor">
        <p>
          The AI Visibility Monitor counts how often Perplexity, ChatGPT and Gemini cite your site and up to
          five competitors in their answers to one question. Each score is marked as measured or estimated.
          New to this? Read{" "}
          <Link to="/what-is-geo" className="link">
            what GEO is
          </Link>{" "}
          or{" "}
          <Link to="/blog/measure-ai-visibility-with-uncertainty" className="link">
            how to measure visibility
          </Link>
          .
        </p>
      </PageHead>
      {data ? (
        <MonthlyRunsContext value={data.monthlyRuns}>
          <Suspense>
            <MonitorPanel key={user?.id} data={data.panel} saved={data.saved.saved} />
            <SavedMonitors {...data.saved} />
          </Suspense>
        </MonthlyRunsContext>
      ) : (
        <VisitorPanel />
      )}
    </>
  );
}

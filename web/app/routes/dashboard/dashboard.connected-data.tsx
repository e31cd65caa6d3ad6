import { ConnectedPanel } from "../../features/demand/connected-panel.tsx";
import { SettingsPage } from "../../features/security/settings-page.tsx";
import { readForm } from "../../page-data/read-form.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/dashboard.connected-data";
import { connectedView, connectedVisit, doWithConnections } from "./connected-data.server.ts";

const PATH = "/dashboard/connected-data";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Connected data",
    description: "Search Console, Analytics and Bing Webmaster Tools, read only.",
    path: PATH,
    hidden: true,
  });

export const loader = async (args: Route.LoaderArgs) =>
  connectedView(await connectedVisit(args, PATH, "read"), args.request);

export async function action(args: Route.ActionArgs) {
  return doWithConnections(await connectedVisit(args, PATH, "write"), await readForm(args.request));
}

export default function ConnectedData({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData && !actionData.ok ? actionData.problem : null;
  return (
    <SettingsPage title="Connected data">
      <ConnectedPanel view={loaderData} problem={problem} />
    </SettingsPage>
  );
}

import { mayDo } from "@citeworthy/core/product/workspaces/roles";
import { KeyList } from "../../features/security/api-keys/key-list.tsx";
import { McpCard } from "../../features/security/api-keys/mcp-card.tsx";
import { SettingsPage } from "../../features/security/settings-page.tsx";
import { orRefused } from "../../page-data/acting.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { useSession } from "../../session/session.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/dashboard.api-keys";
import { doWithKeys, keysOf, type Visit } from "./dashboard.api-keys.server.ts";
import { sessionVisit } from "./signed-in-visit.server.ts";

const PATH = "/dashboard/api-keys";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "API keys and MCP",
    description: "Keys for scripts, pipelines and assistants.",
    path: PATH,
    hidden: true,
  });

/** Somebody who may only read keeps the keys of an earlier role, so they see and revoke them too. */
async function visitOf(args: Pick<Route.LoaderArgs, "context" | "request">): Promise<Visit> {
  const visit = await sessionVisit(args, PATH);
  const { workspaceId, role } = await orRefused(visit.page, visit.page.acting("read"));
  return { ...visit, workspaceId, mayCreate: mayDo(role, "write") };
}

export async function loader(args: Route.LoaderArgs) {
  const visit = await visitOf(args);
  return { keys: await keysOf(visit), mayCreate: visit.mayCreate, baseUrl: visit.page.baseUrl };
}

export async function action(args: Route.ActionArgs) {
  return doWithKeys(await visitOf(args), await readForm(args.request));
}

export default function ApiKeys({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  return (
    <SettingsPage title="API keys and MCP">
      <KeyList keys={loaderData.keys} mayCreate={loaderData.mayCreate} isAdmin={user?.isAdmin ?? false} />
      <McpCard address={`${loaderData.baseUrl}/api/mcp`} />
    </SettingsPage>
  );
}

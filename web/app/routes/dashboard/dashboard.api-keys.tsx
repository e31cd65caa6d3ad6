import { Link, redirect } from "react-router";
import { KeyList } from "../../features/security/api-keys/key-list.tsx";
import { McpCard } from "../../features/security/api-keys/mcp-card.tsx";
import { services } from "../../services.server.ts";
import { authPath } from "../../session/auth-path.ts";
import { useSession } from "../../session/session.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { PageHead } from "../../ui/layout/page.tsx";
import { ArrowLeft } from "../../ui/marks/icons.tsx";
import type { Route } from "./+types/dashboard.api-keys";
import { doWithKeys, keysOf, type Visit } from "./dashboard.api-keys.server.ts";

const PATH = "/dashboard/api-keys";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "API keys and MCP",
    description: "Keys for scripts, pipelines and assistants.",
    path: PATH,
    hidden: true,
  });

async function visitOf({ context, request }: Pick<Route.LoaderArgs, "context" | "request">): Promise<Visit> {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  const sessionId = await page?.sessions.idOf(request.headers);
  if (!page || !user || !sessionId) throw redirect(authPath("sign-in", PATH));
  return { page, user, sessionId };
}

export async function loader(args: Route.LoaderArgs) {
  const visit = await visitOf(args);
  return { keys: await keysOf(visit), baseUrl: visit.page.baseUrl };
}

export async function action(args: Route.ActionArgs) {
  return doWithKeys(await visitOf(args), await args.request.formData());
}

export default function ApiKeys({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  return (
    <>
      <PageHead
        title="API keys and MCP"
        above={
          <Link to="/dashboard" className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
            <ArrowLeft className="size-4.5" />
            Dashboard
          </Link>
        }
      />
      <div className="wrap pb-24">
        <div className="grid max-w-216 gap-16">
          <KeyList keys={loaderData.keys} isAdmin={user?.isAdmin ?? false} />
          <McpCard address={`${loaderData.baseUrl}/api/mcp`} />
        </div>
      </div>
    </>
  );
}

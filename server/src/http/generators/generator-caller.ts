/** Who asks a generator: anyone. A visitor is known by the address and by the session that the browser made up. */
import { TOOL_SESSION_HEADER } from "@citeworthy/core/generators/generated";
import type { Caller } from "../../usecases/generators/free-uses.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { type ActingServices, actingOrVisitor } from "../middleware/permit.ts";

const LONGEST_AGENT = 300;

export async function generatorCaller(services: ActingServices, c: EdgeContext): Promise<Caller> {
  // Every member may use the free tools: they cost no use.
  const caller = await actingOrVisitor(services, c, "shared", ["analyze"]);
  const session = c.req.header(TOOL_SESSION_HEADER) ?? "";
  return {
    userId: caller?.workspaceId ?? null,
    address: c.get("clientAddress"),
    sessionId: /^[\w-]{1,64}$/.test(session) ? session : null,
    userAgent: c.req.header("user-agent")?.slice(0, LONGEST_AGENT) ?? null,
  };
}

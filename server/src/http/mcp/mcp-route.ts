/**
 * POST /api/mcp: the Model Context Protocol over streamable HTTP, for API keys and for apps connected by OAuth.
 * Stateless, so any process can answer any request. The SDK serves the current protocol and its predecessors.
 */
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { StatusCode } from "hono/utils/http-status";
import { AppError } from "../../errors.ts";
import { createMcpServer } from "../../mcp/create-mcp-server.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { type ActingServices, acting, JOB_SCOPES } from "../middleware/permit.ts";
import { isStorable } from "../middleware/storable.ts";
import { mcpChallenge } from "../oauth/oauth-routes.ts";
import { accountBench, type BenchNeeds } from "./account-bench.ts";

type Needs = BenchNeeds & ActingServices & { version: string };

export const mcpRoute = (needs: Needs) => async (c: EdgeContext) => {
  if (!c.req.header("authorization")) c.header("WWW-Authenticate", mcpChallenge(needs.baseUrl));
  const { workspaceId, actor, role } = await acting(needs, c, "read", JOB_SCOPES);
  // Read here once: a repeated analysis is recognized by the text of its request.
  const body = await c.req.text();
  // The protocol dropped lists of messages, which would be a hundred calls for the price of one.
  if (body.trimStart().startsWith("[")) throw new AppError("request/invalid");
  if (!isStorable(body)) throw new AppError("request/invalid");
  const bench = accountBench(needs, c, { userId: workspaceId, role, actor });
  const handler = createMcpHandler(() => createMcpServer(bench, needs.version), {
    // Nothing changes behind a client's back, so there is nothing to subscribe to.
    maxSubscriptions: 0,
    onerror: (error) =>
      needs.log.info("an MCP request was refused", { userId: actor.id, error: error.message }),
  });
  const { url, headers, signal } = c.req.raw;
  const answer = await handler.fetch(new Request(url, { method: "POST", headers, body, signal }));
  return withContextHeaders(c, answer);
};

/** The rate limit's headers were set before the SDK answered. */
function withContextHeaders(c: EdgeContext, answer: Response): Response {
  for (const [name, value] of answer.headers) c.header(name, value);
  return c.newResponse(answer.body, answer.status as StatusCode);
}

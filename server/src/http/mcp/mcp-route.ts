/**
 * POST /api/mcp: the Model Context Protocol over streamable HTTP, for API keys and signed-in programs. Stateless, so any
 * process can answer any request. The SDK serves the current protocol and its predecessors.
 */
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { StatusCode } from "hono/utils/http-status";
import { createMcpServer } from "../../mcp/create-mcp-server.ts";
import type { Sessions } from "../../ports/accounts/sessions.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { JOB_SCOPES, signedIn } from "../middleware/permit.ts";
import { accountBench, type BenchNeeds } from "./account-bench.ts";

type Needs = BenchNeeds & { sessions: Sessions; version: string };

export const mcpRoute = (needs: Needs) => async (c: EdgeContext) => {
  if (!c.req.header("authorization")) c.header("WWW-Authenticate", "Bearer");
  const user = await signedIn(needs.sessions, c, JOB_SCOPES);
  // Read here once: a repeated analysis is recognized by the text of its request.
  const body = await c.req.text();
  const bench = accountBench(needs, c, user.id);
  const handler = createMcpHandler(() => createMcpServer(bench, needs.version), {
    // Nothing changes behind a client's back, so there is nothing to subscribe to.
    maxSubscriptions: 0,
    onerror: (error) =>
      needs.log.info("an MCP request was refused", { userId: user.id, error: error.message }),
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

/** The MCP server on standard input and output, for one client. Nothing else may write to standard output meanwhile. */
import type { Readable, Writable } from "node:stream";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Bench } from "./bench.ts";
import { createMcpServer } from "./create-mcp-server.ts";

type Streams = { input: Readable; output: Writable; onProblem: (error: Error) => void };

/** Resolves when the client has closed its end. */
export async function serveOverStdio(bench: Bench, version: string, streams: Streams): Promise<void> {
  const { input, output, onProblem } = streams;
  const ended = new Promise<void>((resolve) => input.once("end", resolve).once("close", resolve));
  const transport = new StdioServerTransport(input, output);
  const served = serveStdio(() => createMcpServer(bench, version), { transport, onerror: onProblem });
  await ended;
  await served.close();
}

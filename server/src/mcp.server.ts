/** The door to the MCP server, without a database: the terminal brings its own bench. */
export type { AnalyzeRequest, Bench, ListedPage } from "./mcp/bench.ts";
export { serveOverStdio } from "./mcp/serve-stdio.ts";

/** The tools of the MCP server as the screens and the docs list them. */
import type { KeyScope } from "./accounts/api-keys.ts";

type McpTool = { name: string; scope: KeyScope; uses: 0 | 1 };

export const MCP_TOOLS: readonly McpTool[] = [
  { name: "analyze_page", scope: "analyze", uses: 1 },
  { name: "read_page", scope: "read", uses: 0 },
  { name: "explain_finding", scope: "read", uses: 0 },
  { name: "next_edits", scope: "read", uses: 0 },
  { name: "compare_passages", scope: "read", uses: 0 },
  { name: "list_pages", scope: "read", uses: 0 },
  { name: "usage", scope: "read", uses: 0 },
];

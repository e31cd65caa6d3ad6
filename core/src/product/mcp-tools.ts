/** The tools of the MCP server as the screens and the docs list them. */
import type { KeyScope } from "./accounts/api-keys.ts";

export type McpTool = { name: string; scope: KeyScope; uses: 0 | 1 | "each page" };

export const MCP_TOOLS: readonly McpTool[] = [
  { name: "analyze_page", scope: "analyze", uses: 1 },
  { name: "analyze_draft", scope: "analyze", uses: 0 },
  { name: "judge_again", scope: "analyze", uses: 0 },
  { name: "read_page", scope: "read", uses: 0 },
  { name: "list_findings", scope: "read", uses: 0 },
  { name: "explain_finding", scope: "read", uses: 0 },
  { name: "next_edits", scope: "read", uses: 0 },
  { name: "article", scope: "read", uses: 0 },
  { name: "write_article", scope: "analyze", uses: 1 },
  { name: "use_edits", scope: "analyze", uses: 0 },
  { name: "compare_passages", scope: "read", uses: 0 },
  { name: "list_pages", scope: "read", uses: 0 },
  { name: "why_them", scope: "read", uses: 0 },
  { name: "said_of_you", scope: "read", uses: 0 },
  { name: "cited_page", scope: "read", uses: 0 },
  { name: "list_monitors", scope: "read", uses: 0 },
  { name: "monitor_result", scope: "read", uses: 0 },
  { name: "create_monitor", scope: "monitor", uses: 0 },
  { name: "run_monitor", scope: "monitor", uses: 1 },
  { name: "list_projects", scope: "read", uses: 0 },
  { name: "project_pages", scope: "read", uses: 0 },
  { name: "prepare_bulk_run", scope: "analyze", uses: 0 },
  { name: "start_bulk_run", scope: "analyze", uses: "each page" },
  { name: "bulk_run", scope: "read", uses: 0 },
  { name: "list_work", scope: "read", uses: 0 },
  { name: "add_work", scope: "analyze", uses: 0 },
  { name: "change_work", scope: "analyze", uses: 0 },
  { name: "page_demand", scope: "read", uses: 0 },
  { name: "usage", scope: "read", uses: 0 },
];

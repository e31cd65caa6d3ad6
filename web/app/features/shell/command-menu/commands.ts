/** What the command menu offers besides projects and analyses. Each entry is also linked somewhere on the screens. */
import { mayDo, type Need, type Role } from "@citeworthy/core/product/workspaces/roles";

/** As in the table of pages: `person` is for everybody who is signed in, `anyone` for visitors too. */
type CommandNeed = Need | "person" | "anyone" | "admin";

export type PageCommand = {
  text: string;
  to: string;
  need: CommandNeed;
  /** Shown beside the text. */
  hint?: string;
  /** Other words people look for. */
  also?: string;
};

export const ACTIONS: readonly PageCommand[] = [
  { text: "Analyze a page", to: "/", need: "write", hint: "Paste a link, get a report" },
  {
    text: "New project",
    to: "/projects/add",
    need: "write",
    hint: "Add pages or a sitemap",
    also: "bulk import",
  },
  {
    text: "New draft",
    to: "/draft",
    need: "anyone",
    hint: "Check a text before it is online",
    also: "write",
  },
];

export const PAGES: readonly PageCommand[] = [
  { text: "Home", to: "/", need: "read", also: "analyze recent searches" },
  { text: "Projects", to: "/projects", need: "shared", also: "sites reports" },
  { text: "Work list", to: "/work-list", need: "shared", also: "tasks to do" },
  { text: "AI Visibility Monitor", to: "/ai-visibility-monitor", need: "read", also: "citations queries" },
  { text: "What answers say", to: "/ai-visibility-monitor/said", need: "read", also: "claims monitor" },
  { text: "AI reports", to: "/ai-reports", need: "read", also: "google bing measured import" },
  { text: "Crawler logs", to: "/crawler-logs", need: "anyone", also: "bots visits" },
  { text: "Drafts", to: "/draft", need: "anyone", also: "text editor" },
  { text: "Dashboard", to: "/dashboard", need: "person", also: "account profile settings usage" },
  { text: "Plan and payments", to: "/dashboard", need: "person", also: "billing subscription invoices" },
  { text: "Members and roles", to: "/dashboard/members", need: "shared", also: "team invite workspace" },
  {
    text: "Sign-in and security",
    to: "/dashboard/security",
    need: "person",
    also: "password passkeys two-factor sessions email",
  },
  { text: "API keys and MCP", to: "/dashboard/api-keys", need: "read", also: "tokens assistants" },
  { text: "Webhooks", to: "/dashboard/webhooks", need: "write", also: "events" },
  { text: "Connected data", to: "/dashboard/connected-data", need: "read", also: "google search console" },
  { text: "Pricing", to: "/pricing", need: "anyone", also: "plans upgrade" },
  { text: "Free GEO Tools", to: "/free-tools", need: "anyone" },
  { text: "Meta Tags Generator", to: "/free-tools/meta-tags-generator", need: "anyone", also: "tools" },
  { text: "Content Idea Generator", to: "/free-tools/content-idea-generator", need: "anyone", also: "tools" },
  { text: "Documentation", to: "/docs", need: "anyone", also: "help api" },
  { text: "What is GEO", to: "/what-is-geo", need: "anyone" },
  { text: "Blog", to: "/blog", need: "anyone", also: "articles" },
  { text: "Admin Dashboard", to: "/admin", need: "admin", also: "users" },
  { text: "Admin: workspaces", to: "/admin/workspaces", need: "admin" },
  { text: "Admin: background work", to: "/admin/background", need: "admin", also: "jobs queue" },
  { text: "Admin: AI models", to: "/admin/ai-models", need: "admin", also: "engines keys" },
];

/** The commands whose pages somebody may open. `role`: in the active workspace, undefined without one. */
export function commandsFor(
  commands: readonly PageCommand[],
  { role, isAdmin }: { role: Role | undefined; isAdmin: boolean },
): PageCommand[] {
  return commands.filter(({ need }) => {
    if (need === "admin") return isAdmin;
    if (need === "person" || need === "anyone") return true;
    return role !== undefined && mayDo(role, need);
  });
}

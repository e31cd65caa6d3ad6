/** Every route of the API and every MCP tool: who may use it, and a call that works for those who may. */
import type { Need } from "@citeworthy/core/product/workspaces/roles";
import { type FullWorkspace, QUERY } from "../../../testing/full-workspace.ts";

/** `person`: about the caller alone. `admin`: for admins. `anyone`: for visitors too, and nothing of a workspace. */
export type OutsideWorkspaces = "person" | "admin" | "anyone";
/** Made anew for each try, since a call may delete what it is about. */
type Call = { id?: string; query?: string; body?: object };
type MakeCall = (workspace: FullWorkspace) => Call | Promise<Call>;
export type WorkspaceRoute = readonly [need: Need, call: MakeCall];

/** A call that doesn't name anything. */
const plain: MakeCall = () => ({});
const analysis: MakeCall = ({ id }) => ({ id });
const project: MakeCall = ({ project: id }) => ({ id });
const run: MakeCall = ({ run: id }) => ({ id });
const batch: MakeCall = async (workspace) => ({ id: await workspace.batch() });
const webhook: MakeCall = async (workspace) => ({ id: await workspace.webhook() });
const ofPages =
  (body: (workspace: FullWorkspace) => object = () => ({})): MakeCall =>
  async (workspace) => ({
    id: workspace.project,
    body: { ids: [await workspace.page()], ...body(workspace) },
  });

export const OUTSIDE_WORKSPACES: Record<string, OutsideWorkspaces> = {
  "GET /healthz/live": "anyone",
  "GET /healthz": "anyone",
  "GET /version": "anyone",
  "GET /metrics": "anyone",
  "GET /sample-page": "anyone",
  "GET /api/auth/*": "anyone",
  "POST /api/auth/*": "anyone",
  "GET /.well-known/oauth-protected-resource": "anyone",
  "GET /.well-known/oauth-protected-resource/api/mcp": "anyone",
  "GET /.well-known/oauth-authorization-server": "anyone",
  "POST /api/oauth/register": "anyone",
  "POST /api/oauth/token": "anyone",
  "POST /api/oauth/revoke": "anyone",
  "GET /api/session": "anyone",
  "POST /api/session": "anyone",
  "POST /api/session/refresh": "anyone",
  "PUT /api/session/workspace": "person",
  "DELETE /api/keys/:id": "person",
  "GET /api/admin/figures": "admin",
  "GET /api/admin/users": "admin",
  "GET /api/admin/workspaces": "admin",
  "GET /api/admin/webhook-events": "admin",
  "GET /api/admin/audit-log": "admin",
  "GET /api/admin/background": "admin",
  "POST /api/admin/ai-models/test": "admin",
  "POST /functions/migrate-users-to-trial": "admin",
  "POST /functions/expire-trials": "admin",
  "POST /functions/cleanup-dodo-customers": "admin",
  "POST /api/word-file": "anyone",
  "POST /webhooks/dodo": "anyone",
};

export const WORKSPACE_ROUTES: Record<string, WorkspaceRoute> = {
  "GET /api/analyses": ["read", plain],
  "GET /api/analyses/:id": ["read", analysis],
  "GET /api/analyses/:id/edits": ["read", analysis],
  "POST /api/analyses/:id/edits": ["write", ({ id }) => ({ id, body: { use: [], undo: [] } })],
  "GET /api/analyses/:id/article": ["read", analysis],
  "GET /api/analyses/:id/cited": ["read", analysis],
  "POST /api/analyses/:id/judge-again": ["write", ({ id }) => ({ id, body: { question: "" } })],
  "POST /api/analyses/:id/share": ["write", ({ id }) => ({ id, body: {} })],
  "DELETE /api/analyses/:id/share": ["write", async (workspace) => ({ id: await workspace.shared() })],
  "GET /api/shares": ["write", plain],
  "GET /api/cited/runs/:id": ["read", run],
  "GET /api/cited/said": ["read", plain],
  "GET /api/cited/page": ["read", ({ url }) => ({ query: `?url=${encodeURIComponent(url)}` })],
  "POST /api/cited/overrules": ["write", ({ claim }) => ({ body: { claim, verdict: "supported" } })],
  "DELETE /api/cited/overrules/:id": ["write", async (workspace) => ({ id: await workspace.overrule() })],
  "GET /api/jobs/:id": ["read", analysis],
  "GET /api/jobs/:id/events": ["read", analysis],
  "GET /api/usage": ["read", plain],
  "POST /api/keys": ["write", () => ({ body: { name: "New", scopes: ["read"], days: 7 } })],
  "GET /api/keys": ["read", plain],
  "POST /api/batches": ["write", ({ site }) => ({ body: { urls: [site.url("/new")], start: false } })],
  "GET /api/batches/:id": ["read", batch],
  "POST /api/batches/:id/start": ["write", batch],
  "POST /api/batches/:id/pause": ["write", batch],
  "POST /api/batches/:id/resume": ["write", batch],
  "POST /api/batches/:id/retry": ["write", batch],
  "POST /api/batches/:id/cancel": ["write", batch],
  "GET /api/find": ["shared", () => ({ query: "?text=plan" })],
  "GET /api/projects": ["read", plain],
  "POST /api/projects": ["write", () => ({ body: { name: "New" } })],
  "GET /api/projects/:id": ["read", project],
  "PATCH /api/projects/:id": ["write", ({ target: id }) => ({ id, body: { name: "Renamed" } })],
  "GET /api/projects/:id/pages": ["read", project],
  "GET /api/pages/:id/history": ["read", async (workspace) => ({ id: await workspace.page() })],
  "POST /api/projects/:id/pages/archive": ["write", ofPages()],
  "POST /api/projects/:id/pages/restore": ["write", ofPages()],
  "POST /api/projects/:id/pages/delete": ["write", ofPages()],
  "POST /api/projects/:id/pages/move": ["write", ofPages(({ target: to }) => ({ to }))],
  "POST /api/projects/:id/pages/undo": [
    "write",
    async (workspace) => ({
      id: workspace.project,
      body: { what: "archive", mark: await workspace.archivedPage() },
    }),
  ],
  "GET /api/projects/:id/demand": ["read", project],
  "GET /api/projects/:id/schedules": ["read", project],
  "POST /api/projects/:id/schedules": ["write", ({ project: id }) => ({ id, body: { every: "weekly" } })],
  "PATCH /api/schedules/:id": [
    "write",
    async (workspace) => ({ id: await workspace.schedule(), body: { isPaused: true } }),
  ],
  "DELETE /api/schedules/:id": ["write", async (workspace) => ({ id: await workspace.schedule() })],
  "GET /api/projects/:id/report-links": ["write", project],
  "POST /api/projects/:id/report-links": ["write", ({ project: id }) => ({ id, body: { days: 7 } })],
  "DELETE /api/report-links/:id": ["write", async (workspace) => ({ id: await workspace.reportLink() })],
  "GET /api/monitors": ["read", plain],
  "POST /api/monitors": [
    "write",
    async (workspace) => {
      await workspace.monitor();
      return { body: { url: workspace.url, queries: ["which rain barrel lasts longest"], every: "weekly" } };
    },
  ],
  "GET /api/monitors/runs/:id": ["read", run],
  "GET /api/monitors/:id": ["read", async (workspace) => ({ id: await workspace.monitor() })],
  "PATCH /api/monitors/:id": [
    "write",
    async (workspace) => ({ id: await workspace.monitor(), body: { isPaused: true } }),
  ],
  "DELETE /api/monitors/:id": ["write", async (workspace) => ({ id: await workspace.monitor() })],
  "GET /api/webhooks": ["write", plain],
  "POST /api/webhooks": [
    "write",
    async (workspace) => {
      await workspace.webhook();
      return { body: { url: "https://hooks.example.com/y", events: ["analysis.finished"] } };
    },
  ],
  "PATCH /api/webhooks/:id": [
    "write",
    async (workspace) => ({ id: await workspace.webhook(), body: { isPaused: true } }),
  ],
  "DELETE /api/webhooks/:id": ["write", webhook],
  "POST /api/webhooks/:id/secret": ["write", webhook],
  "POST /api/webhooks/:id/test": ["write", webhook],
  "POST /api/webhooks/deliveries/:id/replay": [
    "write",
    async (workspace) => ({ id: await workspace.delivery() }),
  ],
  "GET /api/work": ["shared", plain],
  "POST /api/work": ["write", () => ({ body: { items: [{ title: "New" }] } })],
  "PATCH /api/work": [
    "write",
    async (workspace) => ({ body: { ids: [await workspace.workItem()], state: "done" } }),
  ],
  "POST /api/work/delete": ["write", async (workspace) => ({ body: { ids: [await workspace.workItem()] } })],
  "POST /api/work/undo": ["write", async (workspace) => ({ body: { mark: await workspace.deletedWork() } })],
  "GET /api/work/:id": ["shared", async (workspace) => ({ id: await workspace.workItem() })],
  "POST /api/work/:id/comments": [
    "write",
    async (workspace) => ({ id: await workspace.workItem(), body: { text: "Ask the gardener." } }),
  ],
  "POST /api/drafts": [
    "write",
    () => ({ body: { text: `How deep is a barrel?\n\n${"It is 90 cm deep in most shops. ".repeat(9)}` } }),
  ],
  "POST /api/mcp": ["read", () => ({ body: { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} } })],
  "POST /functions/analyze-content": ["write", ({ url }) => ({ body: { input: url } })],
  "POST /functions/generate-article": [
    "write",
    ({ url, analysis: analysisResult }) => ({ body: { url, analysisResult } }),
  ],
  "POST /functions/generate-meta-tags": [
    "shared",
    () => ({ body: { topic: "Rain barrels", primaryKeyword: "rain barrel" } }),
  ],
  "POST /functions/generate-content-ideas": ["shared", () => ({ body: { topic: "Rain barrels" } })],
  "POST /functions/monitor-ai-visibility": ["write", ({ url }) => ({ body: { url, query: QUERY } })],
};

/** Arguments with which each tool answers without an error. */
export const TOOL_CALLS: Record<string, (workspace: FullWorkspace) => object | Promise<object>> = {
  analyze_page: ({ url }) => ({ page: url }),
  analyze_draft: () => ({ text: `How deep is a barrel?\n\n${"It is 90 cm deep in most shops. ".repeat(9)}` }),
  judge_again: ({ id }) => ({ id, question: "" }),
  read_page: ({ id }) => ({ id }),
  list_findings: ({ id }) => ({ id }),
  explain_finding: ({ id }) => ({ id, finding: "heading-order" }),
  next_edits: ({ id }) => ({ id }),
  article: ({ id }) => ({ id }),
  write_article: ({ id }) => ({ id }),
  use_edits: ({ id }) => ({ id }),
  compare_passages: () => ({ query: QUERY, passages: ["A barrel costs $60.", "Oak is heavy."] }),
  list_pages: () => ({}),
  why_them: ({ run: id }) => ({ run: id }),
  said_of_you: () => ({}),
  cited_page: ({ url }) => ({ url }),
  list_monitors: () => ({}),
  monitor_result: ({ run: id }) => ({ run: id }),
  create_monitor: async (workspace) => {
    await workspace.monitor();
    return { url: workspace.url, queries: ["which rain barrel lasts longest"] };
  },
  run_monitor: ({ url }) => ({ url, query: QUERY }),
  list_projects: () => ({}),
  project_pages: ({ project: id }) => ({ project: id }),
  prepare_bulk_run: ({ site }) => ({ urls: [site.url("/new")] }),
  start_bulk_run: async (workspace) => ({ run: await workspace.batch() }),
  bulk_run: async (workspace) => ({ run: await workspace.batch() }),
  list_work: () => ({}),
  add_work: () => ({ title: "New" }),
  change_work: async (workspace) => ({ ids: [await workspace.workItem()], state: "done" }),
  page_demand: ({ project: id }) => ({ project: id }),
  usage: () => ({}),
};

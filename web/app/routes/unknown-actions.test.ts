import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type PageServices, services } from "../services.server.ts";
import * as aiModels from "./admin/ai-models.tsx";
import * as connectedData from "./dashboard/dashboard.connected-data.tsx";
import * as addPages from "./projects/add.tsx";
import * as clientReport from "./projects/client-report.tsx";
import * as pages from "./projects/pages.tsx";
import * as settings from "./projects/settings.tsx";
import * as run from "./runs/run.tsx";
import * as aiReports from "./visibility/ai-reports.tsx";
import * as monitor from "./visibility/ai-visibility-monitor.tsx";
import * as said from "./visibility/said.tsx";
import * as item from "./work-list/item.tsx";
import * as workList from "./work-list/work-list.tsx";

const ROUTES = Object.entries({
  aiModels,
  connectedData,
  addPages,
  clientReport,
  pages,
  settings,
  run,
  monitor,
  aiReports,
  said,
  item,
  workList,
});

/** An admin and editor. Any service that is called answers with nothing. */
function visit(request: Request) {
  const anything: unknown = new Proxy(() => {}, {
    get: (_, name) => (name === "then" ? undefined : anything),
    apply: () => Promise.resolve({}),
  });
  const known = {
    session: async () => ({ user: { id: "u1", isAdmin: true }, acting: { role: "owner" } }),
    acting: async () => ({ workspaceId: "w1", role: "owner", actor: { id: "u1" } }),
    sessions: { idOf: async () => "s1" },
    worklist: { read: async () => ({}) },
    requestId: "r1",
    statusOf: () => 400,
    log: { error: () => {} },
  };
  const page = new Proxy(known, {
    get(target, name) {
      return Object.hasOwn(target, name) ? target[name as keyof typeof known] : anything;
    },
  });
  const context = new RouterContextProvider();
  context.set(services, page as unknown as PageServices);
  return { request, context, params: { id: "p1" } };
}

type Answer = { data: unknown; init: { status: number } | null };
const send = async (route: object, request: Request): Promise<Answer> =>
  (route as { action: (args: unknown) => Promise<Answer> }).action(visit(request));
const address = "http://localhost/page";

test.each(ROUTES)("%s refuses an action that it doesn't have", async (_, route) => {
  for (const intent of ["no-such-action", "constructor", "", "__proto__"]) {
    const request = new Request(address, { method: "POST", body: new URLSearchParams({ intent }) });
    expect(await send(route, request), intent).toMatchObject({ data: { ok: false }, init: { status: 400 } });
  }
});

test.each(ROUTES)("%s refuses other methods, and a post without a form", async (_, route) => {
  for (const method of ["PUT", "PATCH", "DELETE"]) {
    const refused = await send(route, new Request(address, { method })).catch((answer) => answer);
    expect(refused, method).toMatchObject({ status: 405 });
  }
  const empty = await send(route, new Request(address, { method: "POST" })).catch((answer) => answer);
  expect(empty).toMatchObject({ status: 400 });
});

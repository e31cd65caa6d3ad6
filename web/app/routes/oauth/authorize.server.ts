/** What the page that connects an app shows, and what its buttons do. The request is read from the address each time. */

import { mayDo } from "@citeworthy/core/product/workspaces/roles";
import { data } from "react-router";
import {
  type AskingApp,
  CONSENT_INTENT,
  type ConsentWorkspace,
} from "../../features/connected-apps/app-forms.ts";
import { orRefused, signedInPerson } from "../../page-data/acting.server.ts";
import { answer, type ServiceResult } from "../../page-data/answer.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";

type Context = Parameters<typeof signedInPerson>[0];
type Asking =
  | { kind: "refused"; why: string; back: string | null }
  | { kind: "asks"; app: AskingApp; workspaces: ConsentWorkspace[]; email: string };

async function visitOf(context: Context, request: Request) {
  const { pathname, search, searchParams: query } = new URL(request.url);
  const { page } = await signedInPerson(context, pathname + search);
  const { actor: user } = await orRefused(page, page.acting("shared"));
  return { page, user, query };
}

export async function askingApp(context: Context, request: Request) {
  const { page, user, query } = await visitOf(context, request);
  const read = await page.apps.read(query);
  if (read.kind === "refused") return data<Asking>(read, { status: 400 });
  const { app, redirectUri, scopes } = read.request;
  const { host, protocol } = new URL(redirectUri);
  const all = await page.listWorkspaces({ user });
  const workspaces = all
    .filter(({ role }) => mayDo(role, "read"))
    .map(({ id, name, isActive }) => ({ id, name, isActive }));
  return data<Asking>({
    kind: "asks",
    app: { name: app.name, host, isLocal: protocol === "http:", scopes },
    workspaces,
    email: user.email,
  });
}

/** Answers with the address that the user returns to. */
export async function answerApp(context: Context, request: Request) {
  const form = await readForm(request);
  const { page, user, query } = await visitOf(context, request);
  switch (String(form.get("intent"))) {
    case CONSENT_INTENT.approve:
      return answer(page, { what: "connecting an app" }, async () =>
        page.apps.approve({
          ...{ query, user, requestId: page.requestId },
          sessionId: (await page.sessions.idOf(request.headers)) ?? "",
          workspaceId: String(form.get("workspace") ?? ""),
          scopes: scopesIn(form),
        }),
      );
    case CONSENT_INTENT.refuse:
      return answer(page, { what: "refusing an app" }, () => page.apps.refuse(query));
    default:
      return data<ServiceResult<string>>({ ok: false, problem: "Unknown action." }, { status: 400 });
  }
}

/** "Read and act" is one choice on the page and two scopes. */
const scopesIn = (form: FormData): string[] =>
  form.get("scope") === "act" ? ["read", "act"] : form.getAll("scope").map(String);

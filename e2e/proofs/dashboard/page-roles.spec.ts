/** Every page and form of `page-access.ts`, tried by each role, by strangers, by a removed member and by a visitor. */
import { randomUUID } from "node:crypto";
import { mayDo, NEEDS, type Need, ROLES, type Role } from "@citeworthy/core/product/workspaces/roles";
import { type APIRequestContext, type APIResponse, request } from "@playwright/test";
import { type Account, expect, linkIn, newAccount, newestMail, place, test } from "../../fixtures/test.ts";
import { stubPage } from "../../screens/analysis.ts";
import { type Access, PAGE_ACCESS } from "../../screens/page-access.ts";

const TIDES = "/articles/reading-a-tide-table";
const CALLERS = [...ROLES, "stranger", "removed", "visitor"] as const;
type CallerName = (typeof CALLERS)[number];
type Caller = { api: APIRequestContext; account: Account; id: string };
type Team = Record<CallerName, Caller> & { values: Record<string, string>; secrets: string[] };

/**
 * Each has an address of their own, so that one doesn't use up another's limits. Between two calls of a caller the server may
 * end an idle connection, so every call opens one.
 */
async function newCaller(n: number): Promise<Caller> {
  const extraHTTPHeaders = {
    "X-Forwarded-For": `10.77.${n}.1`,
    Origin: place.now.baseUrl,
    Connection: "close",
  };
  return {
    api: await request.newContext({ baseURL: place.now.baseUrl, extraHTTPHeaders }),
    account: newAccount(),
    id: "",
  };
}

const send = (api: APIRequestContext, path: string, body: string) =>
  api.post(path, {
    data: body,
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    maxRedirects: 0,
  });

async function made<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), `${answer.url()} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

async function joins(
  { api, account }: Caller,
  owner: Caller,
  role: string,
  project: string,
): Promise<string> {
  const { email } = account;
  const body = new URLSearchParams({ intent: "invite", email, role, project });
  expect((await send(owner.api, "/dashboard/members", String(body))).status()).toBe(200);
  const link = linkIn(await newestMail(email, /invites you/));
  expect((await send(api, link, "")).status()).toBe(302);
  return link;
}

async function newTeam(): Promise<Team> {
  const callers = {} as Record<CallerName, Caller>;
  for (const [n, name] of CALLERS.entries()) {
    callers[name] = await newCaller(n);
    const { api, account } = callers[name];
    if (name === "visitor") continue;
    const signedUp = await api.post("/api/auth/sign-up/email", { data: { ...account, name: "" } });
    callers[name].id = (await made<{ user: { id: string } }>(signedUp)).user.id;
  }
  const { owner, editor, viewer, client, removed } = callers;
  const secret = `Secret Roasts ${randomUUID().slice(0, 8)}`;
  const address = stubPage(`${TIDES}?n=${randomUUID().slice(0, 8)}`);
  const { id: project } = await made<{ id: string }>(
    await owner.api.post("/api/projects", { data: { name: secret } }),
  );
  const { id: run } = await made<{ id: string }>(
    await owner.api.post("/api/batches", { data: { urls: [address], project } }),
  );
  await expect
    .poll(async () => (await made<{ state: string }>(await owner.api.get(`/api/batches/${run}`))).state)
    .toBe("done");
  const { pages } = await made<{ pages: { id: string; analysis: string }[] }>(
    await owner.api.get(`/api/projects/${project}/pages`),
  );
  const [page] = pages;
  if (!page) throw new Error("the page was not analyzed");

  // Removed first: a trial has three seats.
  const used = await joins(removed, owner, "editor", project);
  expect(
    (await send(owner.api, "/dashboard/members", `intent=remove-member&member=${removed.id}`)).status(),
  ).toBe(200);
  await joins(editor, owner, "editor", project);
  await joins(viewer, owner, "viewer", project);
  await joins(client, owner, "client", project);
  const values = {
    project,
    run,
    page: page.id,
    analysis: page.analysis.split("/").at(-1) ?? "",
    workspace: owner.id,
    token: used.split("/").at(-1) ?? "",
  };
  return { ...callers, values, secrets: [secret, address] };
}

const EXAMPLES: Record<string, string> = {
  ":slug": "answer-first-writing",
  ":tool": "no-such-tool",
  ":format": "markdown",
  "*": "no-such-page",
};

function addressOf(path: string, { values }: Team): string {
  const id = path.startsWith("/docs")
    ? "api"
    : path.startsWith("/projects")
      ? values.project
      : path.startsWith("/runs")
        ? values.run
        : path.startsWith("/admin")
          ? values.workspace
          : values.analysis;
  const page = path.startsWith("/docs") ? "api" : values.page;
  return path
    .replace(":id", id ?? "")
    .replace(":page", page ?? "")
    .replace(":token", values.token ?? "")
    .replace(/:slug|:tool|:format|\*/, (part) => EXAMPLES[part] ?? "");
}

const isNeed = (access: Access): access is Need => NEEDS.some((need) => need === access);
const isRole = (name: CallerName): name is Role => ROLES.some((role) => role === name);

/** What must come of a call: refused for the role, sent to sign in, or neither. */
function expected(name: CallerName, access: Access): "refused" | "sign-in" | "let through" {
  if (access === "anyone") return "let through";
  if (name === "visitor") return "sign-in";
  if (access === "admin") return "refused";
  return isRole(name) && isNeed(access) && !mayDo(name, access) ? "refused" : "let through";
}

function outcomeOf(answer: APIResponse): string {
  const status = answer.status();
  if (status === 403) return "refused";
  const to = answer.headers().location ?? "";
  if (status === 401 || /\/sign(?:in|up)\b/.test(to)) return "sign-in";
  return status >= 500 ? `failed with ${status}` : "let through";
}

test("each page and form serves the roles of the table, and shows nobody else anything", async () => {
  // Every page and form by every role: as long as the other proofs may take.
  test.setTimeout(600_000);
  const team = await newTeam();
  const wrong: string[] = [];
  for (const [path, { opens, isPublic, query = "", forms = {}, untried = [] }] of Object.entries(
    PAGE_ACCESS,
  )) {
    const address = addressOf(path, team);
    for (const name of CALLERS) {
      const { api } = team[name];
      const tries: [string, Access, () => Promise<APIResponse>][] = [
        [`GET ${path}`, opens, () => api.get(address, { maxRedirects: 0 })],
        ...Object.entries(forms).map(([body, access]): [string, Access, () => Promise<APIResponse>] => [
          `POST ${path} ${body}`,
          access,
          () => send(api, `${address}${query}`, body),
        ]),
      ];
      for (const [what, access, run] of tries) {
        const wanted = expected(name, access);
        const isUntried = untried.some((body) => what.endsWith(` ${body}`));
        if (isUntried && wanted === "let through") continue;
        const answer = await run();
        const outcome = outcomeOf(answer);
        const isShown = isPublic && name === "visitor" && what.startsWith("GET");
        // A wrong token is refused in other ways than a wrong role.
        const isAnswered = access === "anyone" && !outcome.startsWith("failed");
        // An invitation that was used is refused for everybody who is signed in.
        const isUsed = path === "/invitation/:token" && what.startsWith("POST") && name !== "visitor";
        const right = isShown ? "let through" : isUsed ? "refused" : isAnswered ? outcome : wanted;
        if (outcome !== right)
          wrong.push(`${what} by ${name}: ${outcome} instead of ${right} (${answer.status()})`);
        const isOutside = !isRole(name);
        const text = await answer.text();
        if (isOutside && team.secrets.some((secret) => text.includes(secret)))
          wrong.push(`${what} shows ${name} what it must not`);
        const isForeign = isOutside && isNeed(access) && path.includes(":id") && name !== "visitor";
        // The print view of an unknown analysis leads to its page, which says that it doesn't exist.
        const unknown = path === "/analysis/:id/print" ? [302] : [400, 404];
        if (isForeign && !unknown.includes(answer.status()))
          wrong.push(`${what} answers ${name} with ${answer.status()}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

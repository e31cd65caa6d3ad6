/** Google on loopback: sign-in with PKCE, tokens, Search Console and Analytics in their own wire formats, refusals included. */
import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listenOnLoopback } from "../listen-on-loopback.ts";

/** As Search Console gives them, without the click-through rate. */
export type GoogleSearchRow = { keys: string[]; clicks: number; impressions: number; position: number };
export type GoogleVisitRow = {
  host: string;
  path: string;
  source: string;
  sessions: number;
  keyEvents: number;
  revenue: number;
};
export type GoogleScript = {
  email: string;
  clientId?: string;
  /** What the account's owner ticks; everything that was asked for unless said. */
  scopes?: string;
  sites: { siteUrl: string; permissionLevel: string }[];
  properties: { property: string; displayName: string }[];
  search: (request: { site: string; day: string; by: "page" | "query" }) => GoogleSearchRow[];
  visits: (request: { property: string; day: string }) => GoogleVisitRow[];
  /** Gives fewer rows at once than were asked for. */
  mostRows?: number;
};
type Refusal = { status: number; body?: object; headers?: Record<string, string> };
export type LoopbackGoogle = {
  url: string;
  script: GoogleScript;
  /** Method and path of each call, with its body where it has one. */
  calls: { path: string; body: string }[];
  /** The next calls whose path contains `path` are refused, one after the other. */
  refuse(path: string, ...refusals: Refusal[]): void;
  /** Access tokens end, as they do after an hour. */
  expireTokens(): void;
  /** The account's owner removed the access. */
  removeAccess(): void;
  stop(): Promise<void>;
};

/** As Google writes a refusal of its REST interfaces. */
export const googleRefusal = (status: number, name: string, reason: string): Refusal => ({
  status,
  body: {
    error: {
      code: status,
      message: `${reason} (a message of Google)`,
      status: name,
      errors: [{ message: reason, domain: "usageLimits", reason }],
    },
  },
});
export const QUOTA = googleRefusal(429, "RESOURCE_EXHAUSTED", "rateLimitExceeded");
export const SEARCH_QUOTA = googleRefusal(403, "PERMISSION_DENIED", "quotaExceeded");
export const NO_PERMISSION = googleRefusal(403, "PERMISSION_DENIED", "insufficientPermissions");
export const DISABLED = googleRefusal(403, "PERMISSION_DENIED", "accessNotConfigured");
export const BROKEN = googleRefusal(500, "INTERNAL", "backendError");
/** As Google says that the token wasn't given for the service. */
export const NO_SCOPE: Refusal = {
  status: 403,
  body: {
    error: {
      code: 403,
      message: "Request had insufficient authentication scopes.",
      status: "PERMISSION_DENIED",
      errors: [{ message: "Insufficient Permission", domain: "global", reason: "insufficientPermissions" }],
      details: [
        {
          "@type": "type.googleapis.com/google.rpc.ErrorInfo",
          reason: "ACCESS_TOKEN_SCOPE_INSUFFICIENT",
          domain: "googleapis.com",
        },
      ],
    },
  },
};
const UNAUTHORIZED = googleRefusal(401, "UNAUTHENTICATED", "authError");

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

export async function startGoogleData(script: GoogleScript): Promise<LoopbackGoogle> {
  const calls: LoopbackGoogle["calls"] = [];
  const refusals: { path: string; refusal: Refusal }[] = [];
  const codes = new Map<string, { challenge: string; redirect: string; scopes: string }>();
  let grants = new Set<string>();
  let tokens = new Set<string>();

  const tokenAnswer = (form: URLSearchParams): Refusal => {
    const invalid = { status: 400, body: { error: "invalid_grant", error_description: "Bad Request" } };
    const access = () => {
      const token = `access-${randomUUID()}`;
      tokens.add(token);
      return { access_token: token, expires_in: 3599, token_type: "Bearer" };
    };
    if (form.get("grant_type") === "refresh_token")
      return grants.has(form.get("refresh_token") ?? "") ? { status: 200, body: access() } : invalid;
    const code = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (!code || code.challenge !== challenge || code.redirect !== form.get("redirect_uri")) return invalid;
    const refresh = `refresh-${randomUUID()}`;
    grants.add(refresh);
    const claims = { iss: "https://accounts.google.com", sub: "1", email: script.email };
    const idToken = `${encoded({ alg: "RS256" })}.${encoded(claims)}.c3R1Yg`;
    return {
      status: 200,
      body: { ...access(), refresh_token: refresh, scope: code.scopes, id_token: idToken },
    };
  };

  const signIn = (query: URLSearchParams, response: ServerResponse) => {
    const redirect = query.get("redirect_uri") ?? "";
    const isWhole =
      query.get("code_challenge_method") === "S256" &&
      query.get("access_type") === "offline" &&
      query.get("client_id") === (script.clientId ?? "journeys.apps.example");
    if (!isWhole) return void response.writeHead(400).end("invalid_request");
    const code = randomUUID();
    const scopes = script.scopes ?? query.get("scope") ?? "";
    codes.set(code, { challenge: query.get("code_challenge") ?? "", redirect, scopes });
    const back = new URL(redirect);
    back.searchParams.set("state", query.get("state") ?? "");
    const denied = new URL(back);
    back.searchParams.set("code", code);
    denied.searchParams.set("error", "access_denied");
    const link = (to: URL, words: string) => `<a href="${to.href.replaceAll("&", "&amp;")}">${words}</a>`;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="en"><title>Google</title><main><h1>Allow access</h1><p>${link(back, "Allow")}</p><p>${link(denied, "Cancel")}</p></main></html>`,
    );
  };

  const dataAnswer = (path: string, request: IncomingMessage, body: string): Refusal => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    if (!tokens.has(token)) return UNAUTHORIZED;
    if (path.endsWith("/v3/sites"))
      return { status: 200, body: script.sites.length > 0 ? { siteEntry: script.sites } : {} };
    if (path.includes("/accountSummaries")) {
      const summary = { name: "accountSummaries/1", account: "accounts/1", displayName: "Account" };
      return {
        status: 200,
        body: { accountSummaries: [{ ...summary, propertySummaries: script.properties }] },
      };
    }
    const site = /\/v3\/sites\/([^/]+)\/searchAnalytics\/query$/.exec(path)?.[1];
    const asked = JSON.parse(body || "{}");
    if (site !== undefined) return searchAnswer(script, decodeURIComponent(site), asked);
    const property = /\/v1beta\/(properties\/\d+):runReport$/.exec(path)?.[1];
    return property ? visitAnswer(script, property, asked) : googleRefusal(404, "NOT_FOUND", "notFound");
  };

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://loopback");
    calls.push({ path: `${request.method} ${pathname}`, body });
    const send = ({ status, body: json = {}, headers = {} }: Refusal) =>
      void response
        .writeHead(status, { "content-type": "application/json; charset=UTF-8", ...headers })
        .end(JSON.stringify(json));
    const at = refusals.findIndex(({ path }) => pathname.includes(path));
    const [refused] = at < 0 ? [] : refusals.splice(at, 1);
    if (refused) return send(refused.refusal);
    if (pathname === "/favicon.ico") return void response.writeHead(204).end();
    if (pathname.startsWith("/accounts.google.com/")) return signIn(searchParams, response);
    if (pathname === "/oauth2.googleapis.com/token") return send(tokenAnswer(new URLSearchParams(body)));
    if (pathname === "/oauth2.googleapis.com/revoke") {
      const isKnown = grants.delete(new URLSearchParams(body).get("token") ?? "");
      return send(isKnown ? { status: 200 } : { status: 400, body: { error: "invalid_token" } });
    }
    return send(dataAnswer(pathname, request, body));
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}`,
    script,
    calls,
    refuse: (path, ...list) => void refusals.push(...list.map((refusal) => ({ path, refusal }))),
    expireTokens() {
      tokens = new Set();
    },
    removeAccess() {
      tokens = new Set();
      grants = new Set();
    },
    stop: () =>
      new Promise((gone) => {
        server.closeAllConnections();
        server.close(() => gone());
      }),
  };
}

type SearchRequest = { startDate: string; dimensions: string[]; rowLimit: number; startRow: number };

function searchAnswer(script: GoogleScript, site: string, asked: SearchRequest): Refusal {
  const { startDate: day, dimensions, rowLimit, startRow } = asked;
  if (rowLimit > 25_000) return googleRefusal(400, "INVALID_ARGUMENT", "invalidParameter");
  if (!script.sites.some(({ siteUrl }) => siteUrl === site)) return NO_PERMISSION;
  const all = script.search({ site, day, by: dimensions.includes("query") ? "query" : "page" });
  const rows = all.slice(startRow, startRow + Math.min(rowLimit, script.mostRows ?? rowLimit));
  const withRate = rows.map((row) => ({ ...row, ctr: row.clicks / Math.max(1, row.impressions) }));
  // Without rows, the field is missing.
  return {
    status: 200,
    body: { ...(rows.length > 0 && { rows: withRate }), responseAggregationType: "byPage" },
  };
}

type VisitRequest = { dateRanges: { startDate: string }[]; limit: string; offset: string };

function visitAnswer(script: GoogleScript, property: string, asked: VisitRequest): Refusal {
  if (!script.properties.some((one) => one.property === property)) return NO_PERMISSION;
  const all = script.visits({ property, day: asked.dateRanges[0]?.startDate ?? "" });
  const [from, limit] = [Number(asked.offset), Number(asked.limit)];
  const rows = all.slice(from, from + Math.min(limit, script.mostRows ?? limit)).map((row) => ({
    dimensionValues: [row.host, row.path, row.source].map((value) => ({ value })),
    metricValues: [row.sessions, row.keyEvents, row.revenue].map((value) => ({ value: String(value) })),
  }));
  return {
    status: 200,
    body: {
      dimensionHeaders: ["hostName", "landingPage", "sessionSource"].map((name) => ({ name })),
      metricHeaders: [
        { name: "sessions", type: "TYPE_INTEGER" },
        { name: "keyEvents", type: "TYPE_FLOAT" },
        { name: "totalRevenue", type: "TYPE_CURRENCY" },
      ],
      ...(rows.length > 0 && { rows, rowCount: all.length }),
      metadata: { currencyCode: "EUR", timeZone: "Europe/Berlin" },
      kind: "analyticsData#runReport",
    },
  };
}

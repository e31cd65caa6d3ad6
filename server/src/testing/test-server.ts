/** The real server on a real socket and a fresh database, with the small conveniences a test needs. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Database } from "../adapters/db/database.ts";
import { readConfig } from "../config/config.ts";
import { createHttp } from "../http/app.ts";
import { type Services, wire } from "../wire.ts";
import type { TestDatabase } from "./databases.ts";
import { listenOnLoopback } from "./listen-on-loopback.ts";
import { PATIENCE } from "./patience.ts";
import { readableMail } from "./readable-mail.ts";

export type TestServer = {
  url: string;
  database: Database;
  services: Services;
  /** JSON in, JSON out, with the cookies of an earlier answer. */
  call(path: string, request?: Call): Promise<TestResponse>;
  signUp(email?: string): Promise<Person>;
  /** The session of a person's cookie. */
  sessionOf(person: Person): Promise<{ id: string; email: string }>;
  mails(): string[];
  close(): Promise<void>;
};
export type Call = { method?: string; body?: unknown; cookie?: string; headers?: Record<string, string> };
export type TestResponse = {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
  cookie: string;
};
export type Person = { id: string; email: string; cookie: string };

export const PASSWORD = "correct horse battery";
let people = 0;
/** Longer than any test: on a busy machine, a server that closes idle connections resets requests on their way. */
const KEEP_ALIVE_MS = 600_000;

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

export async function startTestServer(
  { open }: TestDatabase,
  environment: Record<string, string> = {},
  options: { worker?: boolean } = {},
): Promise<TestServer> {
  const database = await open();
  const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-server-"));
  const http = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  const url = `http://127.0.0.1:${await listenOnLoopback(http)}`;
  const config = readConfig({
    DATA_DIR: dataDir,
    BASE_URL: url,
    LOG_LEVEL: "silent",
    AI_LOCAL_PORTS: "none",
    TEST_PATIENCE: String(PATIENCE),
    AUTH_ATTEMPTS_PER_MINUTE: "1000",
    ...environment,
  });
  const services = await wire(config, database);
  if (options.worker) await services.startWorker({ hourly: false });
  const app = createHttp(services);
  // As the host does it: the platform's own Request and Response stay as they are.
  http.on("request", getRequestListener(app.fetch, { overrideGlobalObjects: false }));

  const call: TestServer["call"] = async (path, { method, body, cookie, headers } = {}) => {
    const answer = await globalThis.fetch(new URL(path, url), {
      method: method ?? (body === undefined ? "GET" : "POST"),
      redirect: "manual",
      headers: {
        ...(body !== undefined && { "content-type": "application/json", origin: url }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    return {
      status: answer.status,
      headers: answer.headers,
      body: isJson && text ? JSON.parse(text) : { text },
      cookie: cookiesOf(answer.headers),
    };
  };

  return {
    url,
    database,
    services,
    call,
    async signUp(email = `person${++people}@example.com`) {
      const { status, body, cookie } = await call("/api/auth/sign-up/email", {
        body: { email, password: PASSWORD },
      });
      if (status !== 200) throw new Error(`sign-up failed: ${JSON.stringify(body)}`);
      return { id: (body.user as { id: string }).id, email, cookie };
    },
    sessionOf: async ({ cookie, email }) => ({
      id: (await services.sessions.idOf(new Headers({ cookie }))) ?? "",
      email,
    }),
    mails: () =>
      readdirSync(join(dataDir, "outbox"))
        .sort()
        .map((file) => readableMail(readFileSync(join(dataDir, "outbox", file), "utf8"))),
    async close() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
      await services.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

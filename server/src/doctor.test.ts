import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { checkDatabase } from "./adapters/doctor/check-database.ts";
import { checkDisk } from "./adapters/doctor/check-disk.ts";
import { checkGuard } from "./adapters/doctor/check-guard.ts";
import { checkMail } from "./adapters/doctor/check-mail.ts";
import { checkHeader } from "./adapters/doctor/check-proxy.ts";
import { readConfig } from "./config/config.ts";

const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-doctor-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const configOf = (environment: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: dataDir, ...environment });

async function smtpServer(accepts: boolean): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_, done) => done(accepts ? null : new Error("go away")),
  });
  await new Promise<void>((opened) => server.listen(0, "127.0.0.1", opened));
  onTestFinished(() => new Promise((closed) => server.close(() => closed())));
  return (server.server.address() as { port: number }).port;
}

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((opened) => server.listen(0, "127.0.0.1", opened));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

test("a mail server is asked to let us in", async () => {
  const good = `smtp://127.0.0.1:${await smtpServer(true)}`;
  expect(await checkMail(configOf({ SMTP_URL: good }))).toMatchObject([{ state: "ok" }]);
  const bad = `smtp://127.0.0.1:${await smtpServer(false)}`;
  expect(await checkMail(configOf({ SMTP_URL: bad }))).toMatchObject([{ state: "problem" }]);
  expect(await checkMail(configOf())).toMatchObject([{ state: "warning" }]);
});

const server = process.env.TEST_DATABASE_URL;
test.skipIf(!server)("a PostgreSQL that answers is fine, one that doesn't is a problem", async () => {
  expect(await checkDatabase(configOf({ DATABASE_URL: server ?? "" }))).toMatchObject([{ state: "ok" }]);
  const nobody = `postgres://nobody@127.0.0.1:${await closedPort()}/nothing`;
  const [found] = await checkDatabase(configOf({ DATABASE_URL: nobody }));
  expect(found).toMatchObject({ state: "problem", fix: expect.stringContaining("DATABASE_URL") });
});

test.each([
  [{ BASE_URL: "https://a.example" }, "problem"],
  [{ BASE_URL: "https://a.example", TRUSTED_PROXIES: "1" }, "ok"],
  [{ TRUSTED_PROXIES: "1" }, "warning"],
  [{}, "ok"],
])("%j: believing the proxy's header is %s", (environment, state) => {
  expect(checkHeader(configOf(environment)).state).toBe(state);
});

test("a database folder that others can open is a problem", async () => {
  mkdirSync(join(dataDir, "pglite"), { mode: 0o755 });
  const states = (await checkDisk(configOf())).map(({ text, state }) => ({ text, state }));
  expect(states).toContainEqual({
    state: "problem",
    text: "Other users of this machine can open the database's folder.",
  });
});

test("private addresses are refused, and open test hosts are a problem", async () => {
  const found = await checkGuard(configOf({ FETCH_ALLOW_HOSTS: "127.0.0.1:8080" }));
  expect(found[0]).toMatchObject({ state: "ok", text: "Refuses all 5 private addresses that were tried." });
  expect(found.at(-1)).toMatchObject({ state: "problem", fix: "Unset it: it is for tests only." });
});

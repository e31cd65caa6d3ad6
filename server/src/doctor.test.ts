import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer as createHttp } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startLoopbackVendors } from "./adapters/ai/testing/loopback-vendors.ts";
import { checkDatabase } from "./adapters/doctor/check-database.ts";
import { checkDisk } from "./adapters/doctor/check-disk.ts";
import { checkGuard } from "./adapters/doctor/check-guard.ts";
import { checkMail } from "./adapters/doctor/check-mail.ts";
import { checkHeader } from "./adapters/doctor/check-proxy.ts";
import { readConfig } from "./config/config.ts";
import { knownReading } from "./testing/known-reading.ts";
import { listenOnLoopback } from "./testing/listen-on-loopback.ts";
import { PATIENCE } from "./testing/patience.ts";
import { checkModels } from "./wire/doctor-models.ts";

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

test("each connected model is tested on the known page, in the words of the admin's page", async () => {
  const vendors = await startLoopbackVendors(({ vendor, body }) => {
    if (vendor === "anthropic") return { say: "status", status: 401 };
    return body.stream ? { say: "text", text: "Ready." } : { say: "json", value: knownReading };
  });
  onTestFinished(() => vendors.close());
  const environment = { ...vendors.environment("openai", "anthropic"), AI_LOCAL_PORTS: "none" };
  const findings = await checkModels(configOf(environment));
  expect(findings).toMatchObject([
    {
      state: "ok",
      about: "AI models, OpenAI gpt-5.4-mini",
      text: expect.stringMatching(
        /^Time [\d.]+ s, cost \$[\d.]+, tokens 2400 in, 180 out\. gpt-5\.4-mini agrees with the right reading on 12 of 12 points\. .*The reply had the form we asked for\.$/,
      ),
    },
    { state: "problem", text: "Anthropic refused the key.", fix: "Check ANTHROPIC_API_KEY, then restart." },
  ]);
});

test("without a model nothing is asked, and a server on this machine is named and not used", async () => {
  const asked: (string | undefined)[] = [];
  const ollama = createHttp((request, response) => {
    asked.push(request.url);
    response.end(JSON.stringify({ data: [{ id: "qwen3:14b", owned_by: "library" }] }));
  });
  const port = await listenOnLoopback(ollama);
  onTestFinished(() => void ollama.close());
  const [none, found] = await checkModels(
    configOf({ AI_LOCAL_PORTS: String(port), TEST_PATIENCE: String(PATIENCE) }),
  );
  expect(none).toMatchObject({ state: "ok", text: expect.stringContaining("None is connected") });
  expect(found).toMatchObject({
    state: "ok",
    text: expect.stringMatching(/^Ollama runs on this machine .*qwen3:14b.* It is not used/),
  });
  expect(asked).toEqual(["/v1/models"]);
});

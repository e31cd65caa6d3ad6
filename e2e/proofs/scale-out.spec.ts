import { freshPostgresUrl, startPostgres, type TestPostgres } from "@citeworthy/server/testing";
import { expect, test } from "@playwright/test";
import { freePort } from "../product/free-port.ts";
import { place } from "../product/place.ts";
import { type HostRun, runHost } from "../product/run-host.ts";

test.describe.configure({ mode: "serial" });

let postgres: TestPostgres | null = null;
const runs: HostRun[] = [];
test.afterAll(async () => {
  for (const run of runs) run.signal("SIGKILL");
  await Promise.all(runs.map((run) => run.ended));
  await postgres?.stop();
});

async function startWeb(settings: Record<string, string>) {
  const port = await freePort();
  const run = runHost({ ...settings, PORT: String(port) }, ["--web"]);
  runs.push(run);
  return { run, url: `http://127.0.0.1:${port}` };
}

test("two web processes and a worker on one PostgreSQL are one product", async () => {
  postgres = await startPostgres();
  test.skip(postgres === null, "no PostgreSQL on this machine");
  const settings = {
    DATABASE_URL: await freshPostgresUrl(postgres?.url ?? ""),
    FETCH_ALLOW_HOSTS: new URL(place.now.stubSite).host,
  };
  // All three begin at once on an empty database: one of them migrates it, the others wait.
  const [one, two] = await Promise.all([startWeb(settings), startWeb(settings)]);
  const worker = runHost(settings, ["--worker"]);
  runs.push(worker);
  await Promise.all([one.run, two.run, worker].map((run) => run.ready()));

  // As a program asks, not a browser: without an origin.
  const post = (url: string, path: string, body: unknown, cookie?: string) =>
    fetch(new URL(path, url), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        prefer: "respond-async",
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(body),
    });
  const signedUp = await post(one.url, "/api/auth/sign-up/email", {
    email: "many@example.com",
    password: "xk8f2qzz",
  });
  expect(signedUp.status).toBe(200);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

  const asked = await post(
    two.url,
    "/functions/analyze-content",
    { input: `${place.now.stubSite}/articles/scale-out` },
    cookie,
  );
  expect(asked.status).toBe(202);
  const { events } = (await asked.json()) as { events: string };
  const followed = await fetch(new URL(events, one.url), { headers: { cookie } });
  expect(await followed.text()).toContain("event: done");

  worker.signal("SIGTERM");
  expect(await worker.ended).toBe(0);
});

/** Bulk runs and keys as programs use them. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subscriptions } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { eventually } from "../../testing/eventually.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

describe.each(serverDatabases)("on $kind", (database) => {
  let server: TestServer;
  let site: StubPage;
  let person: Person;
  beforeAll(async () => {
    site = await startStubPage({ "/one": html(ARTICLE), "/two": html(ARTICLE) });
    server = await startTestServer(database, { FETCH_ALLOW_HOSTS: site.host }, { worker: true });
    person = await server.signUp();
    await server.database.db
      .update(subscriptions)
      .set({ planType: "enterprise", status: "active" })
      .where(eq(subscriptions.userId, person.id));
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const createKey = (scopes: string[], by = person) =>
    server.call("/api/keys", { body: { name: "Pipeline", scopes }, cookie: by.cookie });
  const withKey = (path: string, key: unknown, more: object = {}) =>
    server.call(path, { headers: { authorization: `Bearer ${key}` }, ...more });

  test("a key is created, listed and revoked by a session, and never by a key", async () => {
    const { status, body, headers } = await createKey(["read"]);
    expect({ status, cache: headers.get("cache-control") }).toEqual({ status: 201, cache: "no-store" });
    expect((await withKey("/api/usage", body.key)).status).toBe(200);
    expect(await withKey("/api/keys", body.key)).toMatchObject({
      status: 403,
      body: { details: { code: "key/not-accepted" } },
    });
    const listed = (await server.call("/api/keys", { cookie: person.cookie })).body.keys as { id: string }[];
    expect(JSON.stringify(listed)).not.toContain(body.key);
    const revoke = { method: "DELETE", cookie: person.cookie, headers: { origin: server.url } };
    expect((await server.call(`/api/keys/${listed[0]?.id}`, revoke)).status).toBe(204);
    expect((await withKey("/api/usage", body.key)).status).toBe(401);
    expect((await createKey(["fly"])).status).toBe(400);
    // The answer names what was granted, not what was asked for.
    expect((await createKey(["read", "admin:write"])).body.scopes).toEqual(["read"]);
    expect((await server.call("/api/keys", { body: { name: "x", scopes: ["read"] } })).status).toBe(401);
  });

  test("a list is previewed, started once and read until it is done", async () => {
    const { key } = (await createKey(["analyze"])).body;
    const urls = [site.url("/one"), site.url("/two"), site.url("/one"), "nonsense"];
    const preview = await withKey("/api/batches", key, { body: { urls, start: false } });
    expect(preview).toMatchObject({
      status: 200,
      body: { state: "draft", counts: { waiting: 2 }, leftOut: { duplicates: 1, invalid: 1 } },
    });

    const headers = { authorization: `Bearer ${key}`, "idempotency-key": "one" };
    const sent = { body: { urls }, headers };
    const first = await server.call("/api/batches", sent);
    const second = await server.call("/api/batches", sent);
    expect(second.body.id).toBe(first.body.id);
    expect(second.headers.get("idempotency-replayed")).toBe("true");

    // Looked at in the storage, since a client that polls for as long as a slow run takes would reach its limit of requests.
    const batch = { id: String(first.body.id), userId: person.id };
    await eventually(async () =>
      expect(await server.services.storage.batches.find(batch)).toMatchObject({ state: "done" }),
    );
    const run = await withKey(`/api/batches/${first.body.id}`, key);
    expect(run.body).toMatchObject({ state: "done", counts: { done: 2, failed: 0 }, next: null });
    const [page] = run.body.pages as { analysis: string }[];
    const reader = (await createKey(["read"])).body.key;
    expect((await withKey(page?.analysis ?? "", reader)).body).toMatchObject({ schemaVersion: 1 });
  });

  test("a run belongs to its owner, and a wrong body is refused", async () => {
    const { key } = (await createKey(["analyze"])).body;
    const urls = [site.url("/one")];
    const { id } = (await withKey("/api/batches", key, { body: { urls, start: false } })).body;
    const stranger = await server.signUp();
    const foreign = { cookie: stranger.cookie };
    expect((await server.call(`/api/batches/${id}`, foreign)).status).toBe(404);
    expect((await server.call(`/api/batches/${id}/cancel`, { ...foreign, body: {} })).status).toBe(404);
    expect((await withKey("/api/batches", key, { body: {} })).status).toBe(400);
    expect((await withKey("/api/batches", key, { body: { urls, sitemap: "x" } })).status).toBe(400);
    const cancelled = await withKey(`/api/batches/${id}/cancel`, key, { body: {} });
    expect(cancelled.status).toBe(204);
    expect((await withKey(`/api/batches/${id}`, key)).status).toBe(404);
    const reader = (await createKey(["read"])).body.key;
    expect((await withKey("/api/batches", reader, { body: { urls } })).status).toBe(403);
  });
});

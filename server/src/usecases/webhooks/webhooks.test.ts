/** Webhooks against a receiver on loopback that speaks the Standard Webhooks format. */
import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessions, webhookDeliveries, webhooks } from "../../adapters/db/schema/all.ts";
import { sealer } from "../../adapters/secrets/sealer.ts";
import { messageShape } from "../../testing/api-document.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { eventually } from "../../testing/eventually.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { MAX_ATTEMPTS, MAX_FAILURES } from "./deliver-event.ts";

type Message = { path: string; headers: Record<string, string>; body: string };

describe.each(serverDatabases)("webhooks on $kind", (testDatabase) => {
  const received: Message[] = [];
  let answerWith = (_path: string) => 204;
  let receiver: Server;
  let page: StubPage;
  let server: TestServer;
  let base: string;
  beforeAll(async () => {
    receiver = createServer(async (request, response) => {
      const path = request.url ?? "";
      received.push({ path, headers: request.headers as Record<string, string>, body: await text(request) });
      const status = answerWith(path);
      if (status === 302) response.setHeader("location", "/elsewhere");
      if (status !== 0) response.writeHead(status).end("thanks");
    });
    await new Promise<void>((opened) => receiver.listen(0, "127.0.0.1", opened));
    const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    base = `http://${host}`;
    page = await startStubPage({ "/cold-brew": html(ARTICLE), "/broken": html("no", 500) });
    const environment = { FETCH_ALLOW_HOSTS: `${page.host},${host}` };
    server = await startTestServer(testDatabase, environment, { worker: true });
  });
  /** The API's description says what we send. */
  const described = ({ body }: Message) => {
    const message = JSON.parse(body);
    return "type" in message ? messageShape(message.type).safeParse(message).error?.issues : undefined;
  };
  afterAll(async () => {
    for (const message of received) expect(described(message), message.body).toBeUndefined();
    await server.close();
    await page.close();
    receiver.closeAllConnections();
    await new Promise((closed) => receiver.close(closed));
  });

  const add = async (person: Person, path: string, more: object = {}) =>
    server.services.createWebhook({
      ...{
        userId: person.id,
        session: await server.sessionOf(person),
        requestId: null,
        url: `${base}${path}`,
        events: ["analysis.finished"],
        format: "standard",
      },
      ...more,
    });
  const listOf = (person: Person) => server.services.listWebhooks(person.id);
  const messagesTo = (path: string) => received.filter((one) => one.path === path);
  const arrived = (path: string, count = 1) => eventually(() => expect(messagesTo(path)).toHaveLength(count));
  const testFirst = async (person: Person) => {
    const [webhook] = (await listOf(person)).webhooks;
    await server.services.testWebhook({ userId: person.id, id: webhook?.id ?? "" });
  };
  const analyze = (person: Person, path: string) =>
    server.call("/functions/analyze-content", { body: { input: page.url(path) }, cookie: person.cookie });

  test("a finished and a failed analysis are reported once, signed, with the address of the report", async () => {
    const person = await server.signUp();
    const { secret } = await add(person, "/all");
    await add(person, "/other", { events: ["monitor.changed"] });
    const { body: analysis } = await analyze(person, "/cold-brew");
    await arrived("/all");
    const [message] = messagesTo("/all");
    const payload = new Webhook(secret).verify(message?.body ?? "", message?.headers ?? {});
    expect(payload).toMatchObject({
      type: "analysis.finished",
      data: { id: analysis.id, url: page.url("/cold-brew"), state: "done", score: expect.any(Number) },
    });
    expect(message?.body).toContain(`${server.url}/analysis/${analysis.id}`);
    await analyze(person, "/broken");
    await arrived("/all", 2);
    expect(JSON.parse(messagesTo("/all")[1]?.body ?? "{}").data).toMatchObject({ state: "failed" });
    expect(messagesTo("/other")).toEqual([]);
    await eventually(async () => {
      const { deliveries } = await listOf(person);
      expect(deliveries).toMatchObject([
        { status: 204, attempts: 1 },
        { status: 204, attempts: 1 },
      ]);
    });
  });

  test("the secret is encrypted in the database and left out of lists and the export", async () => {
    const person = await server.signUp();
    const { secret } = await add(person, "/secret");
    const rows = await server.database.db.select().from(webhooks).where(eq(webhooks.userId, person.id));
    expect(JSON.stringify([rows, await listOf(person)])).not.toContain(secret.slice("whsec_".length));
    expect(JSON.stringify(await listOf(person))).not.toContain("ealed");
    let exported = "";
    for await (const part of await server.services.exportAccount({ userId: person.id, requestId: null }))
      exported += part;
    expect(JSON.parse(exported).webhooks).toMatchObject([{ url: `${base}/secret` }]);
    expect(exported).not.toContain("sealedSecret");
  });

  test("a webhook is paused, changed and gets a new secret", async () => {
    const person = await server.signUp();
    const { secret: old } = await add(person, "/changed");
    const [webhook] = (await listOf(person)).webhooks;
    const which = { userId: person.id, id: webhook?.id ?? "", requestId: null };
    await server.services.pauseWebhook({ ...which, isPaused: true });
    expect((await listOf(person)).webhooks).toMatchObject([{ disabledAt: expect.any(Date) }]);
    await analyze(person, "/cold-brew");
    expect((await listOf(person)).deliveries, "nothing is sent while it is paused").toEqual([]);

    await server.services.pauseWebhook({ ...which, isPaused: false });
    const { secret } = await server.services.renewWebhookSecret({
      ...which,
      session: await server.sessionOf(person),
    });
    expect(secret).not.toBe(old);
    await testFirst(person);
    await arrived("/changed");
    const [message] = messagesTo("/changed");
    expect(() => new Webhook(old).verify(message?.body ?? "", message?.headers ?? {})).toThrow();
    expect(new Webhook(secret).verify(message?.body ?? "", message?.headers ?? {})).toMatchObject({
      type: "webhook.test",
    });

    await server.services.changeWebhook({ ...which, events: ["batch.finished"], format: "slack" });
    expect((await listOf(person)).webhooks).toMatchObject([{ events: ["batch.finished"], format: "slack" }]);
    const none = server.services.changeWebhook({ ...which, events: ["nonsense"], format: "slack" });
    await expect(none).rejects.toMatchObject({ code: "webhook/events-missing" });
    const stranger = await server.signUp();
    await expect(
      server.services.pauseWebhook({ ...which, userId: stranger.id, isPaused: true }),
    ).rejects.toMatchObject({ code: "webhook/unknown" });
  });

  test("the test button sends a message; Slack gets a text", async () => {
    const person = await server.signUp();
    await add(person, "/slack", { format: "slack" });
    await testFirst(person);
    await arrived("/slack");
    expect(JSON.parse(messagesTo("/slack")[0]?.body ?? "{}")).toEqual({
      text: expect.stringContaining("test"),
    });
  });

  test("a failed delivery is tried again, and can be replayed under its old id", async () => {
    const person = await server.signUp();
    await add(person, "/flaky");
    answerWith = (path) => (path === "/flaky" && messagesTo("/flaky").length < 2 ? 503 : 204);
    await testFirst(person);
    await arrived("/flaky", 2);
    await eventually(async () =>
      expect((await listOf(person)).deliveries).toMatchObject([
        { status: 204, attempts: 2, deliveredAt: expect.any(Date) },
      ]),
    );
    const [delivery] = (await listOf(person)).deliveries;
    const replay = { userId: person.id, id: delivery?.id ?? "" };
    const stranger = await server.signUp();
    await expect(server.services.replayDelivery({ ...replay, userId: stranger.id })).rejects.toThrow(
      /doesn't exist/,
    );
    await server.services.replayDelivery(replay);
    await arrived("/flaky", 3);
    expect(new Set(messagesTo("/flaky").map(({ headers }) => headers["webhook-id"]))).toEqual(
      new Set([delivery?.id]),
    );
  });

  test("a message whose signing secret can't be read says so, and arrives once the right secret is back", async () => {
    const person = await server.signUp();
    await add(person, "/sealed");
    const { db } = server.database;
    const own = eq(webhooks.userId, person.id);
    const [{ sealedSecret } = { sealedSecret: "" }] = await db.select().from(webhooks).where(own);
    const other = sealer("another secret of thirty-two characters", "webhook secrets").seal("whsec_AAAA");
    await db.update(webhooks).set({ sealedSecret: other }).where(own);
    await testFirst(person);
    await eventually(async () =>
      expect((await listOf(person)).deliveries).toMatchObject([
        { status: null, error: "its signing secret can't be read", deliveredAt: null, failedAt: null },
      ]),
    );
    expect(messagesTo("/sealed")).toEqual([]);
    await db.update(webhooks).set({ sealedSecret }).where(own);
    await arrived("/sealed");
  });

  test("410 disables the webhook; a redirect isn't followed", async () => {
    const person = await server.signUp();
    await add(person, "/gone");
    answerWith = (path) => (path === "/gone" ? 410 : 204);
    await testFirst(person);
    await eventually(async () => {
      const {
        webhooks: [webhook],
        deliveries: [delivery],
      } = await listOf(person);
      expect({ isOff: webhook?.disabledAt !== null, status: delivery?.status }).toEqual({
        isOff: true,
        status: 410,
      });
      expect(delivery?.failedAt).toBeInstanceOf(Date);
    });
    await analyze(person, "/cold-brew");
    expect(messagesTo("/gone")).toHaveLength(1);

    const other = await server.signUp();
    await add(other, "/moved");
    answerWith = (path) => (path === "/moved" ? 302 : 204);
    await testFirst(other);
    await arrived("/moved");
    await eventually(async () =>
      expect((await listOf(other)).deliveries).toMatchObject([{ status: 302, attempts: 1 }]),
    );
    expect(messagesTo("/elsewhere")).toEqual([]);
  });

  test("after the last attempt the delivery is given up", async () => {
    const person = await server.signUp();
    await add(person, "/never");
    answerWith = (path) => (path === "/never" ? 500 : 204);
    await testFirst(person);
    await arrived("/never");
    const mine = eq(webhookDeliveries.userId, person.id);
    await server.database.db
      .update(webhookDeliveries)
      .set({ attempts: MAX_ATTEMPTS - 1 })
      .where(mine);
    await eventually(async () =>
      expect((await listOf(person)).deliveries).toMatchObject([{ failedAt: expect.any(Date) }]),
    );
  });

  test("private and plain addresses, unknown events and too many webhooks are refused", async () => {
    const person = await server.signUp();
    for (const url of [
      "http://example.com/",
      "https://127.0.0.1/",
      "https://10.0.0.1/x",
      "ftp://a.test",
      "https://localhost/",
      "x",
    ])
      await expect(add(person, "", { url })).rejects.toThrow(/public address/);
    await expect(add(person, "/x", { events: ["everything"] })).rejects.toThrow(/at least one event/);
    for (let at = 0; at < 10; at++) await add(person, `/many${at}`);
    await expect(add(person, "/x")).rejects.toThrow(/the limit/);
    const {
      webhooks: [first],
    } = await listOf(person);
    await server.services.removeWebhook({ userId: person.id, id: first?.id ?? "", requestId: null });
    await expect(
      server.services.removeWebhook({ userId: person.id, id: first?.id ?? "", requestId: null }),
    ).rejects.toThrow();
    const events = await server.services.securityActivity(person.id);
    expect(events.slice(0, 2).map(({ action }) => action)).toEqual(["remove-webhook", "create-webhook"]);
    await expect(server.services.testWebhook({ userId: person.id, id: "x" })).rejects.toThrow();
  });

  test("an address that became private is refused at delivery, without another attempt", async () => {
    const person = await server.signUp();
    await add(person, "/rebound");
    await server.database.db
      .update(webhooks)
      .set({ url: "https://127.0.0.1/rebound" })
      .where(eq(webhooks.userId, person.id));
    await testFirst(person);
    await eventually(async () =>
      expect((await listOf(person)).deliveries).toMatchObject([
        { failedAt: expect.any(Date), attempts: 1, status: null, error: "the address is not public" },
      ]),
    );
  });

  test("one account's silent receiver holds up nobody else's messages", async () => {
    const [hostile, other] = [await server.signUp(), await server.signUp()];
    const usual = answerWith;
    answerWith = (path) => (path.startsWith("/silent") ? 0 : usual(path));
    for (let n = 0; n < 10; n++) await add(hostile, `/silent-${n}`);
    await add(other, "/prompt");
    for (const { id } of (await listOf(hostile)).webhooks)
      await server.services.testWebhook({ userId: hostile.id, id });
    const silent = () => received.filter(({ path }) => path.startsWith("/silent"));
    await eventually(() => expect(silent().length).toBeGreaterThan(0));
    await testFirst(other);
    await arrived("/prompt");
    // One of the ten was under way while the other's message passed.
    expect(silent()).toHaveLength(1);
    answerWith = usual;
  });

  test("a webhook is turned off after twenty messages in a row that didn't arrive", async () => {
    const person = await server.signUp();
    const usual = answerWith;
    answerWith = (path) => (path === "/dead" ? 500 : usual(path));
    await add(person, "/dead");
    const [webhook] = (await listOf(person)).webhooks;
    const { db } = server.database;
    const earlier = (n: number, more: object) => ({
      ...{
        id: randomUUID(),
        webhookId: webhook?.id ?? "",
        userId: person.id,
        event: "analysis.finished" as const,
      },
      ...{ key: `earlier-${n}`, data: {}, attempts: 1, status: 500, ...more },
    });
    const past = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const arrivedOnce = earlier(0, { createdAt: past(90), deliveredAt: past(90), status: 204 });
    const before = Array.from({ length: 5 }, (_, n) => earlier(100 + n, { createdAt: past(120) }));
    const since = Array.from({ length: MAX_FAILURES - 2 }, (_, n) => earlier(n + 1, { createdAt: past(60) }));
    await db.insert(webhookDeliveries).values([...before, arrivedOnce, ...since]);
    const isOff = async () => (await listOf(person)).webhooks[0]?.disabledAt !== null;
    await testFirst(person);
    await arrived("/dead");
    await testFirst(person);
    await eventually(async () => expect(await isOff()).toBe(true));
    answerWith = usual;
  });

  test("adding a webhook needs a recent sign-in, and its owner gets an email", async () => {
    const person = await server.signUp();
    await add(person, "/mine");
    const told = server.mails().filter((mail) => mail.includes("A webhook was added"));
    expect(told.some((mail) => mail.includes(`To: ${person.email}`))).toBe(true);
    const longAgo = new Date(Date.now() - 77 * 60_000);
    await server.database.db
      .update(sessions)
      .set({ createdAt: longAgo })
      .where(eq(sessions.userId, person.id));
    await expect(add(person, "/stolen")).rejects.toMatchObject({ code: "account/confirm-first" });
    expect((await listOf(person)).webhooks).toHaveLength(1);
  });
});

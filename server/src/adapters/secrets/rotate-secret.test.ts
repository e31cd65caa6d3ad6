import { randomUUID } from "node:crypto";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { keyBinding } from "../../config/ai-config.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { PASSWORD, startTestServer } from "../../testing/test-server.ts";
import { totpCode } from "../../testing/totp.ts";
import type { Database } from "../db/database.ts";
import {
  accounts,
  aiSettings,
  auditLog,
  dataConnections,
  instanceSecrets,
  reportLinks,
  webhooks,
} from "../db/schema/all.ts";
import { instanceSecret, storedSecret } from "./instance-secret.ts";
import { rotateSecret } from "./rotate-secret.ts";
import { sealer } from "./sealer.ts";
import { describeUnreadable, unreadableSecrets } from "./unreadable-secrets.ts";

const OLD = "the-old-secret-of-this-installation";
const NEW = "a-new-secret-that-nobody-has-seen-yet";
const NOW = new Date("2026-11-17T08:00:00Z");
const TOKEN = "a-token-for-prometheus";
const bearer = { authorization: `Bearer ${TOKEN}` };
const options = { isKept: false, leavesUnreadable: false, now: NOW };

describe.each(serverDatabases)("rotating the secret on $kind", (testDatabase) => {
  async function open(): Promise<Database> {
    const database = await testDatabase.open();
    onTestFinished(() => database.close());
    return database;
  }
  /** Several servers, one after the other, on one database: only `database.close` ends the one that listens. */
  const serverOn = (database: Database, secret: string, listens = false) => {
    const silent = { markRunning: async () => {} };
    const shared = { ...database, ...(listens ? {} : silent), close: async () => {} };
    return startTestServer(
      { kind: testDatabase.kind, open: async () => shared },
      { AUTH_SECRET: secret, METRICS_TOKEN: TOKEN },
    );
  };

  /** A user with a second step, a webhook and Google's tokens, and a saved AI key, all under the old secret. */
  async function filled(database: Database, listens = false) {
    const server = await serverOn(database, OLD, listens);
    const person = await server.signUp();
    const post = (path: string, body: object) =>
      server.call(`/api/auth/two-factor/${path}`, { body, cookie: person.cookie });
    const { body } = await post("enable", { password: PASSWORD });
    const uri = String(body.totpURI);
    expect((await post("verify-totp", { code: totpCode(uri) })).status).toBe(200);
    const { db } = database;
    await db.insert(webhooks).values({
      id: randomUUID(),
      userId: person.id,
      url: "https://hooks.example/",
      events: ["analysis.finished"],
      format: "standard",
      sealedSecret: sealer(OLD, "webhook secrets").seal("whsec_kept"),
    });
    await db.insert(aiSettings).values([
      {
        name: "OPENAI_API_KEY",
        value: sealer(OLD, "AI keys").seal("sk-kept", keyBinding("OPENAI_API_KEY", {})),
        savedAt: NOW,
      },
      { name: "AI_WRITER", value: "openai", savedAt: NOW },
    ]);
    await db.insert(dataConnections).values({
      ...{ id: randomUUID(), workspaceId: person.id, provider: "google", scopes: "" },
      sealedToken: sealer(OLD, "connected accounts").seal("refresh-kept"),
    });
    await db.insert(accounts).values({
      id: randomUUID(),
      userId: person.id,
      accountId: "1",
      providerId: "google",
      accessToken: await symmetricEncrypt({ key: OLD, data: "access-kept" }),
      refreshToken: "refresh.in-clear",
    });
    const project = await server.services.createProject({ userId: person.id, name: "Kept" });
    const link = { id: project.id, userId: person.id, days: 7, password: "" };
    await server.services.shareReport(link);
    const emails = { every: "monthly", message: "", recipients: "cleo@client.example" };
    await server.services.saveReportSchedule({ id: project.id, userId: person.id, ...emails });
    return { server, person, uri, codes: body.backupCodes as string[] };
  }

  test("codes, recovery codes, webhooks, keys and tokens work on under the new secret, and sessions end", async () => {
    const database = await open();
    const { db } = database;
    const { server: old, person, uri, codes } = await filled(database);
    await old.close();
    const rotated = await rotateSecret(db, { ...options, from: OLD, to: NEW });
    expect(Object.fromEntries(Object.entries(rotated).map(([kind, { rotated }]) => [kind, rotated]))).toEqual(
      {
        "hash key": 1,
        "AI keys": 1,
        "webhook secrets": 1,
        "connected accounts": 1,
        "share links": 0,
        "client report links": 1,
        "unsubscribe links": 0,
        "report unsubscribe links": 1,
        "work email unsubscribe links": 0,
        "second-step secrets": 1,
        "Google access tokens": 1,
        "Google refresh tokens": 0,
      },
    );

    const [webhook] = await db.select().from(webhooks);
    expect(sealer(NEW, "webhook secrets").open(webhook?.sealedSecret ?? "")).toBe("whsec_kept");
    const [connection] = await db.select().from(dataConnections);
    expect(sealer(NEW, "connected accounts").open(connection?.sealedToken ?? "")).toBe("refresh-kept");
    const [link] = await db.select().from(reportLinks);
    expect(sealer(NEW, "link tokens").open(link?.sealedToken ?? "")).not.toBe("");
    const [google] = await db.select().from(accounts).where(eq(accounts.providerId, "google"));
    expect(await symmetricDecrypt({ key: NEW, data: google?.accessToken ?? "" })).toBe("access-kept");
    expect(google?.refreshToken).toBe("refresh.in-clear");
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, "rotate-secret"));
    expect(entry).toMatchObject({ actor: "operator", outcome: "done" });

    const server = await serverOn(database, NEW);
    expect((await server.call("/api/usage", { cookie: person.cookie })).status).toBe(401);
    const signIn = async (path: string, code: string) => {
      const body = { email: person.email, password: PASSWORD };
      const { cookie } = await server.call("/api/auth/sign-in/email", { body });
      return (await server.call(`/api/auth/two-factor/${path}`, { body: { code }, cookie })).status;
    };
    expect(await signIn("verify-totp", totpCode(uri, 1))).toBe(200);
    expect(await signIn("verify-backup-code", codes[0] ?? "")).toBe(200);
    const openai = (await server.services.aiModels.view()).vendors.find(({ id }) => id === "openai");
    expect(openai).toMatchObject({ isConnected: true, isKeyUnreadable: false });
    expect(describeUnreadable(await unreadableSecrets(db, NEW))).toBeNull();
    await server.close();
  });

  test("a value that the old secret doesn't open stops the rotation, unless it may be left", async () => {
    const database = await open();
    const { db } = database;
    const { server } = await filled(database);
    await server.close();
    await db.update(webhooks).set({ sealedSecret: sealer("another", "webhook secrets").seal("whsec_lost") });
    const before = [await db.select().from(aiSettings), await db.select().from(instanceSecrets)];
    await expect(rotateSecret(db, { ...options, from: OLD, to: NEW })).rejects.toThrow(
      "webhook secrets: 1). Nothing was changed.",
    );
    expect([await db.select().from(aiSettings), await db.select().from(instanceSecrets)]).toEqual(before);

    const rotated = await rotateSecret(db, { ...options, from: OLD, to: NEW, leavesUnreadable: true });
    expect(rotated["webhook secrets"]).toEqual({ rotated: 0, left: 1 });
    expect(describeUnreadable(await unreadableSecrets(db, NEW))).toBe("webhook secrets: 1");
  });

  test("a secret of the installation's own is replaced in the database, and leaves it for the operator's", async () => {
    const { db } = await open();
    const first = await instanceSecret(db);
    await rotateSecret(db, { ...options, from: first, to: NEW, isKept: true });
    expect(await instanceSecret(db)).toBe(NEW);
    await rotateSecret(db, { ...options, from: NEW, to: OLD });
    expect(await storedSecret(db)).toBeNull();
    expect(describeUnreadable(await unreadableSecrets(db, OLD))).toBeNull();
  });

  test("a secret that was changed without a rotation is shown by the metrics", async () => {
    const database = await open();
    const { server: first } = await filled(database);
    await first.close();
    const server = await serverOn(database, NEW);
    const text = String((await server.call("/metrics", { headers: bearer })).body.text);
    expect(text).toContain('citeworthy_unreadable_secrets{kind="second-step secrets"} 1');
    expect(text).toContain('citeworthy_unreadable_secrets{kind="hash key"} 1');
    expect(await server.services.checkSecrets()).toMatchObject({ "webhook secrets": 1, "AI keys": 1 });
    await server.close();
  });

  test.skipIf(testDatabase.kind === "pglite")("nothing is rotated while a process runs", async () => {
    const database = await open();
    const { server } = await filled(database, true);
    const rotation = { ...options, from: OLD, to: NEW };
    await expect(rotateSecret(database.db, rotation)).rejects.toThrow("Stop all its processes");
    expect(describeUnreadable(await unreadableSecrets(database.db, OLD))).toBeNull();
    await server.close();
  });
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reportLinks } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

const PNG = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==";
const OFFICE = "203.0.113.5";
const VIEWS_AN_HOUR = 120;
let server: TestServer;
let person: Person;
let id = "";
beforeAll(async () => {
  const [database] = serverDatabases;
  if (!database) throw new Error("no database");
  server = await startTestServer(database);
  person = await server.signUp();
  id = (await server.services.createProject({ userId: person.id, name: "Fernwood" })).id;
});
afterAll(() => server.close());

const brand = { name: "Studio North", color: "#aa3300", footer: "hello@north.example", logo: PNG };

test("a report carries the brand, and no picture but PNG, JPEG and WebP", async () => {
  await server.services.saveBrand({ id, userId: person.id, brand });
  const report = await server.services.clientReport({ id, userId: person.id });
  expect(report).toMatchObject({ name: "Fernwood", brand, pageCount: 0 });
  for (const logo of [
    "data:image/svg+xml;base64,PHN2Zz4=",
    "data:image/png;base64,PHN2Zz4=",
    "https://example.com/logo.png",
    `data:image/png;base64,iVBORw0KGgo${"A".repeat(100_000)}`,
  ])
    await expect(
      server.services.saveBrand({ id, userId: person.id, brand: { ...brand, logo } }),
    ).rejects.toMatchObject({ code: "project/brand-invalid" });
  await expect(
    server.services.saveBrand({ id, userId: person.id, brand: { ...brand, color: "red;}" } }),
  ).rejects.toMatchObject({ code: "project/brand-invalid" });
});

test("a link opens without signing in, until it expires or is removed", async () => {
  const first = await server.services.shareReport({ id, userId: person.id, days: 7, password: "" });
  const { token, tokenHash } = first;
  const stored = await server.database.db.select().from(reportLinks);
  expect(JSON.stringify(stored)).not.toContain(token);
  const { links } = await server.services.readReportSettings({ id, userId: person.id });
  expect(links).toMatchObject([{ id: tokenHash, token, hasPassword: false }]);
  expect(await server.services.openReport({ token, password: null, network: OFFICE })).toMatchObject({
    locked: false,
    report: { name: "Fernwood" },
  });
  const past = new Date(Date.now() - 1);
  await server.database.db
    .update(reportLinks)
    .set({ expiresAt: past })
    .where(eq(reportLinks.tokenHash, tokenHash));
  expect(await server.services.openReport({ token, password: null, network: OFFICE })).toBeNull();
  const second = await server.services.shareReport({ id, userId: person.id, days: 7, password: "" });
  await expect(
    server.services.stopReportLink({ id: second.tokenHash, userId: "someone-else" }),
  ).rejects.toMatchObject({ code: "report/link-unknown" });
  expect(
    await server.services.openReport({ token: second.token, password: null, network: OFFICE }),
  ).not.toBeNull();
  await server.services.stopReportLink({ id: second.tokenHash, userId: person.id });
  expect(
    await server.services.openReport({ token: second.token, password: null, network: OFFICE }),
  ).toBeNull();
});

test("a password is asked for, stored as a hash, and can't be guessed at will", async () => {
  const { token, passwordHash } = await server.services.shareReport({
    id,
    userId: person.id,
    days: 7,
    password: "fern 2026",
  });
  expect(passwordHash).not.toContain("fern");
  expect(await server.services.openReport({ token, password: null, network: OFFICE })).toMatchObject({
    locked: true,
    brand: { name: "Studio North" },
  });
  expect(await server.services.openReport({ token, password: "fern 2025", network: OFFICE })).toMatchObject({
    locked: true,
    brand: { name: "Studio North" },
  });
  expect(await server.services.openReport({ token, password: "fern 2026", network: OFFICE })).toMatchObject({
    locked: false,
  });
  const from = (network: string, password: string) =>
    server.services.openReport({ token, password, network });
  for (let n = 0; n < 13; n++) expect(await from("192.0.2.1", "fern 2026")).toMatchObject({ locked: false });
  for (let n = 0; n < 10; n++) await from("198.51.100.7", "wrong");
  await expect(from("198.51.100.7", "fern 2026")).rejects.toMatchObject({ code: "request/too-many" });
  // Whoever guesses locks out themselves, and not the client.
  expect(await from("192.0.2.1", "fern 2026")).toMatchObject({ locked: false });
});

test("a link is read so often from one network, and goes on working for others", async () => {
  const { token } = await server.services.shareReport({ id, userId: person.id, days: 7, password: "" });
  const from = (network: string) => server.services.openReport({ token, password: null, network });
  for (let count = 0; count < VIEWS_AN_HOUR; count++) await from("198.51.100.8");
  await expect(from("198.51.100.8")).rejects.toMatchObject({ code: "request/too-many" });
  expect(await from(OFFICE)).toMatchObject({ locked: false });
});

test("another user can't share the project", async () => {
  const stranger = await server.signUp();
  await expect(
    server.services.shareReport({ id, userId: stranger.id, days: 7, password: "" }),
  ).rejects.toMatchObject({ code: "project/not-found" });
});

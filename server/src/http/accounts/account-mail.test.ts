import { request as rawRequest } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { ACCOUNT_LINKS_PER_HOUR } from "@citeworthy/core/product/account-links";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import { eventually } from "../../testing/eventually.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testing/test-server.ts";

/** A mail server that accepts connections and then says nothing. */
async function startSilentMailServer() {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((opened) => server.listen(0, "127.0.0.1", opened));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    waiting: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

describe("with a mail server that doesn't answer", () => {
  let mail: Awaited<ReturnType<typeof startSilentMailServer>>;
  let server: TestServer;
  beforeAll(async () => {
    const [testDatabase] = serverDatabases;
    if (!testDatabase) throw new Error("no database");
    mail = await startSilentMailServer();
    server = await startTestServer(testDatabase, { SMTP_URL: mail.url });
  });
  afterAll(async () => {
    await mail.close();
    await server.close();
  });

  test("sign-up and reset answer while their email is still on its way", async () => {
    const email = "waiting@example.com";
    const signedUp = await server.call("/api/auth/sign-up/email", { body: { email, password: PASSWORD } });
    expect(signedUp).toMatchObject({ status: 200, body: { signedIn: false } });
    await eventually(() => expect(mail.waiting()).toBe(1));
    const reset = await server.call("/api/auth/request-password-reset", { body: { email } });
    expect(reset.status).toBe(200);
    await eventually(() => expect(mail.waiting()).toBe(2));
  });
});

async function startMailServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) =>
      void text(stream).then((mail) => {
        received.push(mail.replaceAll("=\r\n", "").replaceAll("=3D", "="));
        done();
      }, done),
  });
  await new Promise<void>((opened) => server.listen(0, "127.0.0.1", opened));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

describe("a confirmation link", () => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let server: TestServer;
  beforeAll(async () => {
    const [testDatabase] = serverDatabases;
    if (!testDatabase) throw new Error("no database");
    mail = await startMailServer();
    server = await startTestServer(testDatabase, { SMTP_URL: mail.url });
  });
  afterAll(async () => {
    await server.close();
    await mail.close();
  });

  const signUp = (email: string) =>
    server.call("/api/auth/sign-up/email", { body: { email, password: PASSWORD } });
  const linkTo = async (email: string) => {
    const find = () => mail.received.find((one) => one.includes(email) && one.includes("verify-email"));
    await eventually(() => expect(find()).toBeDefined());
    const link = new URL(/http\S+verify-email\S+/.exec(find() ?? "")?.[0] ?? "");
    return link.pathname + link.search;
  };
  const signIn = async (email: string) =>
    (await server.call("/api/auth/sign-in/email", { body: { email, password: PASSWORD } })).status;

  test("signs in the browser that signed up, also after it signed up again with another address", async () => {
    const first = await signUp("first@example.com");
    const second = await signUp("second@example.com");
    const opened = await server.call(await linkTo("first@example.com"), {
      cookie: `${first.cookie}; ${second.cookie}`,
    });
    expect(opened.headers.get("location")).toBe("/auth/callback");
    const { user } = (await server.call("/api/session", { cookie: opened.cookie })).body;
    expect(user).toMatchObject({ email: "first@example.com", emailVerified: true });
  });

  test("goes to one address at most three times an hour, and every request gets the same answer", async () => {
    const ask = async (email: string, n: number) => {
      const { status, body } = await server.call("/api/auth/send-verification-email", {
        body: { email, callbackURL: "/auth/callback" },
        headers: { "x-forwarded-for": `198.51.100.${n}` },
      });
      return { status, body };
    };
    await signUp("eager@example.com");
    const answers = [];
    for (let n = 1; n <= 5; n++) answers.push(await ask("eager@example.com", n));
    for (let n = 6; n <= 10; n++) answers.push(await ask("nobody@example.com", n));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    // The email of a later sign-up: those before it have left by then.
    await signUp("after-eager@example.com");
    await linkTo("after-eager@example.com");
    const links = mail.received.filter((one) => /^To: eager@example\.com/m.test(one));
    expect(links).toHaveLength(ACCOUNT_LINKS_PER_HOUR);
    expect(mail.received.filter((one) => one.includes("nobody@example.com"))).toEqual([]);
  });

  test("lets whoever opens it in another browser choose the password: that of the sign-up is gone", async () => {
    await signUp("stranger@example.com");
    expect(await signIn("stranger@example.com")).toBe(403);
    const opened = await server.call(await linkTo("stranger@example.com"));
    const page = new URL(opened.headers.get("location") ?? "", server.url);
    expect(page.pathname).toBe("/reset-password");
    expect(opened.cookie).toBe("");
    expect(await signIn("stranger@example.com")).toBe(401);
    const token = page.searchParams.get("token");
    const chosen = { newPassword: "the owner chose this one", token };
    expect((await server.call("/api/auth/reset-password", { body: chosen })).status).toBe(200);
    expect(await signIn("stranger@example.com")).toBe(401);
    const body = { email: "stranger@example.com", password: chosen.newPassword };
    const { user } = (await server.call("/api/session", { body })).body as { user: object };
    expect(user).toMatchObject({ email: "stranger@example.com" });
    expect((await server.call("/api/auth/reset-password", { body: chosen })).status).toBe(400);
  });

  test("that is forged takes no password away", async () => {
    await signUp("safe@example.com");
    const link = await linkTo("safe@example.com");
    const [head, claims] = (new URL(link, server.url).searchParams.get("token") ?? "").split(".");
    const forged = await server.call(`/api/auth/verify-email?token=${head}.${claims}.AAAA`);
    expect(forged.status).toBe(401);
    // Not confirmed, but the password is still right.
    expect(await signIn("safe@example.com")).toBe(403);
  });

  test("doesn't sign in somebody who signs up with an address that another person took before", async () => {
    await signUp("taken@example.com");
    const owner = await signUp("taken@example.com");
    expect(owner.status).toBe(200);
    const opened = await server.call(await linkTo("taken@example.com"), { cookie: owner.cookie });
    expect(opened.headers.get("location")).toMatch(/^\/reset-password\?token=/);
    expect(opened.cookie).toBe("");
    expect(await signIn("taken@example.com")).toBe(401);
  });
});

test("without a mail server too, an admin's address is the admin's: who signed up with it before keeps no way in", async () => {
  const [testDatabase] = serverDatabases;
  if (!testDatabase) throw new Error("no database");
  const server = await startTestServer(testDatabase, { ADMIN_EMAILS: "boss@example.com" });
  onTestFinished(() => server.close());
  const stranger = await server.signUp("boss@example.com");
  const { body: key } = await server.call("/api/keys", {
    cookie: stranger.cookie,
    body: { name: "Later", scopes: ["read"] },
  });
  const { body: tokens } = await server.call("/api/session", {
    body: { email: stranger.email, password: PASSWORD },
  });
  const letter = server.mails().find((one) => one.includes("verify-email")) ?? "";
  const link = new URL(/http\S+verify-email\S+/.exec(letter)?.[0] ?? "");
  const opened = await server.call(link.pathname + link.search);
  expect(opened.headers.get("location")).toMatch(/^\/reset-password\?token=/);
  expect((await server.call("/api/session", { cookie: stranger.cookie })).body.user).toBeNull();
  const bearer = (token: unknown) => ({ headers: { authorization: `Bearer ${token}` } });
  expect((await server.call("/api/usage", bearer(key.key))).status).toBe(401);
  expect((await server.call("/api/usage", bearer(tokens.access_token))).status).toBe(401);
  const renewed = await server.call("/api/session/refresh", {
    body: { refresh_token: tokens.refresh_token },
  });
  expect(renewed.status).toBe(401);
  const again = { email: stranger.email, password: PASSWORD };
  expect((await server.call("/api/auth/sign-in/email", { body: again })).status).toBe(401);
});

test("without BASE_URL, a forged host doesn't get into the link of an email", async () => {
  const [testDatabase] = serverDatabases;
  if (!testDatabase) throw new Error("no database");
  const server = await startTestServer(testDatabase, { BASE_URL: "" });
  const { email } = await server.signUp();
  const ask = (redirectTo: string) =>
    new Promise<number>((done, failed) => {
      const request = rawRequest(new URL("/api/auth/request-password-reset", server.url), {
        method: "POST",
        headers: { host: "evil.test", origin: "http://evil.test", "content-type": "application/json" },
      });
      request.on("response", (response) => done(response.resume().statusCode ?? 0));
      request.on("error", failed);
      request.end(JSON.stringify({ email, redirectTo }));
    });
  for (const elsewhere of ["http://evil.test/reset-password", "//evil.test/", "/\\evil.test"])
    expect(await ask(elsewhere)).toBe(403);
  expect(await ask("/reset-password")).toBe(200);
  const resets = server.mails().filter((mail) => mail.includes("Reset your"));
  expect(resets).toHaveLength(1);
  expect(resets[0]).not.toContain("evil.test");
  await server.close();
});

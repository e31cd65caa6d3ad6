import { createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../testing/databases.ts";
import { PASSWORD, startTestServer, type TestServer } from "../testing/test-server.ts";

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
    const [testDatabase] = testDatabases;
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
    await vi.waitFor(() => expect(mail.waiting()).toBe(1));
    const reset = await server.call("/api/auth/request-password-reset", { body: { email } });
    expect(reset.status).toBe(200);
    await vi.waitFor(() => expect(mail.waiting()).toBe(2));
  });
});

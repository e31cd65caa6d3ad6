import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { draftFor, saveDraft } from "../drafts/draft.ts";
import { signOut, signOutNote } from "./sign-out.ts";

async function against<T>(listener: RequestListener, use: (call: typeof signOut) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await use((_, patience) => signOut((path, init) => fetch(new URL(path, base), init), patience));
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

test("a successful sign-out returns no message", async () => {
  const seen: string[] = [];
  const said = await against(
    (request, response) => {
      seen.push(`${request.method} ${request.url}`);
      response.end('{"success":true}');
    },
    (call) => call(),
  );

  expect(said).toBeNull();
  expect(seen).toEqual(["POST /api/auth/sign-out"]);
});

test("a refused sign-out gives the server's message, or 'Failed to sign out'", async () => {
  const refuse = (body: string) =>
    against(
      (_, response) => void response.writeHead(500).end(body),
      (call) => call(),
    );

  expect(await refuse('{"error":"The database is down."}')).toBe("The database is down.");
  expect(await refuse("")).toBe("Failed to sign out");
});

test("a sign-out without a response times out and returns a message", async () => {
  expect(
    await against(
      () => {},
      (call) => call(undefined, 50),
    ),
  ).toBe("An error occurred during sign out");
});

test("the next account in this tab doesn't find what the last one typed", async () => {
  saveDraft("analysis", { url: "https://one.example/" }, true);
  expect(draftFor("analysis", false)).toEqual({ url: "https://one.example/" });

  await signOutNote(async () => new Response('{"success":true}'));

  expect(draftFor("analysis", true)).toBeNull();
});

import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Send } from "../../calls/post-json.ts";
import { attempt } from "./attempt.ts";
import { requestReset, resetPassword, signIn, signInWithGoogle, signUp } from "./auth-calls.ts";

type Reply = { status: number; body: string; headers?: Record<string, string> };

let server: Server;
let base: string;
let reply: Reply;
let seen: { method: string | undefined; path: string | undefined; type: string | undefined; body: unknown }[];

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  reply = { status, body: typeof body === "string" ? body : JSON.stringify(body), headers };
};
const send: Send = (path, init) => fetch(new URL(path, base), init);
const credentials = { email: "ann@example.com", password: "correct horse" };

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    seen.push({ method: request.method, path: request.url, type: request.headers["content-type"], body });
    response
      .writeHead(reply.status, { "Content-Type": "application/json", ...reply.headers })
      .end(reply.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((done) => server.close(done)));

beforeEach(() => {
  seen = [];
});

test("signing in posts exactly the email and the password", async () => {
  answer(200, { signedIn: true, user: {} });

  expect(await signIn(credentials, send)).toEqual({ ok: true, signedIn: true });
  expect(seen).toEqual([
    { method: "POST", path: "/api/auth/sign-in/email", type: "application/json", body: credentials },
  ]);
});

test("signing up returns by the callback page", async () => {
  answer(200, { signedIn: true, user: {} });

  expect(await signUp(credentials, send)).toEqual({ ok: true, signedIn: true });
  expect(seen[0]).toMatchObject({
    path: "/api/auth/sign-up/email",
    body: { ...credentials, name: "", callbackURL: "/auth/callback" },
  });
});

test("a sign-up without a session awaits the confirmation email", async () => {
  answer(200, { signedIn: false, user: {} });
  expect(await signUp(credentials, send)).toEqual({ ok: true, signedIn: false });
});

test("the server's message comes first, as `message` or as `error`", async () => {
  answer(403, { message: "This account is closed." });
  expect(await signIn(credentials, send)).toMatchObject({ message: "This account is closed." });

  answer(400, { error: "This password is too common. Please choose another." });
  expect(await signUp(credentials, send)).toMatchObject({ said: expect.stringContaining("too common") });
});

test("a code of the account library becomes a plain message", async () => {
  answer(401, { code: "INVALID_EMAIL_OR_PASSWORD", message: "Invalid email or password" });
  expect(await signIn(credentials, send)).toMatchObject({
    code: "INVALID_EMAIL_OR_PASSWORD",
    message: "Incorrect email or password. Please try again.",
  });

  answer(422, { code: "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL", message: "User already exists." });
  expect(await signUp(credentials, send)).toMatchObject({
    message: "An account with this email already exists. Please sign in instead.",
  });
});

test("a response without a message gives the call's default, and the form's default in a form", async () => {
  for (const body of [{}, "", "<h1>Bad gateway</h1>", { message: "  " }, [], null]) {
    answer(500, body);

    expect(await signIn(credentials, send)).toMatchObject({ ok: false, message: "Failed to sign in" });
    expect(await signUp(credentials, send)).toMatchObject({ ok: false, message: "Failed to sign up" });
    expect(await attempt("sign-in", credentials, send)).toEqual({ ok: false, text: "Failed to sign in" });
    expect(await attempt("sign-up", credentials, send)).toEqual({
      ok: false,
      text: "Failed to create account",
    });
  }
});

test("a form shows the server's message if there is one", async () => {
  answer(403, { message: "This account is closed." });
  expect(await attempt("sign-up", credentials, send)).toEqual({ ok: false, text: "This account is closed." });
});

test("a successful attempt says whether a session started", async () => {
  answer(200, { token: null });
  expect(await attempt("sign-in", credentials, send)).toEqual({ ok: true, signedIn: true });
  expect(await attempt("sign-up", credentials, send)).toEqual({ ok: true, signedIn: false });
});

test("too many attempts say how long to wait", async () => {
  answer(429, { message: "Too many requests." }, { "Retry-After": "8" });
  expect(await signIn(credentials, send)).toMatchObject({
    message: "Too many requests. Please try again in 8 seconds.",
  });

  answer(429, { message: "Too many requests." }, { "Retry-After": "soon" });
  expect(await signIn(credentials, send)).toMatchObject({ message: "Too many requests." });
});

test("a call without a response throws, and the forms show a message for it", async () => {
  const nowhere: Send = (path, init) => fetch(new URL(path, "http://127.0.0.1:1"), init);

  await expect(signIn(credentials, nowhere)).rejects.toThrow();
  const thrown = (during: string) => ({
    ok: false,
    text: `An error occurred during ${during}. We could not reach the server. Please check your connection and try again.`,
  });
  expect(await attempt("sign-in", credentials, nowhere)).toEqual(thrown("sign in"));
  expect(await attempt("sign-up", credentials, nowhere)).toEqual(thrown("sign up"));
});

test("Google sign-in returns the URL to go to, and comes back by the callback page", async () => {
  answer(200, { url: "https://accounts.google.com/o/oauth2/auth?state=1", redirect: true });

  expect(await signInWithGoogle(send)).toEqual({
    kind: "go",
    url: "https://accounts.google.com/o/oauth2/auth?state=1",
  });
  expect(seen[0]).toMatchObject({
    path: "/api/auth/sign-in/social",
    body: { provider: "google", callbackURL: "/auth/callback", errorCallbackURL: "/auth/callback" },
  });
});

test("a Google failure has one message, and says if it is the connection", async () => {
  const failure = { kind: "failed", message: "Failed to sign in with Google" };

  answer(500, { message: "Provider not found" });
  expect(await signInWithGoogle(send)).toEqual(failure);
  answer(200, {});
  expect(await signInWithGoogle(send)).toEqual(failure);
  expect(await signInWithGoogle(() => Promise.reject(new TypeError("Failed to fetch")))).toEqual({
    kind: "failed",
    message: `${failure.message}. We could not reach the server. Please check your connection and try again.`,
  });
});

test("a Google failure that mentions a redirect is ignored", async () => {
  answer(400, { message: "Invalid Redirect URI" });
  expect(await signInWithGoogle(send)).toEqual({ kind: "ignored" });
  expect(await signInWithGoogle(() => Promise.reject(new Error("NEXT_REDIRECT")))).toEqual({
    kind: "ignored",
  });
});

test("requesting a reset link names the page that the email links to", async () => {
  answer(200, { status: true });

  expect(await requestReset("ann@example.com", send)).toEqual({ ok: true });
  expect(seen[0]).toMatchObject({
    path: "/api/auth/request-password-reset",
    body: { email: "ann@example.com", redirectTo: "/reset-password" },
  });
});

test("a used reset link gives a plain message", async () => {
  answer(400, { code: "INVALID_TOKEN", message: "Invalid token" });

  expect(await resetPassword({ newPassword: "correct horse", token: "used" }, send)).toMatchObject({
    code: "INVALID_TOKEN",
    message: "This link has expired or was already used. Please request a new one.",
  });
  expect(seen[0]?.body).toEqual({ newPassword: "correct horse", token: "used" });
});

/** The server calls of the auth screens. A call returns a value and throws only if there was no response. */
import { type MessageCode, messageText } from "@citeworthy/core/messages";
import type { Send } from "../../calls/post-json.ts";
import { unsentText } from "../../connection/unsent-text.ts";
import { type AuthAnswer, postAuth, type Refusal } from "../../session/auth-request.ts";

/** `message` falls back to the call's default text; a form with a different default uses `said`. */
export type Failure = Refusal & { message: string };
export type Credentials = { email: string; password: string };

/** The page that confirmation emails and Google return to. */
const CALLBACK = "/auth/callback";
const RESET_PAGE = "/reset-password";

const failed = (refusal: Refusal, fallback: MessageCode): Failure => ({
  ...refusal,
  message: refusal.said ?? messageText(fallback),
});

/** `signedIn` is false if the email address must be confirmed first; `needsCode` if the second step is missing. */
export type Entry = { ok: true; signedIn: boolean; needsCode?: boolean } | Failure;

export async function signIn(credentials: Credentials, send?: Send): Promise<Entry> {
  const answer = await postAuth("sign-in/email", credentials, send);
  if (!answer.ok) return failed(answer, "account/sign-in-failed");
  return answer.body.twoFactorRedirect === true
    ? { ok: true, signedIn: false, needsCode: true }
    : { ok: true, signedIn: true };
}

export async function signUp(credentials: Credentials, send?: Send): Promise<Entry> {
  const body = { ...credentials, name: "", callbackURL: CALLBACK };
  const answer = await postAuth("sign-up/email", body, send);
  if (!answer.ok) return failed(answer, "account/sign-up-failed");
  return { ok: true, signedIn: answer.body.signedIn === true };
}

type GoogleStart = { kind: "go"; url: string } | { kind: "ignored" } | { kind: "failed"; message: string };

/** An error that mentions a redirect occurs while the browser is already leaving, so it is not shown. */
const mentionsRedirect = (text: string | null) => /redirect/i.test(text ?? "");

export async function signInWithGoogle(send?: Send): Promise<GoogleStart> {
  const body = { provider: "google", callbackURL: CALLBACK, errorCallbackURL: CALLBACK };
  const failure = messageText("account/google-failed");
  try {
    const answer = await postAuth("sign-in/social", body, send);
    if (answer.ok && typeof answer.body.url === "string") return { kind: "go", url: answer.body.url };
    const isLeaving = !answer.ok && mentionsRedirect(answer.said);
    return isLeaving ? { kind: "ignored" } : { kind: "failed", message: failure };
  } catch (error) {
    if (mentionsRedirect(String(error))) return { kind: "ignored" };
    return { kind: "failed", message: `${failure}. ${unsentText(error)}` };
  }
}

/** The response is the same whether or not the email address has an account. */
export async function requestReset(email: string, send?: Send): Promise<{ ok: true } | Failure> {
  const answer = await postAuth("request-password-reset", { email, redirectTo: RESET_PAGE }, send);
  return answer.ok ? { ok: true } : failed(answer, "account/reset-request-failed");
}

/** The response is the same whether or not the address has to be confirmed. */
export const sendConfirmation = (email: string, send?: Send): Promise<AuthAnswer> =>
  postAuth("send-verification-email", { email, callbackURL: CALLBACK }, send);

export async function resetPassword(
  request: { newPassword: string; token: string },
  send?: Send,
): Promise<{ ok: true } | Failure> {
  const answer = await postAuth("reset-password", request, send);
  return answer.ok ? { ok: true } : failed(answer, "account/reset-failed");
}

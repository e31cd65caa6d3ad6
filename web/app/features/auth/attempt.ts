/** Submits the form once and returns the result or an error message. */
import { messageText } from "@citeworthy/core/messages";
import type { AuthView } from "../../session/auth-path.ts";
import type { Send } from "../../session/auth-request.ts";
import { type Credentials, signIn, signUp } from "./auth-calls.ts";

export type Outcome = { ok: true; signedIn: boolean; needsCode?: boolean } | { ok: false; text: string };

/** `wordless`: the server refused without a message. `unanswered`: no response came. */
const WAYS = {
  "sign-in": { call: signIn, wordless: "account/sign-in-failed", unanswered: "account/sign-in-error" },
  "sign-up": { call: signUp, wordless: "account/create-failed", unanswered: "account/sign-up-error" },
} as const;

export async function attempt(view: AuthView, credentials: Credentials, send?: Send): Promise<Outcome> {
  const { call, wordless, unanswered } = WAYS[view];
  try {
    const entry = await call(credentials, send);
    return entry.ok ? entry : { ok: false, text: entry.said ?? messageText(wordless) };
  } catch {
    return { ok: false, text: messageText(unanswered) };
  }
}

/** Submits the form once and returns the result or an error message. */
import { messageText } from "@citeworthy/core/messages";
import type { Send } from "../../calls/post-json.ts";
import { unsentText } from "../../connection/unsent-text.ts";
import type { AuthView } from "../../session/auth-path.ts";
import { type Credentials, signIn, signUp } from "./auth-calls.ts";

/** `isUnconfirmed`: the address has to be confirmed first, so the email can be sent again. */
type AttemptResult =
  | { ok: true; signedIn: boolean; needsCode?: boolean }
  | { ok: false; text: string; isUnconfirmed?: boolean };

const UNCONFIRMED = "EMAIL_NOT_VERIFIED";

/** `wordless`: the server refused without a message. `unanswered`: no response came. */
const WAYS = {
  "sign-in": { call: signIn, wordless: "account/sign-in-failed", unanswered: "account/sign-in-error" },
  "sign-up": { call: signUp, wordless: "account/create-failed", unanswered: "account/sign-up-error" },
} as const;

export async function attempt(view: AuthView, credentials: Credentials, send?: Send): Promise<AttemptResult> {
  const { call, wordless, unanswered } = WAYS[view];
  try {
    const entry = await call(credentials, send);
    if (entry.ok) return entry;
    const text = entry.said ?? messageText(wordless);
    return { ok: false, text, ...(entry.code === UNCONFIRMED && { isUnconfirmed: true }) };
  } catch (error) {
    return { ok: false, text: `${messageText(unanswered)}. ${unsentText(error)}` };
  }
}

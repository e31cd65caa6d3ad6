/** What a form says when a call did not succeed, in the words of the specification. */
import { messageText } from "@citeworthy/core/messages";
import { plainText } from "../../session/auth-request.ts";
import type { Failure } from "./auth-calls.ts";
import type { AuthView } from "./credentials.ts";

const SILENT = { signin: "account/sign-in-failed", signup: "account/create-failed" } as const;
const THROWN = { signin: "account/sign-in-error", signup: "account/sign-up-error" } as const;

/** The server's words first; a form's own for an answer without any. */
export const refusedText = (view: AuthView, failure: Failure): string =>
  failure.said ?? messageText(SILENT[view]);

/** No answer came: the network, or a fault of ours. */
export const thrownText = (view: AuthView): string => messageText(THROWN[view]);

/** What `?error=` of the way back from mail or Google means. The text is always ours, never the address bar's. */
export const callbackText = (code: string | null): string | null =>
  code === null ? null : (plainText(code) ?? messageText("account/sign-in-failed"));

import { messageText } from "@citeworthy/core/messages";
import { plainText } from "../../session/auth-request.ts";
import type { CameWith } from "./use-attempt.ts";

const EXPIRED = messageText("account/link-expired");

/** Explains the `?error=` code of a confirmation link or of Google. The text never comes from the URL. */
export function callbackText(code: string | null): CameWith | null {
  if (code === null) return null;
  const text = plainText(code) ?? messageText("account/sign-in-failed");
  return { text, isUnconfirmed: text === EXPIRED };
}

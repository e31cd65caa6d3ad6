import { messageText } from "@citeworthy/core/messages";
import { plainText } from "../../session/auth-request.ts";

/** What `?error=` on the way back from a mail or from Google means. The words are ours, never the address bar's. */
export const callbackText = (code: string | null): string | null =>
  code === null ? null : (plainText(code) ?? messageText("account/sign-in-failed"));

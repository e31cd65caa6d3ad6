import { messageText } from "@citeworthy/core/messages";
import { plainText } from "../../session/auth-request.ts";

/** Explains the `?error=` code of a confirmation link or of Google. The text never comes from the URL. */
export const callbackText = (code: string | null): string | null =>
  code === null ? null : (plainText(code) ?? messageText("account/sign-in-failed"));

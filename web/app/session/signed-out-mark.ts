import { connectionMessages } from "@citeworthy/core/messages/connection";
import { SIGNED_OUT_COOKIE } from "@citeworthy/core/product/accounts/signed-out-cookie";

const MARK_SECONDS = 30 * 86_400;

/** Asks the next request to end the sessions, because the server could not be reached. */
export function markSignedOut(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack the Cookie Store API
  document.cookie = `${SIGNED_OUT_COOKIE}=1; Path=/; Max-Age=${MARK_SECONDS}; SameSite=Lax`;
}

/** For a page that can't even load the code that signs out. Returns what to show. */
export function signOutLater(): string {
  // Every page loads this file, so it doesn't load the code of drafts.
  try {
    sessionStorage.clear();
  } catch {}
  markSignedOut();
  return connectionMessages["analysis/offline"].text;
}

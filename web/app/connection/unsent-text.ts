/** Why a request got no answer. Only a lost connection is reported as one. */
import { connectionMessages } from "@citeworthy/core/messages/connection";
import { unsentMessages } from "@citeworthy/core/messages/unsent";

/** `fetch` rejects with a TypeError if it reaches nobody; anything else is an unknown error. */
export function unsentText(error: unknown, isOnline: boolean = navigator.onLine !== false): string {
  if (!isOnline) return connectionMessages["analysis/offline"].text;
  if (error instanceof TypeError) return unsentMessages["request/unreachable"].text;
  return unsentMessages["request/unexpected"].text;
}

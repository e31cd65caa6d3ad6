/** Our own edge sets these on every request to the account endpoints; headers of these names from outside never get there. */
import type { SessionClient } from "../../ports/accounts/account-sessions.ts";

export const CLIENT_ADDRESS_HEADER = "x-citeworthy-client-address";

export const clientAddressOf = (headers: Headers | undefined): string =>
  headers?.get(CLIENT_ADDRESS_HEADER) ?? "unknown";

/** Whether a browser or a program with a bearer token is signing in. */
export const CLIENT_HEADER = "x-citeworthy-client";

export const clientOf = (headers: Headers | undefined): SessionClient =>
  headers?.get(CLIENT_HEADER) === "api" ? "api" : "browser";

/** The account endpoints that the product uses. All others of the library are closed, also those a new version adds. */
import { AppError } from "../../errors.ts";

export const AUTH_PATH = "/api/auth";

const OPEN = new Set([
  "/sign-up/email",
  "/sign-in/email",
  "/sign-in/social",
  "/callback/google",
  "/sign-out",
  "/request-password-reset",
  "/reset-password",
  "/change-password",
  "/send-verification-email",
  "/verify-email",
  "/revoke-sessions",
  "/revoke-other-sessions",
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
  "/two-factor/verify-totp",
  "/two-factor/verify-backup-code",
  "/passkey/register-options",
  "/passkey/register",
  "/passkey/sign-in-options",
  "/passkey/sign-in",
  "/error",
]);
/** The link of a reset email, with its token. */
const RESET_LINK = /^\/reset-password\/[^/]+$/;

export function requireOpenEndpoint(url: string): void {
  const path = new URL(url).pathname.slice(AUTH_PATH.length);
  if (!OPEN.has(path) && !RESET_LINK.test(path)) throw new AppError("request/not-found");
}

/**
 * The person who confirms an address chooses the password of its account. This leads to the page that takes the new one,
 * with the same token that the letter for a forgotten password has.
 */
import type { GenericEndpointContext } from "better-auth";
import { generateRandomString } from "better-auth/crypto";
import { RESET_PAGE } from "./emails/account-emails.ts";

type InternalAdapter = GenericEndpointContext["context"]["internalAdapter"];

const VALID_MS = 60 * 60 * 1000;
const TOKEN_LENGTH = 32;

export async function newPasswordPath(
  adapter: Pick<InternalAdapter, "createVerificationValue">,
  userId: string,
): Promise<string> {
  const token = generateRandomString(TOKEN_LENGTH, "a-z", "A-Z", "0-9");
  const expiresAt = new Date(Date.now() + VALID_MS);
  await adapter.createVerificationValue({ identifier: `reset-password:${token}`, value: userId, expiresAt });
  return `${RESET_PAGE}?token=${token}`;
}

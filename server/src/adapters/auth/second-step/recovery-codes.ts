/**
 * Recovery codes open an account whose authenticator app is lost. They are stored as keyed hashes; the library compares
 * the stored texts with what the request carries, so a hook replaces the code in the request by its hash.
 */
import { createHmac, randomInt } from "node:crypto";

const COUNT = 10;
const LENGTH = 10;
/** Without letters and digits that look alike. Ten of them are 49 bits, far beyond the attempts that are allowed. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
/** Codes contain no colon, so a hash is never taken for a code. */
const PREFIX = "hmac:";

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
const readable = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
const listOf = (json: string): string[] => JSON.parse(json);

export type RecoveryCodes = ReturnType<typeof recoveryCodes>;

export function recoveryCodes(hashKey: string) {
  /** People type codes with or without the dash, and phones like to start with a capital letter. */
  const hash = (code: string) => {
    const plain = code.toLowerCase().replace(/[^a-z0-9:]/g, "");
    return PREFIX + createHmac("sha256", hashKey).update(`recovery-code:${plain}`).digest("base64url");
  };
  const stored = (code: string) => (code.startsWith(PREFIX) ? code : hash(code));

  return {
    hash,
    options: {
      customBackupCodesGenerate: () => Array.from({ length: COUNT }, () => readable(newCode())),
      storeBackupCodes: {
        /** Also called with the hashes that are left after a code was used. */
        encrypt: async (json: string) => JSON.stringify(listOf(json).map(stored)),
        decrypt: async (text: string) => text,
      },
    },
  };
}

export const countOf = (stored: string): number => listOf(stored).length;

/** Secrets that the server must be able to read again, encrypted with a key that isn't in the same table. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Sealer = { seal(text: string): string; open(sealed: string): string };
/** What is sealed for one purpose can't be opened for another. `sealed-places.ts` lists where each is stored. */
export type SealPurpose = "webhook secrets" | "AI keys" | "hash key" | "link tokens" | "connected accounts";

export function sealer(instanceSecret: string, purpose: SealPurpose): Sealer {
  const key = createHash("sha256").update(`${purpose}\n${instanceSecret}`).digest();
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64");
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
    },
  };
}

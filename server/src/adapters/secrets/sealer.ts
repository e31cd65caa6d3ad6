/** Secrets that the server must be able to read again, encrypted with a key that isn't in the same table. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * `boundTo`: what the secret is for. A value that was sealed for one thing can't be opened for another, and a value that is
 * bound to nothing can't be opened for any.
 */
export type Sealer = {
  seal(text: string, boundTo?: string): string;
  open(sealed: string, boundTo?: string): string;
};
/** Not a letter of base64, so that values of earlier versions, which are bound to nothing, can be told apart. */
const BOUND = "bound.";
export const isBound = (sealed: string): boolean => sealed.startsWith(BOUND);

/** What is sealed for one purpose can't be opened for another. `sealed-places.ts` lists where each is stored. */
export type SealPurpose = "webhook secrets" | "AI keys" | "hash key" | "link tokens" | "connected accounts";

export function sealer(instanceSecret: string, purpose: SealPurpose): Sealer {
  const key = createHash("sha256").update(`${purpose}\n${instanceSecret}`).digest();
  return {
    seal(text, boundTo) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      if (boundTo !== undefined) cipher.setAAD(Buffer.from(boundTo));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
      return boundTo === undefined ? sealed : `${BOUND}${sealed}`;
    },
    open(sealed, boundTo) {
      if (isBound(sealed) !== (boundTo !== undefined))
        throw new Error("The value was sealed for something else.");
      const bytes = Buffer.from(isBound(sealed) ? sealed.slice(BOUND.length) : sealed, "base64");
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
      if (boundTo !== undefined) decipher.setAAD(Buffer.from(boundTo));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
    },
  };
}

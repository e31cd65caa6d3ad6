/** scrypt with Node's defaults (16 MiB, about 50 ms): slow enough for a guesser, bearable for a reader. */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { LinkPasswords } from "../../../ports/accounts/link-passwords.ts";

const derive = promisify(scrypt) as (password: string, salt: Buffer, bytes: number) => Promise<Buffer>;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

export const linkPasswords: LinkPasswords = {
  async hash(password) {
    const salt = randomBytes(SALT_BYTES);
    const key = await derive(password.normalize("NFKC"), salt, KEY_BYTES);
    return `${salt.toString("base64")}:${key.toString("base64")}`;
  },
  async matches(password, hash) {
    const [salt = "", key = ""] = hash.split(":");
    const wanted = Buffer.from(key, "base64");
    const found = await derive(password.normalize("NFKC"), Buffer.from(salt, "base64"), KEY_BYTES);
    return wanted.length === found.length && timingSafeEqual(wanted, found);
  },
};

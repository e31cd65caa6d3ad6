/**
 * Tests sign hundreds of users up, and hashing each password takes a tenth of a second on purpose. Here scrypt runs with
 * its lowest cost. The journeys hash at the full cost.
 */
import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

type Arguments = [password: string, salt: string, bytes: number, options: ScryptOptions, done: () => void];

const LOWEST_COST = 2;
const fullScrypt = crypto.scrypt as (...args: Arguments) => void;

/** Calls without options, which only links with a password make, are passed on as they are. */
const cheapScrypt = (...args: Arguments) => {
  const [password, salt, bytes, options, done] = args;
  if (done === undefined) return fullScrypt(...args);
  return fullScrypt(password, salt, bytes, { ...options, N: LOWEST_COST }, done);
};

/** Vitest runs this before each file, and the workers keep their modules. */
if (crypto.scrypt.name !== cheapScrypt.name) {
  crypto.scrypt = cheapScrypt as unknown as typeof crypto.scrypt;
  syncBuiltinESMExports();
}

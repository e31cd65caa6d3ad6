/** Passwords of links. They protect a report, not an account, and are stored as slow hashes all the same. */
export type LinkPasswords = {
  hash(password: string): Promise<string>;
  matches(password: string, hash: string): Promise<boolean>;
};

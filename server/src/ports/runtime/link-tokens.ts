/** Tokens that open something by themselves: a shared result, a client's report, the link that stops emails. */

/** What is stored of a token: nobody who reads the database or a backup can open the link. */
export type StoredToken = { tokenHash: string; sealedToken: string };

const TOKEN_FORM = /^[\w-]{16,64}$/;
/** False for links that were cut or mistyped: they aren't looked up. */
export const isTokenForm = (token: string): boolean => TOKEN_FORM.test(token);

export type LinkTokens = {
  make(): { token: string; stored: StoredToken };
  /** By which a link is found. It needs no secret, so links outlive a change of the secret. */
  hashOf(token: string): string;
  /** For showing a link to its owner again. Null where it was sealed with another secret. */
  open(sealedToken: string): string | null;
};

/** Accounts as the edge sees them: a front door for browsers, and sessions for API clients. */
export type Client = { address: string; userAgent: string };
/** `code`: from an authenticator app or a recovery code, for accounts with a second step. */
export type Credentials = { email: string; password: string; code?: string | undefined };

export type ApiSession = {
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
  user: { id: string; email: string };
};
/** `message` is null where the refusal gave no words. */
type SignedIn = { session: ApiSession } | { status: number; message: string | null };

/** What a person types to show that it is really them at the keyboard. */
export type Proof = { password: string; email: string };
export type Confirmation = "confirmed" | "wrong-password" | "wrong-email" | "stale";

export type Accounts = {
  /** The accounts' own API: sign-up, sign-in, verification, reset. */
  handle(request: Request, clientAddress: string): Promise<Response>;
  /** Ends the session that these headers belong to; the response removes its cookies. */
  signOut(headers: Headers): Promise<Response>;
  signIn(credentials: Credentials, client: Client): Promise<SignedIn>;
  /** The old session ends with its refresh token; null for a token that is unknown, too old or spent. A spent one also ends the session that came from it. */
  refresh(refreshToken: string): Promise<ApiSession | null>;
  /** Somebody who only ever came by Google has none. */
  hasPassword(userId: string): Promise<boolean>;
  /** Where somebody who confirmed the address of this account chooses its password. Works once, for an hour. */
  newPasswordPath(userId: string): Promise<string>;
  /** By the password; without one by the address, and then only soon after signing in. */
  confirm(headers: Headers, proof: Proof): Promise<Confirmation>;
};

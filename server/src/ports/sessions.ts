/** Who is asking: decided on the server, from a cookie or a bearer token. */
export type SessionUser = {
  id: string;
  email: string;
  name: string;
  emailVerified: boolean;
  isAdmin: boolean;
  /** An admin who has to sign in with a second step before the role counts. */
  needsSecondStep: boolean;
};

export type Sessions = {
  /** `null` for a visitor. */
  userOf(headers: Headers): Promise<SessionUser | null>;
  /** The id of the session itself, which is no secret. */
  idOf(headers: Headers): Promise<string | null>;
};

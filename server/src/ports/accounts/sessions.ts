/** Who is asking: decided on the server, from a cookie or a bearer token. */
export type SessionUser = {
  id: string;
  email: string;
  name: string;
  emailVerified: boolean;
  isAdmin: boolean;
  /** An admin who has to sign in with a second step before the role counts. */
  needsSecondStep: boolean;
  /** Signed in with a second step; for a key, whether its owner has one. */
  hasSecondStep: boolean;
  /** The workspace that the session switched to; null for the user's first one. */
  workspaceId: string | null;
};

export type Sessions = {
  /**
   * `null` for a visitor. A session that is used lasts longer: `onRenewed` gets the lines of its new cookie, which the
   * answer has to carry, or the browser forgets the session at the end of its first week.
   */
  userOf(headers: Headers, onRenewed?: (cookies: string[]) => void): Promise<SessionUser | null>;
  /** The id of the session itself, which isn't secret. */
  idOf(headers: Headers): Promise<string | null>;
};

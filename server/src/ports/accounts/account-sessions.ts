/** Where a user is signed in: listed for the user, ended from afar, and confirmed before sensitive steps. */
export const SIGN_IN_METHODS = [
  "password",
  "google",
  "email-link",
  "password-code",
  "recovery-code",
  "passkey",
] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** The password and then a code. */
export const CODE_METHODS: readonly SignInMethod[] = ["password-code", "recovery-code"];

/** `api` is a program with a bearer token. */
export const SESSION_CLIENTS = ["browser", "api"] as const;
export type SessionClient = (typeof SESSION_CLIENTS)[number];

type SignedInPlace = {
  id: string;
  userAgent: string | null;
  network: string | null;
  method: SignInMethod | null;
  client: SessionClient | null;
  signedInAt: Date;
  lastActiveAt: Date;
  expiresAt: Date;
};

export type AccountSessions = {
  /** Open sessions, the latest active first. */
  list(userId: string): Promise<SignedInPlace[]>;
  /** Ends one session with its refresh tokens; false if the user has no such session. */
  end(userId: string, sessionId: string): Promise<boolean>;
  /** Returns how many were ended. */
  endOthers(userId: string, keepId: string): Promise<number>;
  /** Whether the user signed in, or entered the password again, since then. */
  isConfirmedSince(sessionId: string, since: Date): Promise<boolean>;
  confirm(sessionId: string, now: Date): Promise<void>;
  /** From now on the session acts for this workspace. */
  chooseWorkspace(sessionId: string, workspaceId: string): Promise<void>;
  /** Deletes sessions and refresh tokens that are over. */
  forgetOld(): Promise<number>;
};

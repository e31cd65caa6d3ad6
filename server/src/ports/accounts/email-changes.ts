/** Changes of an email address, each to be confirmed at the old and at the new address. */
type EmailChangeStart = {
  userId: string;
  newEmail: string;
  /** Stored as hashes. */
  oldToken: string;
  newToken: string;
  expiresAt: Date;
};
export type EmailChange = {
  userId: string;
  oldEmail: string;
  newEmail: string;
  isOldConfirmed: boolean;
  isNewConfirmed: boolean;
};

/** The address that a link went to. */
export type EmailChangeSide = "old" | "new";
type OpenedLink = EmailChange & { side: EmailChangeSide };

export type EmailChanges = {
  isTaken(email: string): Promise<boolean>;
  /** Replaces an earlier change of the same user. */
  start(change: EmailChangeStart): Promise<void>;
  /** `null` if there is none or its time is over. */
  of(userId: string, now: Date): Promise<EmailChange | null>;
  byToken(token: string, now: Date): Promise<OpenedLink | null>;
  /**
   * Marks the side that this token belongs to. `userId`: who is signed in where the link was opened. For anybody but the
   * account itself, the new side can only be the last step.
   */
  confirm(token: string, by: { userId: string | null; now: Date }): Promise<OpenedLink | null>;
  /**
   * Gives the user the new address; false if somebody else has it by now. The change is over either way. Without
   * `keepsAccess`, every way into the account ends with it.
   */
  apply(change: EmailChange, how: { now: Date; keepsAccess: boolean }): Promise<boolean>;
  cancel(userId: string): Promise<void>;
};

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

export type EmailChanges = {
  isTaken(email: string): Promise<boolean>;
  /** Replaces an earlier change of the same user. */
  start(change: EmailChangeStart): Promise<void>;
  /** `null` if there is none or its time is over. */
  of(userId: string, now: Date): Promise<EmailChange | null>;
  byToken(token: string, now: Date): Promise<EmailChange | null>;
  /** Marks the side that this token belongs to. */
  confirm(token: string, now: Date): Promise<EmailChange | null>;
  /** Gives the user the new address; false if somebody else has it by now. The change is over either way. */
  apply(change: EmailChange, now: Date): Promise<boolean>;
  cancel(userId: string): Promise<void>;
};

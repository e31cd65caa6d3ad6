/** Emails to the owner of a workspace (`userId` is the workspace) or to one of its members, each sent once. Post one in the transaction that causes it, so neither happens without the other. */
export const EMAIL_KINDS = [
  "trial-ending",
  "payment-receipt",
  "payment-failed",
  "visibility-changed",
  "pages-changed",
  "claim-unsupported",
  "work-digest",
  "client-report",
] as const;
/** About changes. A monitor with ten queries could send one for each engine and query, so these come together, once a day. */
export const CHANGE_KINDS = [
  "visibility-changed",
  "claim-unsupported",
  "pages-changed",
] as const satisfies readonly (typeof EMAIL_KINDS)[number][];
export type ChangeKind = (typeof CHANGE_KINDS)[number];
export type EmailKind = (typeof EMAIL_KINDS)[number];
export type EmailDetails = Record<string, string | number>;

export type DueEmail = {
  key: string;
  kind: EmailKind;
  to: string;
  details: EmailDetails;
  /** The client it is for; null for members. */
  reportRecipientId: string | null;
};

export type EmailStore = {
  /** Does nothing when the key was used before. */
  post(email: {
    key: string;
    userId: string;
    /** A member; the owner if nobody is named. */
    recipientId?: string;
    /** A client without an account, who gets a report. */
    reportRecipientId?: string;
    kind: EmailKind;
    details: EmailDetails;
  }): Promise<void>;
  /** `null` when it was sent already, the account was deleted, or its recipient left or unsubscribed. */
  due(key: string): Promise<DueEmail | null>;
  /** Emails about changes to the same workspace that are due, oldest first; none if one of them was sent since then. */
  changesDue(key: string, since: Date): Promise<DueEmail[]>;
  sent(key: string, now: Date): Promise<void>;
  /** Queues emails again that were posted before that time and are still unsent. */
  postAgain(before: Date): Promise<number>;
};

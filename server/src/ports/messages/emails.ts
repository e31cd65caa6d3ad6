/** Emails to send, each once. Post one in the transaction that causes it, so neither happens without the other. */
export const EMAIL_KINDS = [
  "trial-ending",
  "payment-receipt",
  "payment-failed",
  "visibility-changed",
  "pages-changed",
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];
export type EmailDetails = Record<string, string | number>;

export type DueEmail = { key: string; kind: EmailKind; to: string; details: EmailDetails };

export type EmailStore = {
  /** Does nothing when the key was used before. */
  post(email: { key: string; userId: string; kind: EmailKind; details: EmailDetails }): Promise<void>;
  /** `null` when it was sent already or the account was deleted. */
  due(key: string): Promise<DueEmail | null>;
  sent(key: string, now: Date): Promise<void>;
  /** Queues emails again that were posted before that time and are still unsent. */
  postAgain(before: Date): Promise<number>;
};

/** Letters that somebody is due, each once. Posting one belongs to the transaction that gave the reason. */
export const LETTER_KINDS = [
  "trial-ending",
  "payment-receipt",
  "payment-failed",
  "visibility-changed",
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];
export type LetterDetails = Record<string, string | number>;

export type DueLetter = { key: string; kind: LetterKind; to: string; details: LetterDetails };

export type LetterStore = {
  /** A key that was used before posts nothing. */
  post(letter: { key: string; userId: string; kind: LetterKind; details: LetterDetails }): Promise<void>;
  /** `null` where it was sent, or the person is gone. */
  due(key: string): Promise<DueLetter | null>;
  sent(key: string, now: Date): Promise<void>;
  /** Puts letters that nobody sent since before that moment into the queue again. */
  postAgain(before: Date): Promise<number>;
};

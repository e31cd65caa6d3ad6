/** Calls with an Idempotency-Key: repeated, they get the same answer and cost one use. */
export type IdempotentCall = {
  /** Keys of different owners don't meet. */
  owner: string;
  userId: string | null;
  key: string;
  /** Of the path and the body: a key belongs to one request. */
  fingerprint: string;
};
export type EarlierCall = {
  fingerprint: string;
  /** The id that the job of this call has, or will have. */
  jobId: string;
  answer: { status: number; body: unknown } | null;
  startedAt: Date;
};

type Which = Pick<IdempotentCall, "owner" | "key">;

export type IdempotencyStore = {
  /** Null if this call is the first one. */
  claim(call: IdempotentCall & { jobId: string }): Promise<EarlierCall | null>;
  /** Takes over a call whose process died. False if somebody else was faster. */
  takeOver(which: Which, startedAt: Date): Promise<boolean>;
  answer(which: Which, answer: { status: number; body: unknown }): Promise<void>;
  /** For a call that failed before it cost anything: its key is free again. */
  forget(which: Which): Promise<void>;
  forgetOld(): Promise<number>;
};

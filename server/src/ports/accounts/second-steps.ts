/** Codes from an app, as the second step after the password. */
export type SecondStep = { since: Date; recoveryCodesLeft: number };

export type SecondSteps = {
  /** `null` while it's turned off. */
  of(userId: string): Promise<SecondStep | null>;
  /** Turns it off for a user who lost it, removes passkeys, and ends all of the user's sessions. */
  reset(userId: string): Promise<void>;
};

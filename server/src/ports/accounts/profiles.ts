/** What a person tells us about themselves. The address is the account's own and is not changed here. */
export type Profile = { name: string | null; email: string; phone: string | null };
/** `null` clears a field, `undefined` leaves it. */
type ProfileChange = { name?: string | null | undefined; phone?: string | null | undefined };

export type ProfileStore = {
  of(userId: string): Promise<Profile | null>;
  /** `null`: there is no such person. */
  update(userId: string, change: ProfileChange, now: Date): Promise<Profile | null>;
};

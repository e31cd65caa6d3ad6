/** Passkeys of users. The secret half never leaves the device. */
export type Passkey = {
  id: string;
  name: string;
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
};

export type Passkeys = {
  list(userId: string): Promise<Passkey[]>;
  /** Null if the user has no such passkey. */
  remove(userId: string, id: string): Promise<Passkey | null>;
};

/** Deleted accounts leave a keyed hash of their address for the length of a trial, so deleting one isn't a way to a new trial. */
export type UsedTrials = {
  remember(email: string): Promise<void>;
  isUsed(email: string): Promise<boolean>;
};

/** Links by which anyone may read one result, until the owner takes them back. */
export type ShareStore = {
  create(token: string, searchId: string, now: Date): Promise<void>;
  /** The token of the link that is open now, if there is one. */
  openFor(searchId: string): Promise<string | null>;
  /** The result that an open link leads to. */
  searchOf(token: string): Promise<string | null>;
  revokeAll(searchId: string, now: Date): Promise<void>;
};

/** Everything this installation stores about one person, to export or to erase. */
export type PersonalDataTable = { name: string; rows: AsyncIterable<Record<string, unknown>> };

export type PersonalData = {
  /** One part after the other, row by row: a person's results may be larger than memory. No secrets: no hashes, no tokens. */
  parts(userId: string): PersonalDataTable[];
  /**
   * All or nothing. `null`: there was no such person. `shared`: names of workspaces that the person owns and where others
   * work, in which case nothing was erased. Nobody can join one of them in the meantime.
   */
  erase(userId: string): Promise<{ email: string } | { shared: string[] } | null>;
};

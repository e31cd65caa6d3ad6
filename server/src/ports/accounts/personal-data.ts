/** Everything this installation stores about one person, to export or to erase. */
export type PersonalDataTable = { name: string; rows: AsyncIterable<Record<string, unknown>> };

export type PersonalData = {
  /** One part after the other, row by row: a person's results may be larger than memory. No secrets: no hashes, no tokens. */
  parts(userId: string): PersonalDataTable[];
  /** All or nothing. `null`: there was no such person. */
  erase(userId: string): Promise<{ email: string } | null>;
};

/**
 * A backup is one gzip file of lines: a header, then each table with its rows as PostgreSQL writes them in JSON, then an
 * end with the number of rows and the hash of everything before. It can be read without this product, and it moves data
 * between the embedded database and PostgreSQL.
 */
export const FORMAT = "citeworthy-backup";
export const FORMAT_VERSION = 1;

export type Header = {
  format: typeof FORMAT;
  formatVersion: number;
  /** Of the product that wrote it. */
  version: string;
  createdAt: string;
  /** The newest change to the tables that the rows follow: its time in the list of migrations. */
  schema: number;
};
export type End = { rows: number; sha256: string };

/** What each line starts with. */
export const LINE = { header: "H ", table: "T ", row: "R ", end: "E " } as const;

/** The rest of the message says what to do. */
export class BackupRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = "BackupRefused";
  }
}

/** A database's error repeats the rows that it was given; its cause says only what went wrong. */
export function failed(what: string, error: unknown): unknown {
  if (error instanceof BackupRefused) return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new BackupRefused(`${what} (${reason}). Nothing was changed.`);
}

export const damaged = (file: string, what: string): BackupRefused =>
  new BackupRefused(`${file} is damaged (${what}). Nothing was changed. Use another backup.`);

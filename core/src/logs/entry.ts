/** One request, whatever server wrote it down. */
export type LogEntry = {
  ip: string;
  /** Milliseconds since 1970; null where the line has none that can be read. */
  time: number | null;
  /** With the query string. */
  path: string;
  status: number;
  agent: string;
  referrer: string;
};

/** Null: not a line of this format. */
export type LineReader = (line: string) => LogEntry | null;

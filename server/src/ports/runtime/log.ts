/** One line of structured log. Fields never hold secrets; the adapter redacts what looks like one all the same. */
export type Fields = Record<string, unknown>;
export type Log = Record<"debug" | "info" | "warn" | "error", (event: string, fields?: Fields) => void>;

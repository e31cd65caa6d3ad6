/** The five kinds of the specification; `limit` and `upstream` are its ApiError, told apart for the edge. */
export type FailureKind =
  | "auth"
  | "forbidden"
  | "validation"
  | "limit"
  | "rate"
  | "upstream"
  | "parse"
  | "database"
  | "missing"
  | "internal";

export type Message = { kind: FailureKind; text: string };

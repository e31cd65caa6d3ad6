/** The five kinds of error of the specification. */
export type ErrorName = "ApiError" | "ParseError" | "ValidationError" | "DatabaseError" | "AuthError";

/** Told apart more finely than they are named: the edge answers each with a status of its own. */
export const ERROR_NAMES = {
  auth: "AuthError",
  forbidden: "AuthError",
  validation: "ValidationError",
  limit: "ApiError",
  rate: "ApiError",
  upstream: "ApiError",
  missing: "ApiError",
  internal: "ApiError",
  parse: "ParseError",
  database: "DatabaseError",
} as const satisfies Record<string, ErrorName>;

export type FailureKind = keyof typeof ERROR_NAMES;
/** `details`: a second sentence, shown behind the first. */
export type Message = { kind: FailureKind; text: string; details?: string };

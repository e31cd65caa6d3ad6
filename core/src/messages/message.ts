/** The five kinds of error of the specification. */
type ErrorName = "ApiError" | "ParseError" | "ValidationError" | "DatabaseError" | "AuthError";

/** Finer than the error names, because each kind has its own HTTP status. */
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
/** `details`: a second sentence, shown after the first. */
export type Message = { kind: FailureKind; text: string; details?: string };

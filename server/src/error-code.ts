/** The code of a failure of the operating system ("ENOENT"); undefined where a failure has none. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;

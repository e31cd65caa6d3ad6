/** Joins class names and skips empty ones. */
export const classes = (...parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(" ");

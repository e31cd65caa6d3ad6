/** Joins class names and leaves out what does not apply. */
export const classes = (...parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(" ");

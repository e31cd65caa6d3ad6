import { classes } from "./classes.ts";

/** The red border follows `aria-invalid`, so that the look and the screen reader always agree. */
export const INPUT_CLASS = classes(
  "block min-h-12 w-full rounded-sm border border-edge bg-surface px-3.5 py-2.5 text-16 text-ink placeholder:text-quiet",
  "focus:outline-2 focus:outline-offset-0 focus:outline-accent read-only:bg-wash read-only:text-quiet",
  "disabled:cursor-default disabled:bg-wash disabled:text-quiet aria-invalid:border-2 aria-invalid:border-poor",
);
